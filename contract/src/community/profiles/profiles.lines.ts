import { defineLines } from '../../core/lines.ts'

export const profileLines = defineLines({
  'Lists, ratings, reviews and comments of :name': {
    fr: 'Listes, notes, critiques et commentaires de :name',
  },
  'Parts of the profile': { fr: 'Parties du profil' },
  Followers: { fr: 'Abonnés' },
  'Followed members': { fr: 'Membres suivis' },
  ':name keeps this to themselves': { fr: ':name garde cela pour soi' },
  'Not everything on a profile is for everybody.': {
    fr: 'Tout sur un profil n’est pas pour tout le monde.',
  },
  'No public lists yet': { fr: 'Pas encore de liste publique' },
  'Lists that :name shows to everybody will be here.': {
    fr: 'Les listes que :name montre à tous seront ici.',
  },
  'No ratings yet': { fr: 'Pas encore de note' },
  'Titles that :name rated will be here.': { fr: 'Les titres notés par :name seront ici.' },
  'What :name writes about titles will be here.': {
    fr: 'Ce que :name écrit sur les titres sera ici.',
  },
  'Nothing said yet': { fr: 'Rien dit pour l’instant' },
  'What :name says about titles, lists and news will be here.': {
    fr: 'Ce que :name dit des titres, des listes et des actualités sera ici.',
  },
  'No followers yet': { fr: 'Pas encore d’abonné' },
  'Who follows :name will be here.': { fr: 'Ceux qui suivent :name seront ici.' },
  'Nobody followed yet': { fr: 'Personne de suivi pour l’instant' },
  'Members whom :name follows will be here.': { fr: 'Les membres que :name suit seront ici.' },
  'On :place': { fr: 'Sur :place' },
})
