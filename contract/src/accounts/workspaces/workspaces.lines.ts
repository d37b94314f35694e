import { defineLines } from '../../core/lines.ts'

export const workspaceLines = defineLines({
  Default: { fr: 'Personnel' },
  Workspace: { fr: 'Espace de travail' },
  'A workspace is for a team: what belongs to it, only its members see.': {
    fr: 'Un espace de travail est pour une équipe : ce qui lui appartient, seuls ses membres le voient.',
  },
  'New workspace': { fr: 'Nouvel espace' },
  'Create workspace': { fr: 'Créer l’espace' },
  'Workspace created': { fr: 'Espace de travail créé' },
  'Rename workspace': { fr: 'Renommer l’espace' },
  'Workspace renamed': { fr: 'Espace de travail renommé' },
  'Delete workspace': { fr: 'Supprimer l’espace' },
  'Delete the workspace “:name”?': { fr: 'Supprimer l’espace « :name » ?' },
  'Its members lose it, and what was told in it is gone.': {
    fr: 'Ses membres le perdent, et ses notifications disparaissent.',
  },
  'Workspace deleted': { fr: 'Espace de travail supprimé' },
  'Leave workspace': { fr: 'Quitter l’espace' },
  'Leave the workspace “:name”?': { fr: 'Quitter l’espace « :name » ?' },
  'You need a new invitation to come back.': {
    fr: 'Il faudra une nouvelle invitation pour revenir.',
  },
  'They need a new invitation to come back.': {
    fr: 'Il faudra une nouvelle invitation pour revenir.',
  },
  Switch: { fr: 'Activer' },
  'Left workspace': { fr: 'Espace de travail quitté' },
  'Switch to this workspace': { fr: 'Passer à cet espace' },
  'Switched to :name': { fr: 'Espace actif : :name' },
  Active: { fr: 'Actif' },
  'Your personal workspace: you alone.': { fr: 'Votre espace personnel : vous seul.' },
  '[one 1 member|other :count members]': { fr: '[one 1 membre|other :count membres]' },
  Members: { fr: 'Membres' },
  Invitations: { fr: 'Invitations' },
  Role: { fr: 'Rôle' },
  Owner: { fr: 'Propriétaire' },
  Administrator: { fr: 'Administrateur' },
  Member: { fr: 'Membre' },
  Joined: { fr: 'Arrivée' },
  Sent: { fr: 'Envoyée' },
  'Role of :name': { fr: 'Rôle de :name' },
  'Remove :name': { fr: 'Retirer :name' },
  'Remove :name from the workspace?': { fr: 'Retirer :name de l’espace ?' },
  'Member removed': { fr: 'Membre retiré' },
  'Role changed': { fr: 'Rôle modifié' },
  Remove: { fr: 'Retirer' },
  'Invite somebody': { fr: 'Inviter quelqu’un' },
  'Email addresses or usernames': { fr: 'Adresses e-mail ou noms d’utilisateur' },
  'Press Enter after each, or paste a list of addresses.': {
    fr: 'Appuyez sur Entrée après chacun, ou collez une liste d’adresses.',
  },
  Invite: { fr: 'Inviter' },
  'Invitation sent': { fr: 'Invitation envoyée' },
  '[one Invitation sent|other :count invitations sent]': {
    fr: '[one Invitation envoyée|other :count invitations envoyées]',
  },
  'Send the invitation of :name again': { fr: 'Renvoyer l’invitation de :name' },
  'Take the invitation of :name back': { fr: 'Annuler l’invitation de :name' },
  'Invitation taken back': { fr: 'Invitation annulée' },
  'Ran out': { fr: 'Expirée' },
  Actions: { fr: 'Actions' },
  'Join workspace': { fr: 'Rejoindre l’espace' },
  Join: { fr: 'Rejoindre' },
  Decline: { fr: 'Refuser' },
  'Joined workspace': { fr: 'Espace de travail rejoint' },
  'Declined workspace invitation': { fr: 'Invitation refusée' },
  'Please enter a name.': { fr: 'Veuillez saisir un nom.' },
  'You are in this workspace already.': { fr: 'Vous êtes déjà dans cet espace de travail.' },
  'This invite is no longer valid': { fr: 'Cette invitation n’est plus valable' },
  ':name invites you to the workspace :workspace': {
    fr: ':name vous invite dans l’espace de travail :workspace',
  },
  'You are invited to the workspace :workspace': {
    fr: 'Vous êtes invité dans l’espace de travail :workspace',
  },
  'See the invitation': { fr: 'Voir l’invitation' },
  'A workspace on :siteName is for a team: what belongs to it, only its members see. Make an account with this address, or sign in, to join it.':
    {
      fr: 'Un espace de travail sur :siteName est pour une équipe : ce qui lui appartient, seuls ses membres le voient. Créez un compte avec cette adresse, ou connectez-vous, pour la rejoindre.',
    },
  'The invitation holds for :days days. You do not know :name? Then ignore this mail.': {
    fr: 'L’invitation est valable :days jours. Vous ne connaissez pas :name ? Ignorez ce message.',
  },

  'Please enter an email address or a username.': {
    fr: 'Saisissez une adresse e-mail ou un nom d’utilisateur.',
  },
  'Please choose a role of the list.': { fr: 'Choisissez un rôle de la liste.' },
  'There is no account with this name. You can invite an email address instead.': {
    fr: 'Aucun compte ne porte ce nom. Vous pouvez inviter une adresse e-mail.',
  },
  'The workspace :workspace belongs to :name now': {
    fr: 'L’espace de travail :workspace appartient maintenant à :name',
  },
  'See the workspace': { fr: 'Voir l’espace de travail' },
  'Its other members keep it: an administrator becomes its owner, else who has been in it for longest.':
    {
      fr: 'Les autres membres le gardent : un administrateur en devient propriétaire, sinon le membre le plus ancien.',
    },
  'They are in this workspace already.': { fr: 'Cette personne est déjà dans l’espace.' },
  'They are invited already.': { fr: 'Cette personne est déjà invitée.' },
  'This workspace is full.': { fr: 'Cet espace de travail est complet.' },
  'This invitation was sent to somebody else.': {
    fr: 'Cette invitation a été envoyée à quelqu’un d’autre.',
  },
  'Leave the workspace instead.': { fr: 'Quittez plutôt l’espace de travail.' },
})

/** Names of fields that have no label of the same words. */
export const workspaceFieldLines = defineLines({
  Invitee: { fr: 'Personne invitée' },
})
