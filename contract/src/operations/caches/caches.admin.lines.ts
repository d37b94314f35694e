import { defineLines } from '../../core/lines.ts'

export const cacheLines = defineLines({
  'Clear the caches': { fr: 'Vider les caches' },
  'Everything that is kept in memory is forgotten in every process. Pages are a little slower for a moment.':
    {
      fr: 'Tout ce qui est gardé en mémoire est oublié dans chaque processus. Les pages sont un peu plus lentes pendant un moment.',
    },
  'The caches are empty': { fr: 'Les caches sont vides' },
})
