import { defineLines } from '../../core/lines.ts'

/** What pages say while files are sent. */
export const uploadLines = defineLines({
  'Send files': { fr: 'Envoyer des fichiers' },
  'Drop files here, paste them, or choose some.': {
    fr: 'Déposez des fichiers ici, collez-les ou choisissez-en.',
  },
  'Up to :size each.': { fr: 'Jusqu’à :size chacun.' },
  'Choose files': { fr: 'Choisir des fichiers' },
  Uploads: { fr: 'Envois' },
  Waiting: { fr: 'En attente' },
  Paused: { fr: 'En pause' },
  'Sending: :percentage %': { fr: 'Envoi : :percentage %' },
  'Being looked at…': { fr: 'Vérification…' },
  Arrived: { fr: 'Arrivé' },
  Failed: { fr: 'Échec' },
  Ended: { fr: 'Interrompu' },
  'Pause :name': { fr: 'Mettre :name en pause' },
  'Resume :name': { fr: 'Reprendre :name' },
  'Send :name again': { fr: 'Renvoyer :name' },
  'Cancel :name': { fr: 'Annuler :name' },
  'Not finished. Choose the file again, and it goes on where it was.': {
    fr: 'Inachevé. Choisissez de nouveau le fichier, et l’envoi reprend où il en était.',
  },
  'Clear the list': { fr: 'Vider la liste' },
  'Remove what is over': { fr: 'Retirer ce qui est terminé' },
  ':name has arrived.': { fr: ':name est arrivé.' },
  ':name could not be sent: :reason': { fr: ':name n’a pas pu être envoyé : :reason' },
})
