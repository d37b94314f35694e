import { defineLines } from '../../core/lines.ts'

/** What contributors are told about what is expected of them. */
export const contributionRulesLines = defineLines({
  'Rules for contributions': { fr: 'Règles des contributions' },
  'Add only what may be shared: works in the public domain or under a free licence. Look whether the same is there already, say the quality and the languages that it really has, and replace what has died.':
    {
      fr: 'N’ajoutez que ce qui peut être partagé : œuvres du domaine public ou sous licence libre. Vérifiez qu’elle n’est pas déjà là, indiquez la qualité et les langues réelles, et remplacez ce qui est mort.',
    },
  'All rules of this site': { fr: 'Toutes les règles de ce site' },
})
