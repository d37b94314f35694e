import { defineLines } from '../../core/lines.ts'

export const homeLines = defineLines({
  'Continue watching': { fr: 'Reprendre' },
  'New in what you follow': { fr: 'Du nouveau dans vos abonnements' },
  ':time left': { fr: 'encore :time' },
  'Take out of this row': { fr: 'Retirer de cette rangée' },
  'Take “:name” out of this row': { fr: 'Retirer « :name » de cette rangée' },
  '“:name” comes back when you go on with it': {
    fr: '« :name » reviendra dès que vous en reprendrez la lecture',
  },
  Undo: { fr: 'Annuler' },
  'New links': { fr: 'Nouveaux liens' },
  'With :name': { fr: 'Avec :name' },
  'Arrange the rows': { fr: 'Organiser les rangées' },
  'Back to the usual order': { fr: 'Revenir à l’ordre habituel' },
  'Drag a row, or use the arrow keys; untick one to hide it.': {
    fr: 'Faites glisser une rangée, ou utilisez les flèches ; décochez-la pour la masquer.',
  },
  'The rows are in their usual order again': {
    fr: 'Les rangées ont retrouvé leur ordre habituel',
  },
  'There is no such row.': { fr: 'Cette rangée n’existe pas.' },
})

/** Names of fields that have no label of the same words. */
export const homeFieldLines = defineLines({
  Order: { fr: 'Ordre' },
  Hidden: { fr: 'Masqué' },
})
