import { defineLines } from './lines.ts'

/** Around every table: search, filters, columns, selection, pages. */
export const tableLines = defineLines({
  'Select all on this page': { fr: 'Tout sélectionner sur cette page' },
  '[one 1 item selected|other :count items selected]': {
    fr: '[one 1 élément sélectionné|other :count éléments sélectionnés]',
  },
  'Clear selection': { fr: 'Tout désélectionner' },
  'Rows per page': { fr: 'Lignes par page' },
  '[one 1 result|other :total results]': { fr: '[one 1 résultat|other :total résultats]' },
  ':from–:to of :total': { fr: ':from–:to sur :total' },
  'more than :count': { fr: 'plus de :count' },
  'More than :text': { fr: 'Plus de :text' },
  'No page leads that far into this list. Search or filter it first.': {
    fr: 'Aucune page ne mène si loin dans cette liste. Recherchez ou filtrez d’abord.',
  },
  'So many rows match that they cannot be put in this order so far. Filter further, or choose another order.':
    {
      fr: 'Trop de lignes correspondent pour être mises dans cet ordre jusqu’ici. Filtrez davantage ou choisissez un autre ordre.',
    },
  'A file of this list holds at most 10,000 rows. Search or filter it first.': {
    fr: 'Un fichier de cette liste contient au plus 10 000 lignes. Recherchez ou filtrez d’abord.',
  },
  'Show from the beginning': { fr: 'Afficher depuis le début' },
  'Try other words, or look at all of them.': {
    fr: 'Essayez d’autres mots, ou affichez-les tous.',
  },
  'Columns and density': { fr: 'Colonnes et densité' },
  Density: { fr: 'Densité' },
  Comfortable: { fr: 'Confortable' },
  Compact: { fr: 'Compact' },
  'Download as CSV': { fr: 'Télécharger en CSV' },
  'One file holds at most 100,000 rows. Search or filter the list first.': {
    fr: 'Un fichier contient au plus 100 000 lignes. Recherchez ou filtrez d’abord.',
  },
  'Reset the table': { fr: 'Rétablir le tableau' },
  'Move :name up': { fr: 'Monter :name' },
  'Move :name down': { fr: 'Descendre :name' },
})

/** Filters of tables. */
export const filterLines = defineLines({
  Filter: { fr: 'Filtrer' },
  'All filters': { fr: 'Tous les filtres' },
  'Clear filters': { fr: 'Retirer les filtres' },
  'Change the filter :name': { fr: 'Modifier le filtre :name' },
  Apply: { fr: 'Appliquer' },
  From: { fr: 'De' },
  To: { fr: 'À' },
  'Nothing found': { fr: 'Rien trouvé' },
  ':names + :count more': { fr: ':names + :count [one autre|other autres]' },
  contains: { fr: 'contient' },
  'begins with': { fr: 'commence par' },
  is: { fr: 'est' },
  'is not': { fr: 'n’est pas' },
  'is more than': { fr: 'est supérieur à' },
  'is at least': { fr: 'est d’au moins' },
  'is less than': { fr: 'est inférieur à' },
  'is at most': { fr: 'est d’au plus' },
  'is between': { fr: 'est entre' },
})

/** Choosing days. */
export const dayLines = defineLines({
  Today: { fr: 'Aujourd’hui' },
  Yesterday: { fr: 'Hier' },
  'This week': { fr: 'Cette semaine' },
  'Last week': { fr: 'La semaine dernière' },
  'Last 7 days': { fr: '7 derniers jours' },
  'Last 30 days': { fr: '30 derniers jours' },
  'Last 3 months': { fr: '3 derniers mois' },
  'Last 12 months': { fr: '12 derniers mois' },
  'This month': { fr: 'Ce mois-ci' },
  'This year': { fr: 'Cette année' },
  'Last year': { fr: 'L’année dernière' },
  'Previous month': { fr: 'Mois précédent' },
  'Next month': { fr: 'Mois suivant' },
  'Previous year': { fr: 'Année précédente' },
  'Next year': { fr: 'Année suivante' },
  'Earlier years': { fr: 'Années précédentes' },
  'Later years': { fr: 'Années suivantes' },
  Compare: { fr: 'Comparer' },
  'Preceding period': { fr: 'Période précédente' },
  'Same period last year': { fr: 'Même période de l’année dernière' },
  Custom: { fr: 'Personnalisé' },
})
