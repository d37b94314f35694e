import { defineLines } from '../../core/lines.ts'

/** Texts of those who define roles. */
export const viewAsAdminLines = defineLines({
  'See the site as this role': { fr: 'Voir le site avec ce rôle' },
  'See the site as :role': { fr: 'Voir le site en tant que :role' },
})
