import { defineLines } from '../../core/lines.ts'

export const listImportLines = defineLines({
  TMDB: { fr: 'TMDB' },
  Entries: { en: 'Titles', fr: 'Titres' },
  'Line :line: a quotation mark is opened there and never closed.': {
    fr: 'Ligne :line : un guillemet y est ouvert et jamais fermé.',
  },
  'Line :line: this row is too long.': { fr: 'Ligne :line : cette ligne est trop longue.' },
  'Line :line cannot be read as a row of a table.': {
    fr: 'La ligne :line ne se lit pas comme une ligne de tableau.',
  },
  'No column of titles was found. The first line must name the columns: Title, Year, IMDb…': {
    fr: 'Aucune colonne de titres n’a été trouvée. La première ligne doit nommer les colonnes : Titre, Année, IMDb…',
  },
  'There are no titles in this file.': { fr: 'Il n’y a aucun titre dans ce fichier.' },
  'There are more than :most titles in this file.': {
    fr: 'Il y a plus de :most titres dans ce fichier.',
  },
  'There is more in this file than a list can hold.': {
    fr: 'Il y a dans ce fichier plus qu’une liste ne peut contenir.',
  },
  'This is no text. Save the table as CSV first.': {
    fr: 'Ce n’est pas du texte. Enregistrez d’abord le tableau au format CSV.',
  },
  'Please choose at least one title.': { fr: 'Choisissez au moins un titre.' },
  'A list holds at most 2000 titles.': { fr: 'Une liste contient au plus 2000 titres.' },
  'None of these titles is there any more.': { fr: 'Aucun de ces titres n’existe plus.' },
  'Import a list': { fr: 'Importer une liste' },
  'Import into this list': { fr: 'Importer dans cette liste' },
  'Import into “:name”': { fr: 'Importer dans « :name »' },
  'Nothing is saved before you have seen what was found.': {
    fr: 'Rien n’est enregistré avant que vous ayez vu ce qui a été trouvé.',
  },
  'Drop the file of a list here, paste it, or choose one.': {
    fr: 'Déposez ici le fichier d’une liste, collez-le ou choisissez-en un.',
  },
  'CSV of at most :size MB and :most titles.': { fr: 'CSV de :size Mo et :most titres au plus.' },
  'Choose a file': { fr: 'Choisir un fichier' },
  'File of titles': { fr: 'Fichier de titres' },
  'This file is larger than :most MB.': { fr: 'Ce fichier dépasse :most Mo.' },
  'Looking for the titles of the file…': { fr: 'Recherche des titres du fichier…' },
  'IMDb: open a list or your watchlist there and choose “Export”.': {
    fr: 'IMDb : ouvrez-y une liste ou votre watchlist et choisissez « Exporter ».',
  },
  'Letterboxd: export a list, or your data in its settings.': {
    fr: 'Letterboxd : exportez une liste, ou vos données dans ses réglages.',
  },
  'This site: the file of any list, which “Download as CSV” gives out.': {
    fr: 'Ce site : le fichier de toute liste, que donne « Télécharger en CSV ».',
  },
  'Any table whose first line names its columns: Title and Year, IMDb, TMDB, Note.': {
    fr: 'Tout tableau dont la première ligne nomme les colonnes : Titre et Année, IMDb, TMDB, Note.',
  },
  'Text with a title and its year in each line: Metropolis (1927).': {
    fr: 'Un texte avec un titre et son année par ligne : Metropolis (1927).',
  },
  ':found of :count found': { fr: ':found sur :count trouvés' },
  '[one 1 to choose|other :count to choose]': { fr: '[one 1 à choisir|other :count à choisir]' },
  '[one 1 not found|other :count not found]': {
    fr: '[one 1 introuvable|other :count introuvables]',
  },
  '[one 1 in the list already|other :count in the list already]': {
    fr: '[one 1 déjà dans la liste|other :count déjà dans la liste]',
  },
  '[one 1 named twice|other :count named twice]': {
    fr: '[one 1 nommé deux fois|other :count nommés deux fois]',
  },
  '[one 1 left out|other :count left out]': {
    fr: '[one 1 laissé de côté|other :count laissés de côté]',
  },
  'The list takes :room more: titles at the end of the file stay out.': {
    fr: 'La liste en accepte encore :room : les titres de la fin du fichier n’y entrent pas.',
  },
  'Choose another file': { fr: 'Choisir un autre fichier' },
  'Choose titles first': { fr: 'Choisissez d’abord des titres' },
  'Import [one 1 title|other :count titles]': {
    fr: 'Importer [one 1 titre|other :count titres]',
  },
  'Titles of the file': { fr: 'Titres du fichier' },
  'Rows that are shown': { fr: 'Lignes affichées' },
  'All (:count)': { fr: 'Tous (:count)' },
  'To choose (:count)': { fr: 'À choisir (:count)' },
  'Not found (:count)': { fr: 'Introuvables (:count)' },
  'No rows to show here.': { fr: 'Aucune ligne à afficher ici.' },
  'Show more rows': { fr: 'Afficher plus de lignes' },
  'Line :line': { fr: 'Ligne :line' },
  'Import “:name”': { fr: 'Importer « :name »' },
  'Which title is “:name”?': { fr: 'Quel titre est « :name » ?' },
  'Search the catalogue for “:name”': { fr: 'Chercher « :name » au catalogue' },
  'Choose a title': { fr: 'Choisir un titre' },
  'Leave out': { fr: 'Laisser de côté' },
  'Left out': { fr: 'Laissé de côté' },
  'The note was cut to :most letters.': { fr: 'La note a été réduite à :most caractères.' },
  'Not found in the catalogue': { fr: 'Introuvable dans le catalogue' },
  'In the list already': { fr: 'Déjà dans la liste' },
  'The same as line :line': { fr: 'Identique à la ligne :line' },
  'Please choose': { fr: 'À choisir' },
  Likely: { fr: 'Probable' },
  '[one 1 title|other :count titles] imported into “:name”': {
    fr: '[one 1 titre importé|other :count titres importés] dans « :name »',
  },
  '[one 1 was there already|other :count were there already]': {
    fr: '[one 1 y était déjà|other :count y étaient déjà]',
  },
  '[one 1 is no longer in the catalogue|other :count are no longer in the catalogue]': {
    fr: '[one 1 n’est plus au catalogue|other :count ne sont plus au catalogue]',
  },
  '[one 1 found no place: the list is full|other :count found no place: the list is full]': {
    fr: '[one 1 n’a pas trouvé place : la liste est pleine|other :count n’ont pas trouvé place : la liste est pleine]',
  },
  'Import another file': { fr: 'Importer un autre fichier' },
  'Download for Letterboxd': { fr: 'Télécharger pour Letterboxd' },
  'Take the list along': { fr: 'Emporter la liste' },
})
