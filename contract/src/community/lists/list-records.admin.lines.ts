import { defineLines } from '../../core/lines.ts'

/** Texts of those who tend the lists of members. */
export const listRecordLines = defineLines({
  'Search lists': { fr: 'Chercher une liste' },
  'What members put together: private lists are shown to administrators alone.': {
    fr: 'Ce que les membres ont réuni ; les listes privées ne sont montrées qu’aux administrateurs.',
  },
  'The lists could not be loaded': { fr: 'Les listes n’ont pas pu être chargées' },
  'No matching lists found': { fr: 'Aucune liste ne correspond' },
  'Lists that members make will be here, as far as you may see them.': {
    fr: 'Les listes des membres apparaîtront ici, dans la mesure où vous pouvez les voir.',
  },
  '[one List deleted|other :count lists deleted]': {
    fr: '[one Liste supprimée|other :count listes supprimées]',
  },
  'Delete [one this list|other these :count lists]?': {
    fr: 'Supprimer [one cette liste|other ces :count listes] ?',
  },
  '[one 1 title stays|other :count titles stay] in the catalogue.': {
    fr: '[one Le titre qu’elle contient reste|other Les :count titres contenus restent] au catalogue.',
  },
  'The history brings back [one the list|other the :count lists] of others; their owners are told why.':
    {
      fr: 'L’historique permet de rétablir [one celle|other les :count listes] d’autrui ; les auteurs apprennent pourquoi.',
    },
  '[one Your own list goes|other Your own :count lists go] for good.': {
    fr: '[one Votre propre liste disparaît|other Vos :count propres listes disparaissent] pour de bon.',
  },
  'Yours, when you leave it empty.': { fr: 'Vous-même, si vous laissez vide.' },
  'This list stays with its owner.': { fr: 'Cette liste reste à son auteur.' },
  'Its owner alone shows it to more readers.': {
    fr: 'Seul son auteur peut la montrer à plus de lecteurs.',
  },
  'You could not see this list any more. Hide it instead.': {
    fr: 'Vous ne verriez plus cette liste. Masquez-la plutôt.',
  },
  'The owner has to be a member of the workspace of the list.': {
    fr: 'L’auteur doit être membre de l’espace de travail de la liste.',
  },
  'There is no account with this username.': { fr: 'Aucun compte ne porte ce nom d’utilisateur.' },
  'What it says': { fr: 'Ce qu’elle dit' },
  'Moderators have hidden this list from everybody but its owner: :reason': {
    fr: 'Les modérateurs ont masqué cette liste à tous sauf à son auteur : :reason',
  },
  'This list is somebody else’s: its owner is told of what you change.': {
    fr: 'Cette liste est à quelqu’un d’autre : son auteur est averti de ce que vous modifiez.',
  },
  'Show more: :count are left': { fr: 'En afficher plus : il en reste :count' },
  'Items seen': { en: 'Titles', fr: 'Titres' },
})
