import { defineLines } from '../../core/lines.ts'

export const listLines = defineLines({
  'Lists of members': { fr: 'Listes des membres' },
  'Evenings, favourites, whole shelves: what members put together.': {
    fr: 'Des soirées, des coups de cœur, des étagères entières : ce que les membres ont réuni.',
  },
  'All lists of members': { fr: 'Toutes les listes des membres' },
  'Last changed': { fr: 'Dernières modifiées' },
  'Most followed': { fr: 'Les plus suivies' },
  'No public lists yet': { fr: 'Pas encore de liste publique' },
  'Lists that members make for all to see will be here.': {
    fr: 'Les listes que les membres rendent publiques seront ici.',
  },
  'Nobody follows a list yet': { fr: 'Personne ne suit encore de liste' },
  'Lists that members follow will be here.': {
    fr: 'Les listes que des membres suivent seront ici.',
  },
  'Show more lists': { fr: 'Afficher plus de listes' },
  '[one 1 list shown|other :count lists shown]': {
    fr: '[one 1 liste affichée|other :count listes affichées]',
  },
  'In lists of members': { fr: 'Dans les listes des membres' },
  'A list by :name': { fr: 'Une liste de :name' },
  'Private list': { fr: 'Liste privée' },
  'This list is empty': { fr: 'Cette liste est vide' },
  'Its owner has not added a title yet.': { fr: 'Son auteur n’y a encore rien ajouté.' },
  'Previous lists': { fr: 'Listes précédentes' },
  'Next lists': { fr: 'Listes suivantes' },
  'Unlisted list': { fr: 'Liste non répertoriée' },
  'My lists': { fr: 'Mes listes' },
  'New list': { fr: 'Nouvelle liste' },
  'Create list': { fr: 'Créer la liste' },
  'List created': { fr: 'Liste créée' },
  'List saved': { fr: 'Liste enregistrée' },
  'No lists yet': { fr: 'Pas encore de liste' },
  'What you want to see, what you love, what belongs together.': {
    fr: 'Ce que vous voulez voir, ce que vous aimez, ce qui va ensemble.',
  },
  'Make your first list, or press “Add to list” on the page of a title.': {
    fr: 'Créez votre première liste, ou choisissez « Ajouter à une liste » sur la page d’un titre.',
  },
  'Add to list': { fr: 'Ajouter à une liste' },
  'Add “:name” to lists': { fr: 'Ajouter « :name » à des listes' },
  'Watch later': { fr: 'À voir plus tard' },
  'Your lists could not be loaded': { fr: 'Impossible de charger vos listes' },
  'Name of the new list': { fr: 'Nom de la nouvelle liste' },
  'Who can see it': { fr: 'Qui peut la voir' },
  'Public list': { fr: 'Liste publique' },
  'Everybody on this site can find it.': { fr: 'Tout le monde peut la trouver sur ce site.' },
  'Whoever has its address can read it; it is named nowhere.': {
    fr: 'Qui a son adresse peut la lire ; elle ne figure nulle part.',
  },
  'You alone see it.': { fr: 'Vous seul la voyez.' },
  'Edit list: :name': { fr: 'Modifier la liste : :name' },
  'View list': { fr: 'Voir la liste' },
  'Add titles': { fr: 'Ajouter des titres' },
  'Add a title': { fr: 'Ajouter un titre' },
  'Search for the first title, or add it from its own page.': {
    fr: 'Cherchez le premier titre, ou ajoutez-le depuis sa page.',
  },
  'In the list': { fr: 'Dans la liste' },
  'Changes here are saved at once.': { fr: 'Ici, tout est enregistré aussitôt.' },
  'The titles could not be loaded': { fr: 'Impossible de charger les titres' },
  'More titles': { fr: 'Plus de titres' },
  ':name: place :place': { fr: ':name : place :place' },
  'Removed “:name”': { fr: '« :name » retiré' },
  'Remove “:name”': { fr: 'Retirer « :name »' },
  'Move “:name”: arrow keys, Home, End': {
    fr: 'Déplacer « :name » : touches fléchées, Début, Fin',
  },
  'Drag, or use the arrow keys': { fr: 'Faites glisser, ou utilisez les flèches' },
  'Move “:name” to…': { fr: 'Déplacer « :name » vers…' },
  'Move to…': { fr: 'Déplacer vers…' },
  'Place, from 1 to :last': { fr: 'Place, de 1 à :last' },
  'Add a note': { fr: 'Ajouter une note' },
  'Add a note to “:name”': { fr: 'Ajouter une note à « :name »' },
  'Edit the note to “:name”: :note': { fr: 'Modifier la note de « :name » : :note' },
  'Note to “:name”': { fr: 'Note de « :name »' },
  'Why it is here, what to look for…': { fr: 'Pourquoi il est là, à quoi être attentif…' },
  'Copy the address': { fr: 'Copier l’adresse' },
  'Deleted “:name”': { fr: '« :name » supprimée' },
  'Its titles stay in the catalogue; their order, your notes and the comments are lost.': {
    fr: 'Ses titres restent au catalogue ; leur ordre, vos notes et les commentaires sont perdus.',
  },
  'This name is too long.': { fr: 'Ce nom est trop long.' },
  'You have as many lists as you may have. Delete one that you no longer need.': {
    fr: 'Vous avez autant de listes que permis. Supprimez-en une qui ne sert plus.',
  },
  'This list stays. Take its titles out instead.': {
    fr: 'Cette liste reste. Retirez plutôt ses titres.',
  },
  'This list holds as many titles as a list can hold.': {
    fr: 'Cette liste contient autant de titres qu’une liste peut en contenir.',
  },
  'This title is not in the list.': { fr: 'Ce titre n’est pas dans la liste.' },
  'Your lists': { fr: 'Vos listes' },
  'A moderator changed, hid or removed a list of yours, or brought it back': {
    fr: 'Un modérateur a modifié, masqué ou retiré une de vos listes, ou l’a rétablie',
  },
  'Your list “:name” was changed by a moderator': {
    fr: 'Votre liste « :name » a été modifiée par un modérateur',
  },
  'The list “:name” is yours now': { fr: 'La liste « :name » est maintenant à vous' },
  'Your list “:name” was hidden by a moderator': {
    fr: 'Votre liste « :name » a été masquée par un modérateur',
  },
  'Your list “:name” was removed by a moderator': {
    fr: 'Votre liste « :name » a été retirée par un modérateur',
  },
  'Your list “:name” is back': { fr: 'Votre liste « :name » est de retour' },
  'A moderator has hidden this list: only you see it.': {
    fr: 'Un modérateur a masqué cette liste : vous seul la voyez.',
  },
  'A moderator has hidden this list. It stays private until they show it again.': {
    fr: 'Un modérateur a masqué cette liste. Elle reste privée jusqu’à ce qu’il la rétablisse.',
  },
  'Please say why: the owner reads it.': { fr: 'Dites pourquoi : l’auteur le lira.' },
  'Show it again': { fr: 'La montrer à nouveau' },
  'The list is shown again': { fr: 'La liste est de nouveau visible' },
  'More about the list “:name”': { fr: 'Plus d’actions sur la liste « :name »' },
  'Show “:name” again?': { fr: 'Montrer « :name » à nouveau ?' },
  'Those who could read it before read it again. Its owner is told.': {
    fr: 'Ceux qui pouvaient la lire la liront à nouveau. Son auteur en est informé.',
  },
  'Moderators have hidden this list from everybody but its owner.': {
    fr: 'Les modérateurs ont masqué cette liste à tous sauf à son auteur.',
  },
  'This list stays. Hide it instead.': { fr: 'Cette liste reste. Masquez-la plutôt.' },
  'Hide the list': { fr: 'Masquer la liste' },
  'Remove the list': { fr: 'Retirer la liste' },
  'Hide [one this list|other :count lists]?': {
    fr: 'Masquer [one cette liste|other :count listes] ?',
  },
  'Remove [one this list|other :count lists]?': {
    fr: 'Retirer [one cette liste|other :count listes] ?',
  },
  'Only [one its owner reads it|other their owners read them] from then on, and your reason with it.':
    {
      fr: 'Seul leur auteur [one la|other les] lira encore, avec votre motif.',
    },
  'Nobody reads [one it|other them] any more. The history brings [one it|other them] back.': {
    fr: 'Plus personne ne [one la|other les] lira. L’historique permet de [one la|other les] rétablir.',
  },
  'Reason, for the owner': { fr: 'Motif, pour l’auteur' },
  '[one List hidden|other :count lists hidden]': {
    fr: '[one Liste masquée|other :count listes masquées]',
  },
  '[one List removed|other :count lists removed]': {
    fr: '[one Liste retirée|other :count listes retirées]',
  },
  Hide: { fr: 'Masquer' },
  'Note to a title': { en: 'Note', fr: 'Note' },
  'Web address': { fr: 'Adresse web' },
  IMDb: { fr: 'IMDb' },
  Description: { fr: 'Description' },
  'Saving…': { fr: 'Enregistrement…' },
  Move: { fr: 'Déplacer' },
})
