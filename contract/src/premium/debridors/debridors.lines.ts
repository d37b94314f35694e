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
  'Tell this service my address': { fr: 'Indiquer mon adresse à ce service' },
  'It asks for the IP address that downloads. Without it the service sees the address of this site.':
    {
      fr: 'Il demande l’adresse IP qui télécharge. Sinon, le service voit l’adresse de ce site.',
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

/** What can go wrong at a service. */
export const debridProblemLines = defineLines({
  'The key of this account is not accepted.': { fr: 'La clé de ce compte n’est pas acceptée.' },
  'The account is not premium there.': { fr: 'Le compte n’y est pas premium.' },
  'Links of this host are not opened there.': {
    fr: 'Les liens de cet hébergeur n’y sont pas ouverts.',
  },
  'What may be had from this host is used up for now.': {
    fr: 'Le quota de cet hébergeur est épuisé pour le moment.',
  },
  'What this account may have is used up for now.': {
    fr: 'Le quota de ce compte est épuisé pour le moment.',
  },
  'The file is no longer there.': { fr: 'Le fichier n’existe plus.' },
  'The file asks for a password.': { fr: 'Le fichier demande un mot de passe.' },
  'The service refuses calls from this server.': {
    fr: 'Le service refuse les appels de ce serveur.',
  },
  'The service was asked too often. Please try again in a few minutes.': {
    fr: 'Le service a été trop sollicité. Réessayez dans quelques minutes.',
  },
  'The service cannot reach this host right now.': {
    fr: 'Le service ne peut pas joindre cet hébergeur pour le moment.',
  },
  'The service is still preparing the file. Please try again in a moment.': {
    fr: 'Le service prépare encore le fichier. Réessayez dans un instant.',
  },
  'The service refused this link.': { fr: 'Le service a refusé ce lien.' },
  'The service does not answer right now.': { fr: 'Le service ne répond pas pour le moment.' },
  'The service answered something that cannot be read.': {
    fr: 'La réponse du service est illisible.',
  },
  'The service answered with an address that is not safe to open.': {
    fr: 'Le service a répondu par une adresse qui n’est pas sûre.',
  },
  'The service did not answer a moment ago and is left alone for a while.': {
    fr: 'Le service n’a pas répondu il y a un instant et est laissé en paix un moment.',
  },
  'The address of this service was changed here. Please enter the key again.': {
    fr: 'L’adresse de ce service a changé ici. Saisissez à nouveau la clé.',
  },
  'None of your accounts opens links of this host.': {
    fr: 'Aucun de vos comptes n’ouvre les liens de cet hébergeur.',
  },
  'Its turn has not come yet. Please ask again.': {
    fr: 'Son tour n’est pas encore venu. Demandez à nouveau.',
  },
})

/** What members are told of their accounts. */
export const debridNoticeLines = defineLines({
  'Your debrid accounts': { fr: 'Vos comptes de débridage' },
  'The premium of an account of yours ends soon': {
    fr: 'Le premium d’un de vos comptes se termine bientôt',
  },
  'The premium of your account at :provider ends in [one 1 day|other :count days]': {
    fr: 'Le premium de votre compte chez :provider se termine dans [one 1 jour|other :count jours]',
  },
  'A debrid service no longer accepts a key of yours': {
    fr: 'Un service de débridage n’accepte plus une de vos clés',
  },
  ':provider no longer accepts the key of your account': {
    fr: ':provider n’accepte plus la clé de votre compte',
  },
  'See your accounts': { fr: 'Voir vos comptes' },
})

/** Names of fields that have no label of the same words. */
export const debridorFieldLines = defineLines({
  Api: { en: 'API key', fr: 'Clé d’API' },
  'Expire at': { en: 'End date', fr: 'Date de fin' },
  'Shares address': { en: 'Tell the service my address', fr: 'Indiquer mon adresse au service' },
  Debrid: { en: 'Get direct links', fr: 'Obtenir les liens directs' },
})
