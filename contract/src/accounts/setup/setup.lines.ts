import { defineLines } from '../../core/lines.ts'

export const setupLines = defineLines({
  'Set up your site': { fr: 'Configurer votre site' },
  'Make the account that administers it. This page works once.': {
    fr: 'Créez le compte qui l’administre. Cette page ne sert qu’une fois.',
  },
  'Create administrator': { fr: 'Créer l’administrateur' },
  'The administrator is ready. Please log in.': {
    fr: 'L’administrateur est prêt. Connectez-vous.',
  },
  'This link is not valid, or the site has an administrator already.': {
    fr: 'Ce lien n’est pas valide, ou le site a déjà un administrateur.',
  },
})

/** Names of fields that have no label of the same words. */
export const setupFieldLines = defineLines({
  'Setup token': { en: 'Key of the setup', fr: 'Clé d’installation' },
})
