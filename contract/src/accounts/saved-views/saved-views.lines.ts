import { defineLines } from '../../core/lines.ts'

export const savedViewLines = defineLines({
  'Saved views': { fr: 'Vues enregistrées' },
  'View: :name': { fr: 'Vue : :name' },
  'All rows': { fr: 'Toutes les lignes' },
  'Keep what the table shows now under a name, to come back to it.': {
    fr: 'Gardez sous un nom ce que le tableau montre, pour y revenir.',
  },
  'Save as a new view': { fr: 'Enregistrer comme nouvelle vue' },
  'Save changes to :name': { fr: 'Enregistrer les changements dans :name' },
  'Edit the view :name': { fr: 'Modifier la vue :name' },
  'New view': { fr: 'Nouvelle vue' },
  'Edit the view': { fr: 'Modifier la vue' },
  'Name of the view': { fr: 'Nom de la vue' },
  'Open the list with this view': { fr: 'Ouvrir la liste avec cette vue' },
  'Opens first': { fr: 'S’ouvre en premier' },
  'View saved': { fr: 'Vue enregistrée' },
  'View deleted': { fr: 'Vue supprimée' },
  'Delete this view': { fr: 'Supprimer cette vue' },
  'This view asks for something that the list no longer has: :names. You see the rest of it.': {
    fr: 'Cette vue demande ce que la liste n’a plus : :names. Vous en voyez le reste.',
  },
  'Please enter a name for the view.': { fr: 'Saisissez un nom pour la vue.' },
  'Please say of which list.': { fr: 'Précisez de quelle liste.' },
  'There is no list of this name.': { fr: 'Aucune liste ne porte ce nom.' },
  'This list has no such order, filter or column.': {
    fr: 'Cette liste n’a pas cet ordre, ce filtre ou cette colonne.',
  },
  'You have a view of this name already.': { fr: 'Vous avez déjà une vue de ce nom.' },
  'You have reached the greatest number of views of this list. Delete one first.': {
    fr: 'Vous avez atteint le nombre maximal de vues de cette liste. Supprimez-en une d’abord.',
  },
})

/** Names of fields that have no label of the same words. */
export const savedViewFieldLines = defineLines({
  List: { fr: 'Liste' },
  'Is first': { en: 'Opens first', fr: 'S’ouvre en premier' },
})
