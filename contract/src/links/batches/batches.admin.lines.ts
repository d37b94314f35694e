import { defineLines } from '../../core/lines.ts'

/** The page of many contributions at once. */
export const batchLines = defineLines({
  'Add many': { fr: 'Ajouter en nombre' },
  'Add many to :title': { fr: 'Ajouter en nombre à :title' },
  'Each file, name or address becomes a row. Correct the rows, then add them.': {
    fr: 'Chaque fichier, nom ou adresse devient une ligne. Corrigez les lignes, puis ajoutez-les.',
  },
  'No rows yet': { fr: 'Pas encore de ligne' },
  'Drop files or paste lines above: what their names say is filled in for you to check.': {
    fr: 'Déposez des fichiers ou collez des lignes ci-dessus : ce que disent leurs noms est rempli, à vous de vérifier.',
  },
  'Dotted values were read or found: check them.': {
    fr: 'Les valeurs en pointillé ont été lues ou trouvées : vérifiez-les.',
  },
  'Enter or F2 changes a cell, Tab goes on, Space selects a row, Ctrl+D copies a cell to the selected rows, * is a whole season.':
    {
      fr: 'Entrée ou F2 modifie une cellule, Tab passe à la suivante, Espace sélectionne une ligne, Ctrl+D copie une cellule dans les lignes sélectionnées, * vaut une saison complète.',
    },
  'Drop newsgroup files and torrents here, paste them, or choose them.': {
    fr: 'Déposez ici des fichiers de newsgroups et des torrents, collez-les ou choisissez-les.',
  },
  'Up to :count at once, of both kinds.': { fr: 'Jusqu’à :count à la fois, des deux sortes.' },
  'Choose files': { fr: 'Choisir des fichiers' },
  'Newsgroup files and torrents': { fr: 'Fichiers de newsgroups et torrents' },
  'Names and addresses': { fr: 'Noms et adresses' },
  'A release name and its addresses on a line, or the addresses below the name. Parts of one set become one row.':
    {
      fr: 'Un nom de release et ses adresses sur une ligne, ou les adresses sous le nom. Les parties d’un même ensemble forment une ligne.',
    },
  'Read these lines': { fr: 'Lire ces lignes' },
  'There is room for :room more, and these are :count. Add or remove rows first.': {
    fr: 'Il reste de la place pour :room, et cela en fait :count. Ajoutez ou retirez d’abord des lignes.',
  },
  Contributions: { fr: 'Contributions' },
  'Leads to': { fr: 'Mène à' },
  Episodes: { fr: 'Épisodes' },
  Choose: { fr: 'À choisir' },
  'Read from the name': { fr: 'Lu dans le nom' },
  'Read from the address': { fr: 'Lu dans l’adresse' },
  'Read from the file': { fr: 'Lu dans le fichier' },
  'Found by its name and year': { fr: 'Trouvé par son nom et son année' },
  '[one 1 address|other :count addresses]': { fr: '[one :count adresse|other :count adresses]' },
  '[one 1 row|other :count rows]': { fr: '[one :count ligne|other :count lignes]' },
  Uploading: { fr: 'En cours d’envoi' },
  'Being read': { fr: 'En cours de lecture' },
  'Needs a decision': { fr: 'À décider' },
  Duplicate: { fr: 'Doublon' },
  Refused: { fr: 'Refusé' },
  Ready: { fr: 'Prêt' },
  'Being added': { fr: 'En cours d’ajout' },
  Added: { fr: 'Ajouté' },
  'See it': { fr: 'Voir' },
  'The same as “:name” above': { fr: 'Identique à « :name » plus haut' },
  'This title has it already: number :id': { fr: 'Ce titre l’a déjà : numéro :id' },
  'It is on :title too': { fr: 'Aussi sur :title' },
  'Removed [one 1 row|other :count rows]': {
    fr: '[one :count ligne retirée|other :count lignes retirées]',
  },
  'Added [one 1 contribution|other :count contributions]': {
    fr: '[one :count contribution ajoutée|other :count contributions ajoutées]',
  },
  'Read again': { fr: 'Relire' },
  'Remove [one 1 duplicate|other :count duplicates]': {
    fr: 'Retirer [one :count doublon|other :count doublons]',
  },
  'Clear what was added': { fr: 'Effacer ce qui est ajouté' },
  'Add [one 1 that is ready|other all :count that are ready]': {
    fr: 'Ajouter [one la ligne prête|other les :count prêtes]',
  },
  'Fill down': { fr: 'Recopier vers le bas' },
  'Copy from the first selected row': { fr: 'Copier depuis la première ligne sélectionnée' },
  'Number the episodes upwards': { fr: 'Numéroter les épisodes à la suite' },
  'Select :name': { fr: 'Sélectionner :name' },
  'Remove :name': { fr: 'Retirer :name' },
})
