import { defineLines } from '../../core/lines.ts'

export const followLines = defineLines({
  Follow: { fr: 'Suivre' },
  Following: { fr: 'Suivi' },
  '[one 1 follower|other :count followers]': { fr: '[one 1 abonné|other :count abonnés]' },
  'You cannot follow yourself.': { fr: 'Vous ne pouvez pas vous suivre vous-même.' },
  'You follow as much as you may. Leave something that you no longer care for.': {
    fr: 'Vous suivez autant que possible. Abandonnez ce qui ne vous intéresse plus.',
  },
})
