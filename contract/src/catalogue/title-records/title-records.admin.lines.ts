import { defineLines } from '../../core/lines.ts'

export const titleRecordLines = defineLines({
  'The whole catalogue: search it, filter it, and open its titles.': {
    fr: 'Tout le catalogue : cherchez, filtrez, ouvrez ses titres.',
  },
  'The titles could not be listed': { fr: 'Les titres n’ont pas pu être listés' },
  'No matching titles found': { fr: 'Aucun titre ne correspond' },
  'No titles have been created yet': { fr: 'Aucun titre n’a encore été créé' },
  'What is added or imported will be listed here.': {
    fr: 'Ce qui est ajouté ou importé sera listé ici.',
  },
  'Added on': { fr: 'Ajouté le' },
  'Changed on': { fr: 'Modifié le' },
  'Languages of the links': { fr: 'Langues des liens' },
  'Runtime in minutes': { fr: 'Durée en minutes' },
  'With a poster': { fr: 'Avec une affiche' },
  // Not those that somebody keeps of a list.
  Views: { en: 'Page views', fr: 'Consultations' },
  Budget: { fr: 'Budget' },
  Revenue: { fr: 'Recettes' },
  Certification: { fr: 'Classification' },
  'Release date': { fr: 'Date de sortie' },
  Runtime: { fr: 'Durée' },
  Category: { fr: 'Catégorie' },
  Qualities: { fr: 'Qualités' },
  Number: { fr: 'Numéro' },
  'This site lists titles by another rating.': {
    fr: 'Ce site liste les titres selon une autre note.',
  },
  '[one Delete :name?|other Delete :count titles?]': {
    fr: '[one Supprimer :name ?|other Supprimer :count titres ?]',
  },
  'They leave every page, list and search. They can be restored from the history.': {
    fr: 'La suppression vaut pour toutes les pages, listes et recherches. L’historique permet de restaurer.',
  },
  '[one Edit :name|other Edit :total titles]': {
    fr: '[one Modifier :name|other Modifier :total titres]',
  },
  'What you leave empty stays as it is with each title.': {
    fr: 'Ce que vous laissez vide reste tel quel pour chaque titre.',
  },
  Changes: { fr: 'Modifications' },
  'Add genres': { fr: 'Ajouter des genres' },
  'Remove genres': { fr: 'Retirer des genres' },
  'Add keywords': { fr: 'Ajouter des mots-clés' },
  'Remove keywords': { fr: 'Retirer des mots-clés' },
  'No certification': { fr: 'Aucune classification' },
  Lock: { en: 'Lock against imports', fr: 'Verrouiller face aux imports' },
  Unlock: { en: 'Open to imports', fr: 'Ouvrir aux imports' },
  'Lock against imports': { fr: 'Verrouiller face aux imports' },
  'Open to imports': { fr: 'Ouvrir aux imports' },
  'What is changed here is locked all the same.': {
    fr: 'Ce qui est modifié ici est verrouillé malgré tout.',
  },
  'Please say what is to be changed.': { fr: 'Dites ce qui doit être modifié.' },
  'On the titles of this page:': { fr: 'Sur les titres de cette page :' },
  Nothing: { fr: 'Rien' },
  'None of them changes': { fr: 'Aucun ne change' },
  '[one 1 changes|other :count change]': { fr: '[one :count change|other :count changent]' },
  '[one 1 is so already|other :count are so already]': {
    fr: '[one :count est déjà ainsi|other :count sont déjà ainsi]',
  },
  '[one Change 1 title|other Change :total titles]': {
    fr: '[one Modifier 1 titre|other Modifier :total titres]',
  },
  'Changed [one 1 title|other :count titles]': {
    fr: '[one :count titre modifié|other :count titres modifiés]',
  },
  Merge: { fr: 'Fusionner' },
  Swap: { fr: 'Inverser' },
  Goes: { fr: 'Disparaît' },
  Stays: { fr: 'Reste' },
  'Merge two titles': { fr: 'Fusionner deux titres' },
  'Everything that belongs to one goes to the other: links, lists, ratings, comments, progress. Its addresses lead there. It can be undone.':
    {
      fr: 'Tout ce qui appartient à l’un passe à l’autre : liens, listes, notes, commentaires, progression. Ses adresses y mènent. L’opération peut être annulée.',
    },
  'The titles are two again': { fr: 'Les titres sont de nouveau deux' },
  'Merged into “:name”': { fr: 'Fusionné dans « :name »' },
  'What would happen could not be found out': { fr: 'Le résultat n’a pas pu être calculé' },
  'Favourites of members': { fr: 'Favoris de membres' },
  'Places in lists': { fr: 'Places dans des listes' },
  'Marks of what was watched': { fr: 'Marques de visionnage' },
  'Goes along': { fr: 'Suit' },
  'Is there already': { fr: 'Déjà présent' },
  'The other title': { fr: 'L’autre titre' },
  'Its name or its number': { fr: 'Son nom ou son numéro' },
  'Type to search': { fr: 'Saisissez pour chercher' },
  'Please choose another title.': { fr: 'Choisissez un autre titre.' },
  'The title that it was merged into is not there: bring that back first.': {
    fr: 'Le titre dans lequel il a été fusionné n’est plus là : restaurez d’abord celui-ci.',
  },
  Duplicates: { fr: 'Doublons' },
  'Titles of one kind and about the same year that are called alike. They are looked for every night.':
    {
      fr: 'Titres d’un même type et d’à peu près la même année qui portent le même nom. Ils sont recherchés chaque nuit.',
    },
  'Alike by': { fr: 'Semblables par' },
  'Found on': { fr: 'Trouvé le' },
  Dismissed: { en: 'Not the same', fr: 'Pas le même' },
  'Not the same': { fr: 'Pas le même' },
  'List again': { fr: 'Lister à nouveau' },
  'They stay two': { fr: 'Ils restent deux' },
  'They are listed again': { fr: 'Ils sont de nouveau listés' },
  'The same name': { fr: 'Le même nom' },
  'The name of the original': { fr: 'Le nom de l’original' },
  'Another name of one': { fr: 'Un autre nom de l’un' },
  'The duplicates could not be listed': { fr: 'Les doublons n’ont pas pu être listés' },
  'No matching duplicates found': { fr: 'Aucun doublon ne correspond' },
  'No duplicates': { fr: 'Aucun doublon' },
  'What is called alike will be listed here.': { fr: 'Ce qui se ressemble sera listé ici.' },
  'What belongs to it': { fr: 'Ce qui lui appartient' },
  'Nothing belongs to it that would go along.': {
    fr: 'Rien de ce qui lui appartient n’est à transférer.',
  },
  'What goes along:': { fr: 'Sont supprimés avec :' },
  'Nothing else goes along.': { fr: 'Rien d’autre n’est supprimé.' },
  '[one 1 newsgroup file|other :count newsgroup files]': {
    fr: '[one :count fichier newsgroup|other :count fichiers newsgroup]',
  },
  '[one 1 torrent|other :count torrents]': { fr: '[one :count torrent|other :count torrents]' },
  '[one 1 review|other :count reviews]': { fr: '[one :count critique|other :count critiques]' },
  '[one 1 comment|other :count comments]': {
    fr: '[one 1 commentaire|other :count commentaires]',
  },
  '[one 1 place in a list|other :count places in lists]': {
    fr: '[one :count place dans une liste|other :count places dans des listes]',
  },
  '[one 1 request|other :count requests]': { fr: '[one :count demande|other :count demandes]' },
  Visibility: { fr: 'Visibilité' },
  Shown: { fr: 'Affiché' },
  'Hidden by': { fr: 'Masqué par' },
  'Hidden on': { fr: 'Masqué le' },
  'Hidden at': { en: 'Hidden on', fr: 'Masqué le' },
  'Hidden titles': { fr: 'Titres masqués' },
  'Hide from everybody': { fr: 'Masquer pour tous' },
  'Nobody sees it any more, nor what belongs to it, until it is shown again among the hidden titles.':
    {
      fr: 'Plus personne ne le voit, ni ce qui lui appartient, jusqu’à ce qu’il soit de nouveau affiché depuis les titres masqués.',
    },
  'Nobody sees them, nor what belongs to them, until they are shown again. Imports do not bring them back.':
    {
      fr: 'Personne ne les voit, ni ce qui leur appartient, jusqu’à ce qu’ils soient de nouveau affichés. Les imports ne les ramènent pas.',
    },
  'Please choose whether it is shown.': { fr: 'Choisissez s’il est affiché.' },
  'Hide :name?': { fr: 'Masquer :name ?' },
  Hide: { fr: 'Masquer' },
  'Title hidden': { fr: 'Titre masqué' },
  'Show again': { fr: 'Afficher de nouveau' },
  '[one 1 title is shown again|other :count titles are shown again]': {
    fr: '[one :count titre est de nouveau affiché|other :count titres sont de nouveau affichés]',
  },
  'The hidden titles could not be listed': {
    fr: 'Les titres masqués n’ont pas pu être listés',
  },
  'No matching hidden titles found': { fr: 'Aucun titre masqué ne correspond' },
  'No hidden titles': { fr: 'Aucun titre masqué' },
  'What is hidden will be listed here.': { fr: 'Ce qui est masqué sera listé ici.' },
  'This title is hidden, and is not imported again: show it instead.': {
    fr: 'Ce titre est masqué et n’est pas importé de nouveau : affichez-le plutôt.',
  },
  'A title of this name, type and year is hidden: show it again, or say that yours is another.': {
    fr: 'Un titre de ce nom, de ce type et de cette année est masqué : affichez-le de nouveau, ou dites que le vôtre en est un autre.',
  },
  'Add title': { fr: 'Ajouter un titre' },
  'Title added': { fr: 'Titre ajouté' },
  'Type in what is in no outside database. What you enter here is locked: no import writes over it.':
    {
      fr: 'Saisissez ce qu’aucune base externe ne connaît. Ce que vous entrez ici est verrouillé : aucun import ne le remplace.',
    },
  'The year of the release date when you leave it empty.': {
    fr: 'L’année de la date de sortie si vous laissez vide.',
  },
  'Readers of French get the other name until there is a French one.': {
    fr: 'Les lecteurs francophones voient l’autre nom tant qu’il n’y en a pas en français.',
  },
  'It is another title': { fr: 'C’est un autre titre' },
  'Two works can have the same name: then both are listed.': {
    fr: 'Deux œuvres peuvent porter le même nom : les deux sont alors listées.',
  },
  'See titles of this name': { fr: 'Voir les titres de ce nom' },
  'A title of this name, type and year is here already: :name, number :id. Please say whether yours is another.':
    {
      fr: 'Un titre de ce nom, de ce type et de cette année existe déjà : :name, numéro :id. Dites si le vôtre en est un autre.',
    },
  'A title of this name, type and year was withdrawn after a takedown notice: :reason Please say whether yours is another.':
    {
      fr: 'Un titre de ce nom, de ce type et de cette année a été retiré à la suite d’une demande : :reason Dites si le vôtre en est un autre.',
    },
  'Please choose a language of the list.': { fr: 'Choisissez une langue de la liste.' },
  'Please choose genres of the list.': { fr: 'Choisissez des genres de la liste.' },
  'A title can have 20 genres at most.': { fr: 'Un titre peut avoir 20 genres au plus.' },
  'Please enter a day from 1000 to 2200.': { fr: 'Saisissez un jour de 1000 à 2200.' },
  'Is series': { en: 'It comes in seasons and episodes', fr: 'Il y a des saisons et des épisodes' },
  'Is another': { en: 'It is another title', fr: 'C’est un autre titre' },
  'Add and go on to its links': { fr: 'Ajouter et passer à ses liens' },
})
