import { defineLines } from '../../core/lines.ts'

/** What mails and refusals say of accounts that staff look after. */
export const invitationLines = defineLines({
  'You are invited to :site': { fr: 'Vous êtes invité à rejoindre :site' },
  'The team of :site has made an account for you. Your username is :username.': {
    fr: 'L’équipe de :site a créé un compte pour vous. Votre nom d’utilisateur est :username.',
  },
  'Choose a password, and you are in. The link works once, for :days days.': {
    fr: 'Choisissez un mot de passe et vous y êtes. Le lien fonctionne une fois, pendant :days jours.',
  },
  'Choose a password': { fr: 'Choisir un mot de passe' },
  'You do not want an account? Then do nothing: nobody else gets in.': {
    fr: 'Vous ne voulez pas de compte ? Alors ne faites rien : personne d’autre n’y entre.',
  },
  'The last administrator keeps their rights. Make somebody else an administrator first.': {
    fr: 'Le dernier administrateur garde ses droits. Nommez d’abord un autre administrateur.',
  },
})
