import { defineLines } from '../../core/lines.ts'

export const notificationLines = defineLines({
  'Mark all as read': { fr: 'Tout marquer comme lu' },
  'Hang tight! Notifications will start showing up here soon.': {
    fr: 'Encore un peu de patience : vos notifications apparaîtront ici.',
  },
  '[one 1 unread notification|other :count unread notifications]': {
    fr: '[one 1 notification non lue|other :count notifications non lues]',
  },
  'Notifications could not be loaded.': { fr: 'Les notifications n’ont pas pu être chargées.' },
  'All notifications': { fr: 'Toutes les notifications' },
  Loading: { fr: 'Chargement' },
  'Next page': { fr: 'Page suivante' },
  'Previous page': { fr: 'Page précédente' },
  Pages: { fr: 'Pages' },
  Unread: { fr: 'Non lue' },
  'A link of yours was accepted': { fr: 'Un de vos liens est accepté' },
  'A link of yours was denied': { fr: 'Un de vos liens est refusé' },
  'A link of yours was marked as dead': { fr: 'Un de vos liens est déclaré mort' },
  'An nzb or torrent of yours was accepted': { fr: 'Un de vos nzb ou torrents est accepté' },
  'An nzb or torrent of yours was denied': { fr: 'Un de vos nzb ou torrents est refusé' },
  'An nzb or torrent of yours was marked as dead': {
    fr: 'Un de vos nzb ou torrents est déclaré mort',
  },
  'Whether moderators look at what you add before it is seen': {
    fr: 'Si vos ajouts sont vérifiés avant publication',
  },
  Workspaces: { fr: 'Espaces de travail' },
  'A workspace of yours has a new owner': {
    fr: 'Un de vos espaces de travail a un nouveau propriétaire',
  },
  'Somebody invites you to a workspace': { fr: 'Quelqu’un vous invite dans un espace de travail' },
  'You get this e-mail because you chose to: “:name”.': {
    fr: 'Vous recevez cet e-mail parce que vous l’avez choisi : « :name ».',
  },
  'Stop these e-mails': { fr: 'Ne plus recevoir ces e-mails' },
  'There is no such notification for you.': { fr: 'Cette notification n’existe pas pour vous.' },
  'Browser notifications are switched off on this site.': {
    fr: 'Les notifications du navigateur sont désactivées sur ce site.',
  },
  'This is not the address of a known push service.': {
    fr: 'Cette adresse n’est pas celle d’un service de notification connu.',
  },
  'These are not the keys of a browser.': { fr: 'Ces clés ne sont pas celles d’un navigateur.' },
  'Last 24 hours': { fr: 'Dernières 24 heures' },
  'Last 7 days': { fr: '7 derniers jours' },
  Earlier: { fr: 'Plus tôt' },
  'New notification: :text': { fr: 'Nouvelle notification : :text' },
  'Notification settings': { fr: 'Réglages des notifications' },
  'All notification settings': { fr: 'Tous les réglages des notifications' },
  Settings: { fr: 'Réglages' },
  'Choose what you are told about, and how.': {
    fr: 'Choisissez ce dont vous êtes informé, et comment.',
  },
  'Tell me about': { fr: 'M’informer' },
  Everything: { fr: 'Tout' },
  'On the site': { fr: 'Sur le site' },
  'By e-mail': { fr: 'Par e-mail' },
  'In the browser': { fr: 'Dans le navigateur' },
  'Updated preferences': { fr: 'Préférences enregistrées' },
  'Notifications blocked. Please enable them for this site from browser settings.': {
    fr: 'Notifications bloquées. Veuillez les autoriser pour ce site dans les réglages du navigateur.',
  },
  'This browser cannot show notifications of this site.': {
    fr: 'Ce navigateur ne peut pas afficher les notifications de ce site.',
  },
  'This browser shows notifications while you are logged in.': {
    fr: 'Ce navigateur affiche les notifications tant que vous êtes connecté.',
  },
  'Stop in this browser': { fr: 'Arrêter dans ce navigateur' },
  Undo: { fr: 'Annuler' },
  'E-mail settings': { fr: 'Réglages des e-mails' },
  'Stop these e-mails?': { fr: 'Ne plus recevoir ces e-mails ?' },
  'These e-mails have stopped': { fr: 'Vous ne recevrez plus ces e-mails' },
  'You will get no more e-mails at :email about: “:name”. Other e-mails, and notifications on the site, stay as they are.':
    {
      fr: 'Vous ne recevrez plus d’e-mails à :email à ce sujet : « :name ». Les autres e-mails et les notifications sur le site ne changent pas.',
    },
  'You get no e-mails at :email about: “:name”.': {
    fr: 'Vous ne recevez pas d’e-mails à :email à ce sujet : « :name ».',
  },
  'Please enter a host or an origin.': { fr: 'Veuillez saisir un hôte ou une origine.' },
})

/** Names of fields that have no label of the same words. */
export const notificationFieldLines = defineLines({
  Endpoint: { en: 'Address of the browser', fr: 'Adresse du navigateur' },
  Keys: { en: 'Keys of the browser', fr: 'Clés du navigateur' },
  Selections: { en: 'Choices', fr: 'Choix' },
})
