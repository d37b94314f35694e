import { defineLines } from '../../core/lines.ts'

export const notificationLines = defineLines({
  'Mark all as read': { fr: 'Tout marquer comme lu' },
  'Hang tight! Notifications will start showing up here soon.': {
    fr: 'Encore un peu de patience : vos notifications apparaîtront ici.',
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
  Workspaces: { fr: 'Espaces de travail' },
  'Somebody invites you to a workspace': { fr: 'Quelqu’un vous invite dans un espace de travail' },
  'Stop these e-mails': { fr: 'Ne plus recevoir ces e-mails' },
  'There is no such notification for you.': { fr: 'Cette notification n’existe pas pour vous.' },
  'Browser notifications are switched off on this site.': { fr: 'Les notifications du navigateur sont désactivées sur ce site.' },
  'This is not the address of a known push service.': { fr: 'Cette adresse n’est pas celle d’un service de notification connu.' },
  'These are not the keys of a browser.': { fr: 'Ces clés ne sont pas celles d’un navigateur.' },
})
