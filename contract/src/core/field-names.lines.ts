import { defineLines } from './lines.ts'

/**
 * Fields that several features have, as readers know them, in what is said about a faulty one. Fields whose label is a
 * line have theirs there, and those of one feature stand in its lines.
 */
export const fieldNameLines = defineLines({
  Id: { en: 'Number', fr: 'Numéro' },
  Ids: { en: 'Selection', fr: 'Sélection' },
  'Password confirmation': { fr: 'Confirmation du mot de passe' },
  Policies: { en: 'Accepted rules', fr: 'Règles acceptées' },
  Remember: { en: 'Stay signed in', fr: 'Rester connecté' },
  'Title id': { en: 'Title', fr: 'Titre' },
  Token: { fr: 'Jeton' },
  'User id': { en: 'Member', fr: 'Membre' },
  Url: { en: 'Address', fr: 'Adresse' },
})
