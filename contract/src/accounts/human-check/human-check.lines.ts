import { defineLines } from '../../core/lines.ts'

export const humanCheckLines = defineLines({
  'Human check': { fr: 'Vérification humaine' },
  'Your browser solves a small task when you continue. There is nothing to do for you.': {
    fr: 'Votre navigateur résout une petite tâche lorsque vous continuez. Vous n’avez rien à faire.',
  },
  'Solving a small task to show that you are human…': {
    fr: 'Résolution d’une petite tâche pour montrer que vous êtes humain…',
  },
  'Human check passed': { fr: 'Vérification réussie' },
})
