import { defineLines } from '../../core/lines.ts'

export const downloadClientLines = defineLines({
  'Download clients': { fr: 'Logiciels de téléchargement' },
  'Programs of yours that take links, newsgroup files and torrents straight from the download pages.':
    {
      fr: 'Vos logiciels qui reçoivent les liens, les fichiers nzb et les torrents directement depuis les pages de téléchargement.',
    },
  'No download clients yet': { fr: 'Aucun logiciel de téléchargement pour l’instant' },
  'The clients could not be loaded': { fr: 'Impossible de charger les logiciels' },
  'Add a client': { fr: 'Ajouter un logiciel' },
  'Edit the client': { fr: 'Modifier le logiciel' },
  'Edit the client :name': { fr: 'Modifier le logiciel :name' },
  'Delete the client :name': { fr: 'Supprimer le logiciel :name' },
  'Delete the client “:name”?': { fr: 'Supprimer le logiciel « :name » ?' },
  'Nothing is sent to it from here any more. What it downloads already goes on.': {
    fr: 'Plus rien ne lui sera envoyé d’ici. Ses téléchargements en cours continuent.',
  },
  'Delete client': { fr: 'Supprimer le logiciel' },
  'Client saved': { fr: 'Logiciel enregistré' },
  'Client deleted': { fr: 'Logiciel supprimé' },
  Test: { fr: 'Tester' },
  'Test the client :name': { fr: 'Tester le logiciel :name' },
  ':name is ready': { fr: ':name est prêt' },
  'Used by default': { fr: 'Par défaut' },
  'Asked by your browser': { fr: 'Interrogé par votre navigateur' },
  'Asked by the site': { fr: 'Interrogé par le site' },
  Client: { fr: 'Logiciel' },
  'Choose a client': { fr: 'Choisissez un logiciel' },
  'Asked from': { fr: 'Interrogé depuis' },
  'This browser': { fr: 'Ce navigateur' },
  'The site': { fr: 'Le site' },
  'For clients on this computer or in your own network. What lets you in there is kept in this browser alone.':
    {
      fr: 'Pour les logiciels de cet ordinateur ou de votre réseau. Vos identifiants ne sont gardés que dans ce navigateur.',
    },
  'For clients that can be reached from the internet. What lets you in there is kept encrypted and not shown again.':
    {
      fr: 'Pour les logiciels joignables depuis internet. Vos identifiants sont gardés chiffrés et ne sont plus affichés.',
    },
  'Address of the client': { fr: 'Adresse du logiciel' },
  'With its port and, where there is one, its folder: :example': {
    fr: 'Avec son port et, s’il y en a un, son dossier : :example',
  },
  'API key or secret': { fr: 'Clé d’API ou secret' },
  'Leave it empty to keep what is stored.': {
    fr: 'Laissez vide pour garder ce qui est enregistré.',
  },
  'Send here unless I choose another': { fr: 'Envoyer ici sauf si j’en choisis un autre' },
  'It has to let pages of other sites ask it: start it with --rpc-allow-origin-all.': {
    fr: 'Il doit accepter les demandes d’autres sites : lancez-le avec --rpc-allow-origin-all.',
  },
  'It has to let pages of other sites ask it (CORS), for example through a proxy in front of it.': {
    fr: 'Il doit accepter les demandes d’autres sites (CORS), par exemple grâce à un proxy devant lui.',
  },
  'JDownloader on this computer takes links from browsers by itself, as long as it runs.': {
    fr: 'JDownloader sur cet ordinateur reçoit les liens des navigateurs de lui-même tant qu’il est lancé.',
  },
  'Use an account for this alone, without a second factor, that may only add downloads.': {
    fr: 'Utilisez un compte réservé à cela, sans second facteur, qui ne peut qu’ajouter des téléchargements.',
  },
  'Please choose a client.': { fr: 'Choisissez un logiciel.' },
  'This client can only be asked by your browser.': {
    fr: 'Ce logiciel ne peut être interrogé que par votre navigateur.',
  },
  'This client can only be asked by the site.': {
    fr: 'Ce logiciel ne peut être interrogé que par le site.',
  },
  'Please enter the address of the client.': { fr: 'Saisissez l’adresse du logiciel.' },
  'Please enter the address alone, without a name or a password in it.': {
    fr: 'Saisissez l’adresse seule, sans nom ni mot de passe.',
  },
  'Pages cannot ask this address. Use a name or an IPv4 address.': {
    fr: 'Les pages ne peuvent pas interroger cette adresse. Utilisez un nom ou une adresse IPv4.',
  },
  'Please enter the password or key again for this address.': {
    fr: 'Saisissez à nouveau le mot de passe ou la clé pour cette adresse.',
  },
  'You have reached the greatest number of clients. Delete one first.': {
    fr: 'Vous avez atteint le nombre maximal de logiciels. Supprimez-en un d’abord.',
  },
  'This client does not take such downloads.': {
    fr: 'Ce logiciel ne prend pas ces téléchargements.',
  },
  'Send to': { fr: 'Envoyer vers' },
  'Send to :name': { fr: 'Envoyer vers :name' },
  'Send to another client': { fr: 'Envoyer vers un autre logiciel' },
  'Reload the page': { fr: 'Recharger la page' },
  'Manage download clients': { fr: 'Gérer les logiciels de téléchargement' },
  'Set up a download client': { fr: 'Configurer un logiciel de téléchargement' },
  'Sending :done of :count': { fr: 'Envoi de :done sur :count' },
  '[one :name took it|other :name took :count links]': {
    fr: '[one :name l’a pris|other :name a pris :count liens]',
  },
  ':done of :count were taken by :name': { fr: ':name en a pris :done sur :count' },
  'At most :count links can be sent at once. Choose fewer.': {
    fr: 'Au plus :count liens peuvent être envoyés à la fois. Choisissez-en moins.',
  },
})

/** What can go wrong at a client. */
export const clientProblemLines = defineLines({
  'The client does not accept this name, password or key.': {
    fr: 'Le logiciel n’accepte pas ce nom, ce mot de passe ou cette clé.',
  },
  'This account asks for a second factor. Use one that does not.': {
    fr: 'Ce compte demande un second facteur. Utilisez-en un qui n’en demande pas.',
  },
  'The client lets nobody in for a while, after too many attempts.': {
    fr: 'Après trop de tentatives, le logiciel ne laisse plus entrer personne pendant un moment.',
  },
  'This account may not add downloads there.': {
    fr: 'Ce compte n’a pas le droit d’y ajouter des téléchargements.',
  },
  'Nothing answers at this address.': { fr: 'Rien ne répond à cette adresse.' },
  'The client is there, but does not let this site ask it. Allow that in its settings.': {
    fr: 'Le logiciel est là, mais n’accepte pas les demandes de ce site. Autorisez-les dans ses réglages.',
  },
  'Browsers do not let this page ask an address without https.': {
    fr: 'Les navigateurs ne laissent pas cette page interroger une adresse sans https.',
  },
  'This page was opened before the client was added. Reload it and send again.': {
    fr: 'Cette page a été ouverte avant l’ajout du logiciel. Rechargez-la, puis renvoyez.',
  },
  'This site does not ask addresses of its own network.': {
    fr: 'Ce site n’interroge pas les adresses de son propre réseau.',
  },
  'Something else answers at this address.': { fr: 'Autre chose répond à cette adresse.' },
  'The client refused it.': { fr: 'Le logiciel l’a refusé.' },
  'The client takes nothing more for now.': {
    fr: 'Le logiciel ne prend plus rien pour le moment.',
  },
  'The client has no folder to download to.': {
    fr: 'Le logiciel n’a pas de dossier où télécharger.',
  },
  'What lets you in there is not kept in this browser. Edit the client and enter it again.': {
    fr: 'Vos identifiants ne sont pas gardés dans ce navigateur. Modifiez le logiciel et saisissez-les à nouveau.',
  },
})

/** Names of fields that have no label of the same words. */
export const downloadClientFieldLines = defineLines({
  Addresses: { fr: 'Adresses' },
  'Is default': { en: 'Send here unless I choose another', fr: 'Envoyer ici par défaut' },
  Place: { en: 'Asked from', fr: 'Interrogé depuis' },
  Secret: { en: 'Password or key', fr: 'Mot de passe ou clé' },
})
