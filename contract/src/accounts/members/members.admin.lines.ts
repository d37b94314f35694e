import { defineLines } from '../../core/lines.ts'

/** Texts of those who manage accounts. */
export const memberLines = defineLines({
  'In good standing': { fr: 'En règle' },
  'Address not verified': { fr: 'Adresse non vérifiée' },
  'Email address': { fr: 'Adresse e-mail' },
  'View profile': { fr: 'Voir le profil' },
  Roles: { fr: 'Rôles' },
  'Last seen': { fr: 'Dernière visite' },
  'Everybody who has an account: found by name, username or email address.': {
    fr: 'Tous les comptes ; cherchez-les par nom, nom d’utilisateur ou adresse e-mail.',
  },
  'Search members': { fr: 'Chercher un membre' },
  'The members could not be loaded': { fr: 'Les membres n’ont pas pu être chargés' },
  'No matching members found': { fr: 'Aucun membre ne correspond' },
  'No members yet': { fr: 'Aucun membre pour l’instant' },
  'Who registers or is invited will be here.': {
    fr: 'Les personnes inscrites ou invitées apparaîtront ici.',
  },
  'Never yet': { fr: 'Jamais encore' },
  'New member': { fr: 'Nouveau membre' },
  'They get a mail with a link by which they choose their password; it is good for :days days.': {
    fr: 'La personne reçoit un e-mail avec un lien pour choisir son mot de passe, valable :days jours.',
  },
  'You vouch for the address: it counts as verified.': {
    fr: 'Vous vous portez garant de l’adresse : elle est considérée comme vérifiée.',
  },
  'Every member has the role :name.': { fr: 'Chaque membre a le rôle :name.' },
  'This role has rights that you lack.': { fr: 'Ce rôle a des droits que vous n’avez pas.' },
  'This role does not exist any more.': { fr: 'Ce rôle n’existe plus.' },
  'Nobody can be given this role.': { fr: 'Ce rôle ne peut être donné à personne.' },
  Invite: { fr: 'Inviter' },
  ':name was invited': { fr: ':name a été invité' },
  'Delete [one :name|other these :count members]?': {
    fr: 'Supprimer [one :name|other ces :count membres] ?',
  },
  'The [one account and what is its alone goes|other accounts and what is theirs alone go] for good: profile, reviews, lists, votes, sessions, tokens, notifications.':
    {
      fr: '[one Le compte et ce qui n’appartient qu’à lui disparaissent|other Les comptes et ce qui n’appartient qu’à eux disparaissent] pour de bon : profil, critiques, listes, votes, sessions, jetons, notifications.',
    },
  'Links, files and comments that were shared stay, without a name. They are told by mail.': {
    fr: 'Les liens, fichiers et commentaires partagés restent, sans nom. Les intéressés sont prévenus par e-mail.',
  },
  '[one Member deleted|other :count members deleted]': {
    fr: '[one Membre supprimé|other :count membres supprimés]',
  },
  'You cannot delete: :names.': { fr: 'Vous ne pouvez pas supprimer : :names.' },
})
