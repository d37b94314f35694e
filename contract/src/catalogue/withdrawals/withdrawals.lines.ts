import { defineLines } from '../../core/lines.ts'

export const withdrawalLines = defineLines({
  'This was withdrawn after a takedown notice.': {
    fr: 'Ceci a été retiré à la suite d’une demande.',
  },
  'Line :line: this was withdrawn and cannot be added again. :reason': {
    fr: 'Ligne :line : ceci a été retiré et ne peut pas être ajouté de nouveau. :reason',
  },
  ':file was withdrawn and cannot be added again. :reason': {
    fr: ':file a été retiré et ne peut pas être ajouté de nouveau. :reason',
  },
  'This was withdrawn after a takedown notice, and is not imported again.': {
    fr: 'Ceci a été retiré à la suite d’une demande et n’est plus importé.',
  },
  'Its title is not there: bring that back first.': {
    fr: 'Son titre n’est pas là : rétablissez-le d’abord.',
  },
  'The same was added since. Delete that first.': {
    fr: 'La même chose a été ajoutée depuis. Supprimez-la d’abord.',
  },
  'Contribution to a deleted title': { fr: 'Contribution à un titre supprimé' },
  'Withdrawn contribution': { fr: 'Contribution retirée' },
  Withdrawn: { fr: 'Retiré' },
})
