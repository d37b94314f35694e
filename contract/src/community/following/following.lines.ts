import { defineLines } from '../../core/lines.ts'

export const followingLines = defineLines({
  'What I follow': { fr: 'Mes abonnements' },
  'You are told when something is new.': { fr: 'Vous êtes informé des nouveautés.' },
  'Choose how you are told': { fr: 'Choisir comment être informé' },
  Members: { fr: 'Membres' },
  Unfollow: { fr: 'Ne plus suivre' },
  'Unfollow “:name”': { fr: 'Ne plus suivre « :name »' },
  'You follow “:name” no more': { fr: 'Vous ne suivez plus « :name »' },
  'You follow no titles yet': { fr: 'Vous ne suivez pas encore de titre' },
  'You follow no people yet': { fr: 'Vous ne suivez encore personne du catalogue' },
  'You follow no lists yet': { fr: 'Vous ne suivez pas encore de liste' },
  'You follow no members yet': { fr: 'Vous ne suivez pas encore de membre' },
  'Press “Follow” on a page, and hear when it has something new.': {
    fr: 'Appuyez sur « Suivre » sur une page, et apprenez ses nouveautés.',
  },
  'What you follow': { fr: 'Ce que vous suivez' },
  'A title that you follow has something new': { fr: 'Un titre que vous suivez a du nouveau' },
  'A person that you follow has a new work': {
    fr: 'Une personne que vous suivez a une nouvelle œuvre',
  },
  'A list that you follow has a new title': { fr: 'Une liste que vous suivez a un nouveau titre' },
  'A member whom you follow shows a list or a review': {
    fr: 'Un membre que vous suivez montre une liste ou une critique',
  },
  'New on “:name”': { fr: 'Du nouveau sur « :name »' },
  'New with :name': { fr: 'Du nouveau avec :name' },
  'New in the list “:name”': { fr: 'Du nouveau dans la liste « :name »' },
  'New from :name': { fr: 'Du nouveau de :name' },
  '[one 1 new season|other :count new seasons]': {
    fr: '[one 1 nouvelle saison|other :count nouvelles saisons]',
  },
  '[one 1 new episode|other :count new episodes]': {
    fr: '[one 1 nouvel épisode|other :count nouveaux épisodes]',
  },
  '[one 1 new link|other :count new links]': {
    fr: '[one 1 nouveau lien|other :count nouveaux liens]',
  },
  '[one 1 new nzb|other :count new nzbs]': { fr: '[one 1 nouveau nzb|other :count nouveaux nzb]' },
  '[one 1 new torrent|other :count new torrents]': {
    fr: '[one 1 nouveau torrent|other :count nouveaux torrents]',
  },
  '“:title”': { fr: '« :title »' },
  'List: “:title”': { fr: 'Liste : « :title »' },
  'Review: “:title”': { fr: 'Critique : « :title »' },
  '[one and 1 more|other and :count more]': { fr: '[one et 1 autre|other et :count autres]' },
})
