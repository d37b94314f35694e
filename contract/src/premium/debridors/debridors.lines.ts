import { defineLines } from '../../core/lines.ts'

export const debridorLines = defineLines({
  'Premium settings': { fr: 'Paramètres premium' },
  'Your accounts at debrid services, and whether links are opened through them.': {
    fr: 'Vos comptes chez les services de débridage, et si les liens passent par eux.',
  },
  'Automatic premium link generation': { fr: 'Génération automatique de liens premium' },
  'Links of file hosts become direct ones as soon as you open them.': {
    fr: 'Les liens des hébergeurs deviennent directs dès que vous les ouvrez.',
  },
  'Only premium members can switch this on.': {
    fr: 'Seuls les membres premium peuvent activer cela.',
  },
  'Debridors Accounts': { fr: 'Comptes de débridage' },
  'Add new account': { fr: 'Ajouter un compte' },
  'Edit account': { fr: 'Modifier le compte' },
  'Search accounts': { fr: 'Rechercher un compte' },
  'Account Status': { fr: 'Statut du compte' },
  Premium: { fr: 'Premium' },
  Free: { fr: 'Gratuit' },
  Type: { fr: 'Type' },
  Expiration: { fr: 'Expiration' },
  'Last check': { fr: 'Dernière vérification' },
  Status: { fr: 'État' },
  Inactive: { fr: 'Inactif' },
  'No accounts added yet': { fr: 'Aucun compte pour l’instant' },
  'Add the account you have at a debrid service or a file host.': {
    fr: 'Ajoutez le compte que vous avez chez un service de débridage ou un hébergeur.',
  },
  'No matching accounts found': { fr: 'Aucun compte ne correspond' },
  'Edit :name': { fr: 'Modifier :name' },
  '[one Delete this account?|other Delete :count accounts?]': {
    fr: '[one Supprimer ce compte ?|other Supprimer :count comptes ?]',
  },
  'The accounts could not be loaded': { fr: 'Impossible de charger les comptes' },
  'Show the key': { fr: 'Afficher la clé' },
  Provider: { fr: 'Service' },
  'Choose a provider': { fr: 'Choisissez un service' },
  'API key': { fr: 'Clé d’API' },
  'Leave it empty to keep the key that is stored.': {
    fr: 'Laissez vide pour garder la clé enregistrée.',
  },
  'You find it in your account at the provider. It is kept encrypted and not shown again.': {
    fr: 'Elle se trouve dans votre compte chez le service. Elle est gardée chiffrée et n’est plus affichée.',
  },
  'Inactive accounts stay in the list and are not used.': {
    fr: 'Les comptes inactifs restent dans la liste et ne sont pas utilisés.',
  },
  'Updated account': { fr: 'Compte modifié' },
  'Host added successfully': { fr: 'Compte ajouté' },
  'An error occured': { en: 'An error occurred', fr: 'Une erreur est survenue' },
  'Please choose a provider.': { fr: 'Choisissez un service.' },
  'Please enter the key of the account.': { fr: 'Saisissez la clé du compte.' },
  'Please enter the key of the account at this provider.': {
    fr: 'Saisissez la clé du compte chez ce service.',
  },
  'This key has characters that no key has.': {
    fr: 'Cette clé contient des caractères qu’aucune clé ne contient.',
  },
  'This key is too long.': { fr: 'Cette clé est trop longue.' },
  'Please enter a date.': { fr: 'Saisissez une date.' },
  'You have reached the greatest number of accounts. Delete one first.': {
    fr: 'Vous avez atteint le nombre maximal de comptes. Supprimez-en un d’abord.',
  },
})

/** Names of fields that have no label of the same words. */
export const debridorFieldLines = defineLines({
  Api: { en: 'API key', fr: 'Clé d’API' },
  'Expire at': { en: 'End date', fr: 'Date de fin' },
})
