import { defineLines } from '../../core/lines.ts'

export const takedownAdminLines = defineLines({
  'Withdrawn after takedown notices': { fr: 'Retiré à la suite de demandes' },
  'A counter-notice waits': { fr: 'Une contre-notification attend' },
  'Takedown notices': { fr: 'Demandes de retrait' },
  'What holders of rights ask to be withdrawn, and what was answered to it.': {
    fr: 'Ce que des titulaires de droits demandent de retirer, et les réponses.',
  },
  'The takedown notices could not be loaded': {
    fr: 'Les demandes de retrait n’ont pas pu être chargées',
  },
  'No takedown notices match': { fr: 'Aucune demande de retrait ne correspond' },
  'Notices that are sent from the pages of titles and links will be here.': {
    fr: 'Les demandes envoyées depuis les pages de titres et de liens apparaîtront ici.',
  },
  Reference: { fr: 'Référence' },
  About: { fr: 'Objet' },
  Sender: { fr: 'Auteur' },
  'To decide': { fr: 'À décider' },
  Received: { fr: 'Reçue' },
  'With a counter-notice that waits': { fr: 'Avec une contre-notification en attente' },
  ':title and :count more': { fr: ':title et [one :count autre|other :count autres]' },
  ':part of :whole': { fr: ':part sur :whole' },
  Forgotten: { fr: 'Oublié' },
  'Notice :reference': { fr: 'Demande :reference' },
  'All that wait': { fr: 'Tout ce qui attend' },
  'Choose :name': { fr: 'Choisir :name' },
  Withdraw: { fr: 'Retirer' },
  Refuse: { fr: 'Refuser' },
  'Bring back': { fr: 'Rétablir' },
  'Accept, and bring back': { fr: 'Accepter et rétablir' },
  'Restored: :reason': { fr: 'Rétabli : :reason' },
  'Let staff add the same again': { fr: 'Permettre à l’équipe de l’ajouter' },
  'Let nobody add the same again': { fr: 'Interdire de l’ajouter' },
  'What is claimed, and by whom': { fr: 'Ce qui est demandé, et par qui' },
  'Rights in them': { fr: 'Droits' },
  'Who sent it was forgotten with age.': { fr: 'Son auteur a été oublié avec le temps.' },
  'Other notices from this e-mail address': { fr: 'Autres demandes de cette adresse e-mail' },
  'The sender of the notice may answer until :day.': {
    fr: 'L’auteur de la demande peut répondre jusqu’au :day.',
  },
  'Ask the sender something': { fr: 'Poser une question à l’auteur' },
  'It is sent by mail; the notice then waits for the answer.': {
    fr: 'Elle part par e-mail ; la demande attend ensuite la réponse.',
  },
  Ask: { fr: 'Demander' },
  'Usual reasons': { fr: 'Raisons habituelles' },
  'Public reason': { fr: 'Raison publique' },
  Items: { en: 'What is decided', fr: 'Ce qui est décidé' },
  Decision: { fr: 'Décision' },
  Questions: { fr: 'Questions' },
  'What was withdrawn is brought back where its notice stands.': {
    fr: 'Ce qui a été retiré se rétablit depuis sa demande.',
  },
  'Withdraw [one 1 thing|other :count things]?': {
    fr: 'Retirer [one :count élément|other :count éléments] ?',
  },
  '[one It leaves every page, list and search. Its address says that it was withdrawn|other They leave every page, list and search. Their addresses say that they were withdrawn], with the reason below, which everybody can read.':
    {
      fr: '[one Il quitte toutes les pages, listes et recherches. Son adresse dit qu’il est retiré|other Ils quittent toutes les pages, listes et recherches. Leurs adresses disent qu’ils sont retirés], avec la raison ci-dessous, lisible par tous.',
    },
  'Refuse to withdraw [one 1 thing|other :count things]?': {
    fr: 'Refuser de retirer [one :count élément|other :count éléments] ?',
  },
  'Nothing changes. The sender of the notice reads the reason.': {
    fr: 'Rien ne change. L’auteur de la demande lira la raison.',
  },
  'Accept the counter-notice?': { fr: 'Accepter la contre-notification ?' },
  'What was withdrawn comes back everywhere, as it was. Both sides read the reason.': {
    fr: 'Ce qui a été retiré revient partout, tel quel. Les deux parties liront la raison.',
  },
  'Refuse the counter-notice?': { fr: 'Refuser la contre-notification ?' },
  'What was withdrawn stays withdrawn. The sender of the counter-notice reads the reason.': {
    fr: 'Le retrait est maintenu. L’auteur de la contre-notification lira la raison.',
  },
  'Bring it back?': { fr: 'Rétablir ?' },
  'It comes back everywhere, as it was. Those whom it concerns read the reason.': {
    fr: 'Tout revient partout, tel quel. Les personnes concernées liront la raison.',
  },
  'Let staff add the same again?': { fr: 'Permettre à l’équipe de l’ajouter ?' },
  'It stays withdrawn, and members still cannot add it. The reason stays in the history.': {
    fr: 'Le retrait demeure et les membres ne peuvent toujours pas l’ajouter. La raison reste dans l’historique.',
  },
  'Let nobody add the same again?': { fr: 'Interdire de l’ajouter ?' },
  'What was added in the meantime stays. The reason stays in the history.': {
    fr: 'Ce qui a été ajouté entre-temps demeure. La raison reste dans l’historique.',
  },
  'Close it again': { fr: 'Interdire de nouveau' },
})
