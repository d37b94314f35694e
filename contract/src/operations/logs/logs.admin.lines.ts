import { defineLines } from '../../core/lines.ts'

export const logAdminLines = defineLines({
  Errors: { fr: 'Erreurs' },
  Where: { fr: 'Où' },
  'Last time': { fr: 'Dernière fois' },
  'First time': { fr: 'Première fois' },
  Unsolved: { fr: 'Non résolue' },
  'Subject of the mail': { en: 'Subject', fr: 'Objet' },
  'Written at': { en: 'Written', fr: 'Écrit' },
  'Sent at': { en: 'Sent', fr: 'Envoi' },
  'Was sent': { en: 'Sent', fr: 'Envoyé' },
  Server: { fr: 'Serveur' },
  Browser: { fr: 'Navigateur' },
  'Came back': { fr: 'Revenue' },
  Solved: { fr: 'Résolue' },
  'What was being done': { fr: 'Ce qui était en cours' },
  'Place in the code': { fr: 'Endroit dans le code' },
  'By version': { fr: 'Par version' },
  'Mark as open': { fr: 'Marquer comme ouverte' },
  'Mark as solved': { fr: 'Marquer comme résolue' },
  'What went wrong on the server, in jobs and in browsers, each fault once.': {
    fr: 'Ce qui a mal tourné sur le serveur, dans les tâches et dans les navigateurs, chaque défaut une fois.',
  },
  'Search errors': { fr: 'Chercher des erreurs' },
  'The errors could not be loaded': { fr: 'Les erreurs n’ont pas pu être chargées' },
  'Nothing went wrong': { fr: 'Rien n’a mal tourné' },
  'Faults are listed here some seconds after they happen.': {
    fr: 'Les défauts apparaissent ici quelques secondes après leur survenue.',
  },
  '[one :count error is|other :count errors are] marked as solved': {
    fr: '[one :count erreur est marquée comme résolue|other :count erreurs sont marquées comme résolues]',
  },
  '[one :count error is|other :count errors are] open again': {
    fr: '[one :count erreur est de nouveau ouverte|other :count erreurs sont de nouveau ouvertes]',
  },
  '[one Delete this error?|other Delete :count errors?]': {
    fr: '[one Supprimer cette erreur ?|other Supprimer :count erreurs ?]',
  },
  'Its count and its trace are forgotten. When it happens again it is listed as new.': {
    fr: 'Son nombre et sa trace sont oubliés. Si elle se reproduit, elle apparaît comme nouvelle.',
  },
  'There is no file of errors yet': { fr: 'Il n’y a pas encore de fichier d’erreurs' },
  'Outgoing mail': { fr: 'E-mails sortants' },
  Receiver: { fr: 'Destinataire' },
  Attempts: { fr: 'Essais' },
  'Put off, to be tried again': { fr: 'Remis à plus tard, sera renvoyé' },
  'Waiting to be sent': { fr: 'En attente d’envoi' },
  'Not delivered': { fr: 'Non remis' },
  'Kept, not sent': { fr: 'Gardé, pas envoyé' },
  'What the mail says': { fr: 'Ce que dit l’e-mail' },
  'Links and codes that open something are left out. Links lead nowhere here.': {
    fr: 'Les liens et les codes qui ouvrent quelque chose sont masqués. Ici, les liens ne mènent nulle part.',
  },
  'What it says is shown to those who may edit accounts.': {
    fr: 'Son contenu est montré à ceux qui peuvent modifier les comptes.',
  },
  'None of these can be sent again': { fr: 'Aucun de ceux-ci ne peut être renvoyé' },
  '[one :count mail waits|other :count mails wait] to be sent again': {
    fr: '[one :count e-mail va être renvoyé|other :count e-mails vont être renvoyés]',
  },
  'What the site wrote to whom, and what became of it.': {
    fr: 'Ce que le site a écrit à qui, et ce qu’il en est advenu.',
  },
  'Search by address': { fr: 'Chercher par adresse' },
  'Send “:name” again': { fr: 'Renvoyer « :name »' },
  'Send again': { fr: 'Renvoyer' },
  'The mails could not be loaded': { fr: 'Les e-mails n’ont pas pu être chargés' },
  'No mails yet': { fr: 'Pas encore d’e-mail' },
  'What the site writes to members is listed here.': {
    fr: 'Ce que le site écrit aux membres apparaît ici.',
  },
  'No mail server is set up.': { fr: 'Aucun serveur de messagerie n’est configuré.' },
})
