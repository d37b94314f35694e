import { defineLines } from '../../core/lines.ts'

export const adLines = defineLines({
  'Advertisement at the top': { fr: 'Publicité en haut de page' },
  'Advertisement at the bottom': { fr: 'Publicité en bas de page' },
  Advertisement: { fr: 'Publicité' },
  'Ad blocker': { fr: 'Bloqueur de publicités' },
  'Your browser blocks the advertisements of this site. They pay for its upkeep: please let them through here.':
    {
      fr: 'Votre navigateur bloque les publicités de ce site. Elles paient son entretien : merci de les autoriser ici.',
    },
  'Subscribers see none.': { fr: 'Les abonnés n’en voient pas.' },
  'Hide this notice': { fr: 'Masquer cet avis' },
})
