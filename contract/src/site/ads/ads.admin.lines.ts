import { defineLines } from '../../core/lines.ts'

export const adAdminLines = defineLines({
  'Hide the preview': { fr: 'Masquer l’aperçu' },
  'The code has changed since.': { fr: 'Le code a changé depuis.' },
})
