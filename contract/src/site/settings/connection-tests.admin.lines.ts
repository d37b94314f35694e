import { defineLines } from '../../core/lines.ts'

/** What buttons that try settings out are called, and what they say. */
export const connectionTestLines = defineLines({
  ':ms ms': { fr: ':ms ms' },
  'Write, read and delete a small file in the bucket': {
    fr: 'Écrire, lire et supprimer un petit fichier dans le compartiment',
  },
  'Ask the provider whether it knows the keys': {
    fr: 'Demander au fournisseur s’il connaît les clés',
  },
  'Try out the login with Google': { fr: 'Essayer la connexion avec Google' },
  'Try out the login with Facebook': { fr: 'Essayer la connexion avec Facebook' },
  'Try out the login with X': { fr: 'Essayer la connexion avec X' },
  'Try out the login with Envato': { fr: 'Essayer la connexion avec Envato' },
  'Show Stripe the keys of this site': { fr: 'Présenter à Stripe les clés de ce site' },
  'Show PayPal the keys and the webhook of this site': {
    fr: 'Présenter à PayPal les clés et le webhook de ce site',
  },
  ':service is offered when all its keys are here.': {
    fr: ':service est proposé lorsque toutes ses clés sont là.',
  },
  ':service knows the keys, and not the webhook.': {
    fr: ':service connaît les clés, mais pas le webhook.',
  },
  'Send a message to your own browsers': { fr: 'Envoyer un message à vos propres navigateurs' },
  'Try out the replica of the database': { fr: 'Essayer la réplique de la base de données' },
  'Save first: what is tried out is what is saved.': {
    fr: 'Enregistrez d’abord : l’essai porte sur ce qui est enregistré.',
  },
  'Send a test mail to :email': { fr: 'Envoyer un e-mail d’essai à :email' },
  'The mail server took a mail to :email.': {
    fr: 'Le serveur de messagerie a accepté un e-mail pour :email.',
  },
  'No mail server is set up: mails are kept in the log.': {
    fr: 'Aucun serveur de messagerie n’est configuré : les e-mails restent dans le journal.',
  },
  'The mail server refuses the user name or the password.': {
    fr: 'Le serveur de messagerie refuse le nom d’utilisateur ou le mot de passe.',
  },
  'The mail server refuses the mail for good.': {
    fr: 'Le serveur de messagerie refuse définitivement l’e-mail.',
  },
  'The mail server takes nothing from this site.': {
    fr: 'Le serveur de messagerie n’accepte rien de ce site.',
  },
  'The mail server puts mails off for now: what waits is tried again by itself.': {
    fr: 'Le serveur de messagerie remet les e-mails à plus tard : ceux qui attendent sont renvoyés d’eux-mêmes.',
  },
  'The mail server offers no TLS, without which no password is sent to it.': {
    fr: 'Le serveur de messagerie ne propose pas TLS, sans lequel aucun mot de passe ne lui est envoyé.',
  },
  'The certificate of the mail server has expired, is for another name, or is of nobody that is trusted.':
    {
      fr: 'Le certificat du serveur de messagerie a expiré, porte un autre nom ou n’est signé par personne de confiance.',
    },
  'The mail server speaks no TLS at this port.': {
    fr: 'Le serveur de messagerie ne parle pas TLS sur ce port.',
  },
  'There is no mail server of this name.': { fr: 'Aucun serveur de messagerie n’a ce nom.' },
  'Nothing answers at this port of the mail server.': {
    fr: 'Rien ne répond sur ce port du serveur de messagerie.',
  },
  'The mail server did not answer in time. Some ports speak TLS from the start, such as 465.': {
    fr: 'Le serveur de messagerie n’a pas répondu à temps. Certains ports parlent TLS dès le début, comme le 465.',
  },
  'The mail server does not answer as it should.': {
    fr: 'Le serveur de messagerie ne répond pas comme il le devrait.',
  },
  'A test mail of :site': { fr: 'Un e-mail d’essai de :site' },
  'Mails of this site reach you. There is nothing to do.': {
    fr: 'Les e-mails de ce site vous parviennent. Il n’y a rien à faire.',
  },
  'Name the bucket and both parts of its key first: here, or by the variable S3_BUCKET and those beside it.':
    {
      fr: 'Indiquez d’abord le compartiment et les deux parties de sa clé : ici, ou par la variable S3_BUCKET et celles qui l’accompagnent.',
    },
  'No bucket is set up: it takes its name and both keys.': {
    fr: 'Aucun compartiment n’est configuré : il faut son nom et les deux clés.',
  },
  'A small file was written, read and deleted.': {
    fr: 'Un petit fichier a été écrit, lu et supprimé.',
  },
  'The bucket refuses this site: look at its name, its region and the keys.': {
    fr: 'Le compartiment refuse ce site : vérifiez son nom, sa région et les clés.',
  },
  'The bucket does not answer as it should.': {
    fr: 'Le compartiment ne répond pas comme il le devrait.',
  },
  'The built-in check needs nobody else: there is nothing to set up.': {
    fr: 'La vérification intégrée ne dépend de personne : il n’y a rien à configurer.',
  },
  'The provider gives two keys: both have to be entered here.': {
    fr: 'Le fournisseur donne deux clés : il faut saisir les deux ici.',
  },
  'The provider does not answer as it should.': {
    fr: 'Le fournisseur ne répond pas comme il le devrait.',
  },
  'The provider does not know the secret key.': {
    fr: 'Le fournisseur ne connaît pas la clé secrète.',
  },
  'The provider lets everybody pass: these are keys for tests.': {
    fr: 'Le fournisseur laisse passer tout le monde : ce sont des clés d’essai.',
  },
  'The provider knows the secret key. Whether the site key fits, only a page shows.': {
    fr: 'Le fournisseur connaît la clé secrète. Seule une page montre si la clé du site convient.',
  },
  'The provider answers, and does not say whether it knows the keys.': {
    fr: 'Le fournisseur répond, sans dire s’il connaît les clés.',
  },
  'This login is not offered: it has to be switched on and takes both keys.': {
    fr: 'Cette connexion n’est pas proposée : il faut l’activer et saisir les deux clés.',
  },
  ':service knows this site and its key.': { fr: ':service connaît ce site et sa clé.' },
  ':service does not know this site, or refuses its key.': {
    fr: ':service ne connaît pas ce site ou refuse sa clé.',
  },
  ':service answers, and does not say whether it knows the keys.': {
    fr: ':service répond, sans dire s’il connaît les clés.',
  },
  'You get messages in no browser: switch them on in your notification settings first.': {
    fr: 'Vous ne recevez de messages dans aucun navigateur : activez-les d’abord dans vos réglages de notifications.',
  },
  'Browser notifications work': { fr: 'Les notifications du navigateur fonctionnent' },
  'This is a test that you have asked for.': { fr: 'Ceci est un essai que vous avez demandé.' },
  '[one A message was handed over for 1 browser.|other Messages were handed over for :count browsers.]':
    {
      fr: '[one Un message a été remis pour 1 navigateur.|other Des messages ont été remis pour :count navigateurs.]',
    },
  'No push service took a message.': { fr: 'Aucun service push n’a accepté de message.' },
  'There is no replica: DATABASE_REPLICA_URL names one.': {
    fr: 'Il n’y a pas de réplique : DATABASE_REPLICA_URL en désigne une.',
  },
  'The replica does not answer or is behind: the database itself is read.': {
    fr: 'La réplique ne répond pas ou est en retard : la base elle-même est lue.',
  },
  'DATABASE_REPLICA_URL leads to a database that follows no other.': {
    fr: 'DATABASE_REPLICA_URL mène à une base qui n’en suit aucune autre.',
  },
  'The replica answers, and is :seconds s behind.': {
    fr: 'La réplique répond, avec :seconds s de retard.',
  },
  'Please enter a host such as mail.example.org.': {
    fr: 'Veuillez saisir un hôte tel que mail.example.org.',
  },
})
