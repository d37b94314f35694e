import { defineLines } from '../../core/lines.ts'

/** Texts of those who define roles. */
export const roleLines = defineLines({
  'What members may do, by the roles that they have: several add up.': {
    fr: 'Ce que les membres peuvent faire selon leurs rôles ; plusieurs rôles s’additionnent.',
  },
  Security: { fr: 'Sécurité' },
  'Visitors who are not logged in': { fr: 'Les visiteurs qui ne sont pas connectés' },
  'Every registered account': { fr: 'Chaque compte inscrit' },
  'Members with premium advantages': { fr: 'Les membres avec les avantages premium' },
  'Contributes links, newsgroup files and torrents': {
    fr: 'Contribue des liens, des fichiers Usenet et des torrents',
  },
  'Trusted contributors': { fr: 'Contributeurs de confiance' },
  'Validates contributions and handles reports': {
    fr: 'Valide les contributions et traite les signalements',
  },
  'May do everything': { fr: 'Peut tout faire' },
  'New role': { fr: 'Nouveau rôle' },
  'Edit role: :name': { fr: 'Modifier le rôle : :name' },
  'Role saved': { fr: 'Rôle enregistré' },
  'Role created': { fr: 'Rôle créé' },
  'Role deleted': { fr: 'Rôle supprimé' },
  'Every new account gets it': { fr: 'Chaque nouveau compte le reçoit' },
  'Given to new accounts': { fr: 'Donné aux nouveaux comptes' },
  'Visitors without an account': { fr: 'Visiteurs sans compte' },
  '[one 1 member|other :count members]': { fr: '[one 1 membre|other :count membres]' },
  'more than :count members': { fr: 'plus de :count membres' },
  '[one 1 right|other :count rights]': { fr: '[one :count droit|other :count droits]' },
  'all rights': { fr: 'tous les droits' },
  'Place among the roles': { fr: 'Place parmi les rôles' },
  'Smaller stands further up, wherever roles are listed.': {
    fr: 'Un plus petit nombre vient plus haut, partout où les rôles sont listés.',
  },
  'Compare with': { fr: 'Comparer avec' },
  'Shows what this role adds to another, and what it lacks.': {
    fr: 'Montre ce que ce rôle ajoute à un autre, et ce qui lui manque.',
  },
  'added to :name': { fr: 'en plus de :name' },
  ':name has it, this role does not': { fr: ':name l’a, ce rôle non' },
  'other limits than :name': { fr: 'autres limites que :name' },
  'It adds nothing to :name, and lacks nothing.': {
    fr: 'Il n’ajoute rien à :name, et rien ne lui manque.',
  },
  'Beside :name: :added more, :lacked fewer.': {
    fr: 'Par rapport à :name : :added de plus, :lacked de moins.',
  },
  'This role has rights that you lack: you may look, and change nothing.': {
    fr: 'Ce rôle a des droits que vous n’avez pas : vous pouvez regarder sans rien modifier.',
  },
  'Delete role': { fr: 'Supprimer le rôle' },
  'Delete the role :name?': { fr: 'Supprimer le rôle :name ?' },
  'Nobody has it.': { fr: 'Personne ne l’a.' },
  '[one 1 member loses|other :count members lose] it at once.': {
    fr: '[one :count membre le perd|other :count membres le perdent] aussitôt.',
  },
  'What they get instead': { fr: 'Ce qu’ils reçoivent à la place' },
  'Nothing: they keep their other roles': { fr: 'Rien : ils gardent leurs autres rôles' },
  'See its members': { fr: 'Voir ses membres' },
})

/** What is refused of roles. */
export const roleRefusalLines = defineLines({
  'Please choose what its members get instead.': {
    fr: 'Choisissez ce que ses membres reçoivent à la place.',
  },
  'This role is that of visitors, who have no account.': {
    fr: 'Ce rôle est celui des visiteurs, qui n’ont pas de compte.',
  },
  'A role that everybody has gives no rights over what is others’.': {
    fr: 'Un rôle que tous ont ne donne aucun droit sur ce qui est à autrui.',
  },
  'The role of administrators keeps all rights.': {
    fr: 'Le rôle des administrateurs garde tous les droits.',
  },
  'There is a role with this name already.': { fr: 'Un rôle porte déjà ce nom.' },
  'Replacement id': { en: 'What they get instead', fr: 'Ce qu’ils reçoivent à la place' },
})
