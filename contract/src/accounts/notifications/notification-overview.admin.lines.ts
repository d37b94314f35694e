import { defineLines } from '../../core/lines.ts'

export const notificationOverviewLines = defineLines({
  'How many notifications members get, of which kind, and what becomes of them. Whose they are, and what they say, is not said here.':
    {
      fr: 'Combien de notifications les membres reçoivent, de quel type, et ce qu’elles deviennent. À qui elles sont et ce qu’elles disent n’est pas dit ici.',
    },
  'The notifications could not be counted': { fr: 'Les notifications n’ont pas pu être comptées' },
  'No notifications yet': { fr: 'Pas encore de notification' },
  'What the site tells members is counted here.': {
    fr: 'Ce que le site annonce aux membres est compté ici.',
  },
  'Counted: :time': { fr: 'Compté : :time' },
  'Kinds of notifications': { fr: 'Types de notifications' },
  'By default: :ways': { fr: 'Par défaut : :ways' },
  'Notifications that were written': { en: 'Written', fr: 'Écrites' },
  'Notifications that were read': { en: 'Read', fr: 'Lues' },
  'Notifications that wait': { en: 'Waiting', fr: 'En attente' },
  'Members who want none of them': { en: 'Switched off by', fr: 'Désactivée par' },
  'Members who want them by other ways': { en: 'Ways changed by', fr: 'Voies changées par' },
  'The last one that was written': { en: 'Last one', fr: 'Dernière' },
  'Unread in all': { fr: 'Non lues en tout' },
  'Members with browser notifications': {
    fr: 'Membres avec des notifications du navigateur',
  },
  'Notifications by e-mail': { fr: 'Notifications par e-mail' },
  'Notifications in the browser': { fr: 'Notifications dans le navigateur' },
  'They are sent': { en: 'Sent', fr: 'Envoyées' },
  'They are not sent': { en: 'Not sent', fr: 'Non envoyées' },
})
