import { defineLines } from '../../core/lines.ts'

export const accessTokenLines = defineLines({
  Developers: { fr: 'Développeurs' },
  'Access tokens let programs call the API in your name, with your permissions.': {
    fr: 'Les jetons d’accès permettent à des programmes d’appeler l’API en votre nom, avec vos droits.',
  },
  'API documentation': { fr: 'Documentation de l’API' },
  'Create token': { fr: 'Créer un jeton' },
  'Token name': { fr: 'Nom du jeton' },
  'What the token is for, such as the name of a program.': {
    fr: 'À quoi sert le jeton, par exemple le nom d’un programme.',
  },
  'Access token': { fr: 'Jeton d’accès' },
  'Your new token': { fr: 'Votre nouveau jeton' },
  'Copy this token now: it is shown only once, and whoever has it can act in your name.': {
    fr: 'Copiez ce jeton maintenant : il n’est affiché qu’une seule fois, et qui le possède peut agir en votre nom.',
  },
  'Copy token': { fr: 'Copier le jeton' },
  Copied: { fr: 'Copié' },
  'Copying did not work. Please select the token and copy it yourself.': {
    fr: 'La copie n’a pas marché. Sélectionnez le jeton et copiez-le vous-même.',
  },
  Done: { fr: 'Terminé' },
  Name: { fr: 'Nom' },
  'Last used': { fr: 'Dernière utilisation' },
  Never: { fr: 'Jamais' },
  'You have no tokens yet': { fr: 'Vous n’avez pas encore de jeton' },
  'Make one for each program, so that you can take it back alone.': {
    fr: 'Créez-en un par programme, pour pouvoir le retirer séparément.',
  },
  'Delete the token “:name”?': { fr: 'Supprimer le jeton « :name » ?' },
  'Programs that use it can no longer call the API. This cannot be undone.': {
    fr: 'Les programmes qui l’utilisent ne pourront plus appeler l’API. C’est irréversible.',
  },
  'Delete the token :name': { fr: 'Supprimer le jeton :name' },
  'Delete token': { fr: 'Supprimer le jeton' },
  'Token create': { en: 'Token created', fr: 'Jeton créé' },
  'Token deleted': { fr: 'Jeton supprimé' },
  'Please enter a name for the token.': { fr: 'Saisissez un nom pour le jeton.' },
  'This name is too long.': { fr: 'Ce nom est trop long.' },
  'You have reached the greatest number of tokens. Delete one first.': {
    fr: 'Vous avez atteint le nombre maximal de jetons. Supprimez-en un d’abord.',
  },
  'This site does not offer its API.': { fr: 'Ce site ne propose pas son API.' },
})
