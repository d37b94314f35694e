import { defineLines } from '../../core/lines.ts'

export const logLines = defineLines({
  'Something broke on the server': { fr: 'Une erreur est survenue sur le serveur' },
  'You see this because you may read the logs; others are told only that there was an issue.': {
    fr: 'Vous voyez ceci parce que vous pouvez lire les journaux ; les autres apprennent seulement qu’un problème est survenu.',
  },
  Exception: { fr: 'Exception' },
  Message: { fr: 'Message' },
  Trace: { fr: 'Trace' },
  'Download log': { fr: 'Télécharger le journal' },
  'Please give the pattern of the page.': { fr: 'Veuillez donner le modèle de la page.' },
})
