import { defineLines } from '../../core/lines.ts'

/** Texts of those who tend the people of the catalogue. */
export const peopleAdminLines = defineLines({
  'Please enter what this person is called.': { fr: 'Indiquez le nom de cette personne.' },
  'A person is changed where they stand: the history says what they were.': {
    fr: 'Une personne se modifie là où elle est : l’historique dit ce qu’elle était.',
  },
  'Enter “:name” as somebody new': { fr: 'Saisir « :name » comme nouvelle personne' },
})
