import { defineLines } from '../../core/lines.ts'

export const mediaImportLines = defineLines({
  'TMDB ID': { fr: 'ID TMDB' },
  'IGDB ID': { fr: 'ID IGDB' },
  'ISBN ID': { fr: 'ID ISBN' },
  'Deezer ID': { fr: 'ID Deezer' },
  'Please choose what it is.': { fr: 'Choisissez de quoi il s’agit.' },
  'Please enter what to look for.': { fr: 'Saisissez ce que vous cherchez.' },
  'The outside database of such titles is not set up.': {
    fr: 'La base externe de ces titres n’est pas configurée.',
  },
  'The outside database knows nothing by this id.': {
    fr: 'La base externe ne connaît rien sous cet identifiant.',
  },
  'The outside database refuses the key of this site. It is entered in the settings.': {
    fr: 'La base externe refuse la clé de ce site. Elle se saisit dans les paramètres.',
  },
  'The outside database was asked too often. Please try again in a minute.': {
    fr: 'La base externe a été interrogée trop souvent. Réessayez dans une minute.',
  },
  'The outside database does not answer as it should. Please try again later.': {
    fr: 'La base externe ne répond pas comme elle le devrait. Réessayez plus tard.',
  },
})

/** Names of fields that have no label of the same words. */
export const mediaImportFieldLines = defineLines({
  'Media type': { en: 'Type', fr: 'Type' },
  Into: { en: 'Title to merge with', fr: 'Titre avec lequel fusionner' },
  'Name fr': { en: 'Name in French', fr: 'Nom en français' },
  'Plot fr': { en: 'Plot in French', fr: 'Résumé en français' },
  'Tagline fr': { en: 'Tagline in French', fr: 'Accroche en français' },
  Homepage: { en: 'Official site', fr: 'Site officiel' },
  Locks: { fr: 'Verrous' },
})
