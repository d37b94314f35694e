import { defineLines } from '../../core/lines.ts'

export const reportedCommentLines = defineLines({
  'Comments of which somebody said that something is wrong, what most people say first.': {
    fr: 'Les commentaires signalés, les plus signalés d’abord.',
  },
  'Written by': { fr: 'Écrit par' },
  'Written on': { fr: 'Écrit le' },
  'Where it stands': { fr: 'Emplacement' },
  'Last report': { fr: 'Dernier signalement' },
  'Username of the author': { fr: 'Nom d’utilisateur de l’auteur' },
  'News article': { fr: 'Actualité' },
  'Search what comments say': { fr: 'Rechercher dans les commentaires' },
  'The reported comments could not be loaded': {
    fr: 'Les commentaires signalés n’ont pas pu être chargés',
  },
  'No reported comments match': { fr: 'Aucun commentaire signalé ne correspond' },
  'No comment was reported': { fr: 'Aucun commentaire signalé' },
  'Comments that readers report will be here.': {
    fr: 'Les commentaires signalés par les lecteurs apparaîtront ici.',
  },
  'Reported comment': { fr: 'Commentaire signalé' },
  'Delete the comment': { fr: 'Supprimer le commentaire' },
  'Delete the reports': { fr: 'Supprimer les signalements' },
  'Delete [one this comment|other :count comments]?': {
    fr: 'Supprimer [one ce commentaire|other :count commentaires] ?',
  },
  'Delete the reports on [one this comment|other :count comments]?': {
    fr: 'Supprimer les signalements de [one ce commentaire|other :count commentaires] ?',
  },
  'Answers stay, below a note that a comment was deleted. What was said about it stays in the history.':
    {
      fr: 'Les réponses restent, sous la mention d’un commentaire supprimé. Ce qui a été dit reste dans l’historique.',
    },
  '[one Report deleted|other Deleted :count reports]': {
    fr: '[one Signalement supprimé|other :count signalements supprimés]',
  },
  'Visitor or deleted account': { fr: 'Visiteur ou compte supprimé' },
  'Nothing was said.': { fr: 'Sans explication.' },
  'Hidden from you': { fr: 'Masqué pour vous' },
  '[one 1 comment|other :count comments]': { fr: '[one 1 commentaire|other :count commentaires]' },
  '[one 1 reported|other :count reported]': { fr: '[one 1 signalé|other :count signalés]' },
  '[one 1 deleted by others|other :count deleted by others]': {
    fr: '[one 1 supprimé par d’autres|other :count supprimés par d’autres]',
  },
  'Of the newest :count comments': { fr: 'Sur les :count derniers commentaires' },
})
