import { defineLines } from '../../core/lines.ts'

export const downloadLines = defineLines({
  'Best for you': { fr: 'Le meilleur pour vous' },
  'Other choices': { fr: 'Autres choix' },
  'Why this one': { fr: 'Pourquoi celui-ci' },
  'Get this link': { fr: 'Obtenir ce lien' },
  'The whole season at once': { fr: 'Toute la saison d’un coup' },
  'In a language you read': { fr: 'Dans une langue que vous lisez' },
  'Subtitles in your language': { fr: 'Sous-titré dans votre langue' },
  'The best of the direct links': { fr: 'Le meilleur des liens directs' },
  'Answered :when': { fr: 'A répondu :when' },
  'Answered when last checked': { fr: 'A répondu à la dernière vérification' },
})
