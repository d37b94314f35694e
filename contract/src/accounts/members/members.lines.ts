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

/** What is said of changes that staff make to accounts. */
export const memberChangeLines = defineLines({
  'Your address at :site was changed': { fr: 'Votre adresse sur :site a été modifiée' },
  'The team of :site gave your account :username another email address.': {
    fr: 'L’équipe de :site a donné une autre adresse e-mail à votre compte :username.',
  },
  'You did not ask for it? Then write to the team at once.': {
    fr: 'Vous n’avez rien demandé ? Écrivez aussitôt à l’équipe.',
  },
  'Your second factor at :site was switched off': {
    fr: 'Votre second facteur sur :site a été désactivé',
  },
  'The team of :site switched two factor authentication of your account :username off.': {
    fr: 'L’équipe de :site a désactivé l’authentification à deux facteurs de votre compte :username.',
  },
  'This is their address already.': { fr: 'C’est déjà son adresse.' },
  'Another account has proven that this address is theirs.': {
    fr: 'Un autre compte a prouvé que cette adresse est la sienne.',
  },
  'The address is verified already.': { fr: 'L’adresse est déjà vérifiée.' },
  'The second factor is off already.': { fr: 'Le second facteur est déjà désactivé.' },
  'You cannot give a right that you lack.': {
    fr: 'Vous ne pouvez pas donner un droit que vous n’avez pas.',
  },
  'There is no such permission.': { fr: 'Cette permission n’existe pas.' },
  'This permission has no such limit.': { fr: 'Cette permission n’a pas une telle limite.' },
  'Each permission is given once.': { fr: 'Chaque permission n’est donnée qu’une fois.' },
})
