import { defineLines } from '../../core/lines.ts'

export const reportedCommentLines = defineLines({
  'Comments that are held, or of which somebody said that something is wrong.': {
    fr: 'Les commentaires retenus, et ceux qui ont été signalés.',
  },
  'Waiting since': { fr: 'En attente depuis' },
  Held: { fr: 'Retenus' },
  'Held for a link': { fr: 'Retenu pour un lien' },
  'Held for its words': { fr: 'Retenu pour ses mots' },
  Approve: { fr: 'Approuver' },
  'Approve [one this comment|other :count comments]?': {
    fr: 'Approuver [one ce commentaire|other :count commentaires] ?',
  },
  'Everybody reads [one it|other them]. What was reported about [one it|other them] is settled.': {
    fr: 'Tout le monde [one le|other les] lira. Ce qui a été signalé est réglé.',
  },
  '[one Comment approved|other Approved :count comments]': {
    fr: '[one Commentaire approuvé|other :count commentaires approuvés]',
  },
  'Some of these comments were changed meanwhile. Please read them again.': {
    fr: 'Certains de ces commentaires ont été modifiés entre-temps. Relisez-les.',
  },
  'Held because of': { fr: 'Retenu à cause de' },
  Edits: { fr: 'Modifications' },
  'Written by': { fr: 'Écrit par' },
  'Written on': { fr: 'Écrit le' },
  'Where it stands': { fr: 'Emplacement' },
  'Last report': { fr: 'Dernier signalement' },
  'Username of the author': { fr: 'Nom d’utilisateur de l’auteur' },
  'News article': { fr: 'Actualité' },
  'Search what comments say': { fr: 'Rechercher dans les commentaires' },
  'The comments to read could not be loaded': {
    fr: 'Les commentaires à relire n’ont pas pu être chargés',
  },
  'No comments to read match': { fr: 'Aucun commentaire à relire ne correspond' },
  'No comments to read': { fr: 'Aucun commentaire à relire' },
  'Comments that are held, and those that readers report, will be here.': {
    fr: 'Les commentaires retenus et ceux que les lecteurs signalent apparaîtront ici.',
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
  '[one 1 comment|other :count comments]': {
    fr: '[one 1 commentaire|other :count commentaires]',
  },
  '[one 1 reported|other :count reported]': { fr: '[one :count signalé|other :count signalés]' },
  '[one 1 deleted by others|other :count deleted by others]': {
    fr: '[one :count supprimé par d’autres|other :count supprimés par d’autres]',
  },
  'Of the newest :count comments': { fr: 'Sur les :count derniers commentaires' },
})
