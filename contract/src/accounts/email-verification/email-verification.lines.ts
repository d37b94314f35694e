import { defineLines } from '../../core/lines.ts'

export const emailVerificationLines = defineLines({
  'We have sent a code of 6 digits to :email. Enter it here, and your account opens.': {
    fr: 'Nous avons envoyé un code à 6 chiffres à :email. Saisissez-le ici et votre compte s’ouvrira.',
  },
  Code: { fr: 'Code' },
  Verify: { fr: 'Vérifier' },
  'Send a new code': { fr: 'Envoyer un nouveau code' },
  'Send a new code (in :count s)': { fr: 'Envoyer un nouveau code (dans :count s)' },
  'Email sent': { fr: 'E-mail envoyé' },
  'Please enter the code of 6 digits from the mail.': {
    fr: 'Saisissez le code à 6 chiffres de l’e-mail.',
  },
  'This code is not right.': { fr: 'Ce code n’est pas le bon.' },
  'This code is no longer valid. Please ask for a new one.': {
    fr: 'Ce code n’est plus valable. Demandez-en un nouveau.',
  },

  'Your code for :site': { fr: 'Votre code pour :site' },
  'Hello :username, enter this code where you registered:': {
    fr: 'Bonjour :username, saisissez ce code là où vous vous êtes inscrit :',
  },
  'It is valid for :minutes minutes.': { fr: 'Il est valable :minutes minutes.' },
  'You did not register? Then do nothing: without the code nobody gets in.': {
    fr: 'Vous ne vous êtes pas inscrit ? Ne faites rien : sans le code, personne n’entre.',
  },
  'You already have an account at :site': { fr: 'Vous avez déjà un compte sur :site' },
  'Somebody, probably you, tried to make another account with this address. The one you have is called :username.':
    {
      fr: 'Quelqu’un, sans doute vous, a voulu créer un autre compte avec cette adresse. Celui que vous avez s’appelle :username.',
    },
  'If you forgot your password, choose a new one.': {
    fr: 'Si vous avez oublié votre mot de passe, choisissez-en un nouveau.',
  },
  'It was not you? Then do nothing.': { fr: 'Ce n’était pas vous ? Ne faites rien.' },
})
