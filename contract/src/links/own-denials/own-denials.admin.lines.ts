import { defineLines } from '../../core/lines.ts'

/** What uploaders read of what was denied. */
export const ownDenialLines = defineLines({
  'Denied: [one 1 contribution|other :count contributions]': {
    fr: 'Refusé : [one :count contribution|other :count contributions]',
  },
  'Correct and send again': { fr: 'Corriger et renvoyer' },
  'This was denied: :reason': { fr: 'Ceci a été refusé : :reason' },
  'Everything that was denied is filled in below. Correct it and send it again.': {
    fr: 'Tout ce qui a été refusé est rempli ci-dessous. Corrigez-le et renvoyez-le.',
  },
  'Its file is no longer there. Please send it again.': {
    fr: 'Son fichier n’est plus là. Veuillez le renvoyer.',
  },
})
