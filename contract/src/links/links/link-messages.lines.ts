import { defineLines } from '../../core/lines.ts'

/** What the server says: refusals on fields, and notifications. */
export const linkMessageLines = defineLines({
  'Please enter a link.': { fr: 'Veuillez saisir un lien.' },
  'At most :count lines at once': { fr: 'Au plus :count lignes à la fois' },
  'Line :line: this link is there twice': { fr: 'Ligne :line : ce lien y est deux fois' },
  'Line :line: please enter a link that starts with http:// or https://': {
    fr: 'Ligne :line : saisissez un lien qui commence par http:// ou https://',
  },
  'Line :line: this link is longer than :most characters': {
    fr: 'Ligne :line : ce lien fait plus de :most caractères',
  },
  'Line :line: this is the address of a site, not of a file': {
    fr: 'Ligne :line : c’est l’adresse d’un site, pas d’un fichier',
  },
  'Line :line: after :: comes the number of an episode, as in ::3': {
    fr: 'Ligne :line : après :: vient le numéro d’un épisode, comme dans ::3',
  },
  'Line :line: episodes are numbered up to :most': {
    fr: 'Ligne :line : les épisodes sont numérotés jusqu’à :most',
  },
  'Line :line: only series have episodes': {
    fr: 'Ligne :line : seules les séries ont des épisodes',
  },
  'Line :line: a full season has no episode number': {
    fr: 'Ligne :line : une saison complète n’a pas de numéro d’épisode',
  },
  'Line :line: :domain is not a known host': {
    fr: 'Ligne :line : :domain n’est pas un hébergeur connu',
  },
  'Line :line: this title already has :url: it is link :id': {
    fr: 'Ligne :line : ce titre a déjà :url : c’est le lien :id',
  },
  'Somebody just added this link to this title': {
    fr: 'Quelqu’un vient d’ajouter ce lien à ce titre',
  },
  'Somebody just removed this link.': { fr: 'Quelqu’un vient de supprimer ce lien.' },
  'This title does not exist.': { fr: 'Ce titre n’existe pas.' },
  'Only series have seasons and episodes.': {
    fr: 'Seules les séries ont des saisons et des épisodes.',
  },
  'Season :number of this title is not in the catalogue.': {
    fr: 'La saison :number de ce titre n’est pas dans le catalogue.',
  },
  'Season :season of this title has no episode :episode in the catalogue.': {
    fr: 'La saison :season de ce titre n’a pas d’épisode :episode dans le catalogue.',
  },
  'Line :line: season :season has no episode :episode in the catalogue': {
    fr: 'Ligne :line : la saison :season n’a pas d’épisode :episode dans le catalogue',
  },
  'Only direct download links can be added yet.': {
    fr: 'Seuls les liens directs peuvent être ajoutés pour l’instant.',
  },
  'Only moderators can say whether a link is dead.': {
    fr: 'Seuls les modérateurs disent si un lien est mort.',
  },
  'This link waits for validation: accept or deny it there.': {
    fr: 'Ce lien attend une validation : acceptez-le ou refusez-le là-bas.',
  },
  'All parts of one link are on the same host.': {
    fr: 'Toutes les parties d’un lien sont chez le même hébergeur.',
  },
  'Please choose a quality.': { fr: 'Veuillez choisir une qualité.' },
  'Please choose at least one language.': { fr: 'Veuillez choisir au moins une langue.' },
  'Please choose each language by itself.': { fr: 'Veuillez choisir chaque langue séparément.' },
  'This language is not on the list.': { fr: 'Cette langue n’est pas dans la liste.' },
  'Please enter a number.': { fr: 'Veuillez saisir un nombre.' },
  'Please enter 0 or more.': { fr: 'Veuillez saisir 0 ou plus.' },
  'Some of these links no longer wait for validation. Nothing was changed.': {
    fr: 'Certains de ces liens n’attendent plus de validation. Rien n’a été changé.',
  },
  'Your link on :title was marked as dead': { fr: 'Votre lien sur :title a été marqué comme mort' },
  '[one Your link on :title was accepted|other :count of your links on :title were accepted]': {
    fr: '[one Votre lien sur :title a été accepté|other :count de vos liens sur :title ont été acceptés]',
  },
  '[one Your link on :title was denied|other :count of your links on :title were denied]': {
    fr: '[one Votre lien sur :title a été refusé|other :count de vos liens sur :title ont été refusés]',
  },
  'Reason: :reason': { fr: 'Raison : :reason' },
  'Titles with your links are listed newest first.': {
    fr: 'Les titres avec vos liens sont listés du plus récent au plus ancien.',
  },
  'Choose a title to narrow its list.': { fr: 'Choisissez un titre pour filtrer sa liste.' },
  'Lists of all titles end here. Choose a title to see what is older.': {
    fr: 'Les listes de tous les titres s’arrêtent ici. Choisissez un titre pour voir ce qui est plus ancien.',
  },
  'Links of all titles can be ordered by created_at only. Choose a title for other orders.': {
    fr: 'Les liens de tous les titres ne se trient que par created_at. Choisissez un titre pour d’autres tris.',
  },
})
