import { defineLines } from '../../core/lines.ts'

/** Texts of those who tend the people of the catalogue. */
export const peopleAdminLines = defineLines({
  'Please enter what this person is called.': { fr: 'Indiquez le nom de cette personne.' },
  'Enter “:name” as somebody new': { fr: 'Saisir « :name » comme nouvelle personne' },
})
