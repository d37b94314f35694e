import { defineLines } from '../../core/lines.ts'

export const insightLines = defineLines({
  'Changed since it was accepted': { fr: 'Modifié depuis son acceptation' },
  'Changed since it was restored': { fr: 'Modifié depuis sa restauration' },
  'Changed since it was postponed': { fr: 'Modifié depuis sa remise à plus tard' },
  'Changed since somebody decided': { fr: 'Modifié depuis la dernière décision' },
  'Changed since it was published': { fr: 'Modifié depuis sa publication' },
  'Record of :name': { fr: 'Bilan de :name' },
  ':count accepted': { fr: '[one 1 acceptée|other :count acceptées]' },
  ':count denied': { fr: '[one 1 refusée|other :count refusées]' },
  Waiting: { fr: 'En attente' },
  'Open reports': { fr: 'Signalements ouverts' },
  'Trusted uploader': { fr: 'Contributeur de confiance' },
  'Of the newest :count of each kind.': { fr: 'Sur les :count plus récentes de chaque type.' },
  'Last denials': { fr: 'Derniers refus' },
  'Nothing of theirs was denied lately.': { fr: 'Rien de sa part n’a été refusé récemment.' },
})
