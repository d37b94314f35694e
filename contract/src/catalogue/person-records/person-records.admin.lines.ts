import { defineLines } from '../../core/lines.ts'

/** Texts of those who tend the people of the catalogue. */
export const personRecordAdminLines = defineLines({
  'With credits': { fr: 'Avec des participations' },
  'With a picture': { fr: 'Avec une image' },
  Popularity: { fr: 'Popularité' },
  Credited: { en: 'With credits', fr: 'Avec des participations' },
  Gender: { fr: 'Genre de la personne' },
  Woman: { fr: 'Femme' },
  Man: { fr: 'Homme' },
  'Non-binary person': { fr: 'Personne non binaire' },
  'Born on': { fr: 'Née ou né le' },
  'Died on': { fr: 'Morte ou mort le' },
  'Biography in English': { fr: 'Biographie en anglais' },
  'Biography in French': { fr: 'Biographie en français' },
  Portrait: { fr: 'Portrait' },
  'IMDb number': { fr: 'Numéro IMDb' },
  'TMDB number': { fr: 'Numéro TMDB' },
  Imdb: { en: 'IMDb number', fr: 'Numéro IMDb' },
  Tmdb: { en: 'TMDB number', fr: 'Numéro TMDB' },
  'Birth date': { en: 'Born on', fr: 'Date de naissance' },
  'Death date': { en: 'Died on', fr: 'Date de décès' },
  'Biography fr': { en: 'Biography in French', fr: 'Biographie en français' },
  'Please choose a department.': { fr: 'Choisissez un domaine.' },
  'Please enter a number such as nm0000001.': { fr: 'Saisissez un numéro tel que nm0000001.' },
  'Please enter a number such as 68.': { fr: 'Saisissez un numéro tel que 68.' },
  'Nobody dies before they were born.': { fr: 'Personne ne meurt avant d’être né.' },
  'Another person has this number.': { fr: 'Une autre personne a ce numéro.' },
  'Whoever made the titles of the catalogue: search, filter and edit them.': {
    fr: 'Qui a fait les titres du catalogue : cherchez, filtrez, modifiez.',
  },
  'Add a person': { fr: 'Ajouter une personne' },
  'Search people': { fr: 'Chercher des personnes' },
  'The people could not be listed': { fr: 'Les personnes n’ont pas pu être listées' },
  'No matching people found': { fr: 'Aucune personne ne correspond' },
  'No people yet': { fr: 'Aucune personne pour l’instant' },
  'They come with imported titles, or are added here.': {
    fr: 'Elles viennent avec les titres importés, ou s’ajoutent ici.',
  },
  '[one Delete :name?|other Delete :count people?]': {
    fr: '[one Supprimer :name ?|other Supprimer :count personnes ?]',
  },
  'They leave every page and the titles that name them, and can be restored from the history. An import that finds them again enters them anew.':
    {
      fr: 'La suppression vaut pour toutes les pages et pour les titres qui les nomment ; l’historique permet de restaurer. Un import qui les retrouve les ajoute de nouveau.',
    },
  '[one 1 credit|other :count credits]': {
    fr: '[one :count participation|other :count participations]',
  },
  '[one 1 picture|other :count pictures]': { fr: '[one :count image|other :count images]' },
  '[one 1 place in a channel|other :count places in channels]': {
    fr: '[one :count place dans une chaîne|other :count places dans des chaînes]',
  },
  'Left empty, it is the department of the best known work.': {
    fr: 'Laissé vide, c’est le domaine de l’œuvre la plus connue.',
  },
  'Readers of French get the English one until there is a French one.': {
    fr: 'À défaut, la version anglaise est affichée.',
  },
  'The address of a picture, https:// of a host that this site shows.': {
    fr: 'L’adresse d’une image, en https://, chez un hébergeur que ce site affiche.',
  },
  'Person saved': { fr: 'Personne enregistrée' },
  'Person added': { fr: 'Personne ajoutée' },
  'Two people may have the same name. What you enter is locked against imports.': {
    fr: 'Deux personnes peuvent porter le même nom. Ce que vous saisissez est verrouillé contre les imports.',
  },
  'Parts of the person': { fr: 'Parties de la personne' },
  'View person': { fr: 'Voir la personne' },
  Credit: { fr: 'Participation' },
  'Add a credit': { fr: 'Ajouter une participation' },
  'Credit saved': { fr: 'Participation enregistrée' },
  'Credit removed': { fr: 'Participation retirée' },
  'Search credits': { fr: 'Chercher des participations' },
  'The credits could not be listed': { fr: 'Les participations n’ont pas pu être listées' },
  'No matching credits found': { fr: 'Aucune participation ne correspond' },
  'No credits yet': { fr: 'Aucune participation pour l’instant' },
  'Part of the title': { fr: 'Partie du titre' },
  'Part or job': { fr: 'Rôle ou fonction' },
  'Remove this credit of “:name”?': { fr: 'Retirer cette participation à « :name » ?' },
  'The history of the title says who was named. No import names them again until its people are unlocked.':
    {
      fr: 'L’historique du titre dit qui était nommé. Aucun import ne rétablit la mention tant que les personnes du titre sont verrouillées.',
    },
  'Merge…': { fr: 'Fusionner…' },
  Merge: { fr: 'Fusionner' },
  'Merge with :name': { fr: 'Fusionner avec :name' },
  'Where the same person is in the catalogue twice, one stays: what the other has becomes theirs.':
    {
      fr: 'Quand la même personne figure deux fois au catalogue, l’une reste : ce que l’autre a lui revient.',
    },
  'The same person': { fr: 'La même personne' },
  Goes: { fr: 'Disparaît' },
  Stays: { fr: 'Reste' },
  '[one 1 number elsewhere|other :count numbers elsewhere]': {
    fr: '[one :count numéro ailleurs|other :count numéros ailleurs]',
  },
  'of which :count are there already': { fr: 'dont :count déjà présents' },
  'What is missing here and known there: :fields': {
    fr: 'Ce qui manque ici et que l’autre a : :fields',
  },
  'The address :from leads to :to from now on.': {
    fr: 'L’adresse :from mène désormais à :to.',
  },
  'It can be undone from the history, until the place of the one who goes is taken.': {
    fr: 'La fusion peut être annulée depuis l’historique, tant que la place de la personne disparue reste libre.',
  },
  'The two are one now': { fr: 'Les deux ne font plus qu’une' },
  'The merge was undone': { fr: 'La fusion a été annulée' },
  'Please choose somebody else.': { fr: 'Choisissez quelqu’un d’autre.' },
  'Whom they were merged into is not there: bring that person back first.': {
    fr: 'La personne avec qui elle a fusionné n’est plus là : rétablissez-la d’abord.',
  },
  'Merged people': { fr: 'Personnes fusionnées' },
  'Merged into': { fr: 'Fusionnée avec' },
})
