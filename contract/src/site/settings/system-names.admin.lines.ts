import { defineLines } from '../../core/lines.ts'

/** Names of settings about how the site itself runs. */
export const systemNameLines = defineLines({
  'Settings tab outgoing-email': { en: 'Outgoing mail', fr: 'E-mails sortants' },
  'Settings of mail_sender': { en: 'Sender', fr: 'Expéditeur' },
  'Setting mail_sender.name': { en: 'Name of the sender', fr: 'Nom de l’expéditeur' },
  'Setting mail_sender.address': {
    en: 'Address of the sender',
    fr: 'Adresse de l’expéditeur',
  },
  'About mail_sender.address': {
    en: 'Without one, mails are from no-reply at the address of the site. The mail server has to allow it.',
    fr: 'Sans adresse, les e-mails viennent de no-reply à l’adresse du site. Le serveur de messagerie doit l’autoriser.',
  },
  'Settings of mail_server': { en: 'Mail server', fr: 'Serveur de messagerie' },
  'Setting mail_server.host': {
    en: 'Host of the mail server',
    fr: 'Hôte du serveur de messagerie',
  },
  'About mail_server.host': {
    en: 'Without one, mails are not sent: they are kept in the log of mails.',
    fr: 'Sans hôte, les e-mails ne sont pas envoyés : ils restent dans le journal des e-mails.',
  },
  'Setting mail_server.port': { en: 'Port', fr: 'Port' },
  'Setting mail_server.encryption': { en: 'Encryption', fr: 'Chiffrement' },
  'Setting mail_server.encryption: starttls': {
    en: 'STARTTLS (usually port 587)',
    fr: 'STARTTLS (en général port 587)',
  },
  'Setting mail_server.encryption: tls': {
    en: 'TLS (usually port 465)',
    fr: 'TLS (en général port 465)',
  },
  'Setting mail_server.encryption: none': {
    en: 'None, on the own network only',
    fr: 'Aucun, sur le réseau local uniquement',
  },
  'Setting mail_server.username': { en: 'User name', fr: 'Nom d’utilisateur' },
  'About mail_server.username': {
    en: 'Empty where the server asks for no login.',
    fr: 'Vide si le serveur ne demande pas d’identification.',
  },
  'Settings of mail_server_key': {
    en: 'Key of the mail server',
    fr: 'Clé du serveur de messagerie',
  },
  'Setting mail_server_key.password': {
    en: 'Password of the mail server',
    fr: 'Mot de passe du serveur de messagerie',
  },
  'Settings tab cache': { en: 'Caches', fr: 'Caches' },
  'Settings of kept_pages': { en: 'Pages of guests', fr: 'Pages des invités' },
  'Setting kept_pages.enable': {
    en: 'Guests share pages that were drawn for another',
    fr: 'Les invités partagent les pages dessinées pour un autre',
  },
  'About kept_pages.enable': {
    en: 'What changes is drawn anew at once either way.',
    fr: 'Ce qui change est redessiné aussitôt dans tous les cas.',
  },
  'Setting kept_pages.seconds': {
    en: 'Seconds until a page is drawn anew',
    fr: 'Secondes avant qu’une page soit redessinée',
  },
  'Settings of kept_pictures': { en: 'Resized pictures', fr: 'Images redimensionnées' },
  'Setting kept_pictures.megabytes': {
    en: 'Megabytes that they may take on the disk',
    fr: 'Mégaoctets qu’elles peuvent occuper sur le disque',
  },
  'Settings of logging': { en: 'The log of the server', fr: 'Le journal du serveur' },
  'Setting logging.level': { en: 'What is written', fr: 'Ce qui est écrit' },
  'About logging.level': {
    en: 'Every process follows at once. The more it writes, the sooner a disk is full. Errors are kept in their file and listed under Errors whatever is chosen.',
    fr: 'Chaque processus suit aussitôt. Plus il écrit, plus vite un disque est plein. Les erreurs sont gardées dans leur fichier et listées sous Erreurs quel que soit le choix.',
  },
  'Setting logging.level: trace': { en: 'Everything', fr: 'Tout' },
  'Setting logging.level: debug': {
    en: 'What helps to find a fault',
    fr: 'Ce qui aide à trouver une panne',
  },
  'Setting logging.level: info': { en: 'Every call', fr: 'Chaque appel' },
  'Setting logging.level: warn': { en: 'Warnings and errors', fr: 'Avertissements et erreurs' },
  'Setting logging.level: error': { en: 'Errors alone', fr: 'Erreurs seulement' },
  'Setting logging.level: fatal': { en: 'What ends a process', fr: 'Ce qui arrête un processus' },
  'Setting logging.level: silent': { en: 'Nothing', fr: 'Rien' },
  'Settings of backup_schedule': { en: 'Backups by themselves', fr: 'Sauvegardes automatiques' },
  'Setting backup_schedule.rhythm': { en: 'How often', fr: 'À quelle fréquence' },
  'Setting backup_schedule.rhythm: never': { en: 'Never', fr: 'Jamais' },
  'Setting backup_schedule.rhythm: daily': { en: 'Every day', fr: 'Chaque jour' },
  'Setting backup_schedule.rhythm: weekly': { en: 'Every Sunday', fr: 'Chaque dimanche' },
  'Setting backup_schedule.hour': { en: 'Hour (UTC)', fr: 'Heure (UTC)' },
  'About backup_schedule.hour': {
    en: 'A time that was missed is made up for within ten minutes.',
    fr: 'Une heure manquée est rattrapée en moins de dix minutes.',
  },
  'Setting backup_schedule.keep': { en: 'How many are kept', fr: 'Combien en garder' },
  'About backup_schedule.keep': {
    en: 'The newest of those that are whole. Backups made by hand stay until somebody deletes them.',
    fr: 'Les plus récentes parmi celles qui sont complètes. Celles créées à la main restent jusqu’à ce que quelqu’un les supprime.',
  },
  'Settings tab queue': { en: 'Job queue', fr: 'File des tâches' },
  'Settings of queue': { en: 'Jobs that are put in line', fr: 'Tâches mises en file' },
  'Setting queue.more_retries': {
    en: 'Further attempts when a job fails',
    fr: 'Tentatives supplémentaires après un échec',
  },
  'About queue.more_retries': {
    en: 'On top of those that each kind of job has; what must not be tried twice is not.',
    fr: 'En plus de celles de chaque type de tâche ; ce qui ne doit pas être tenté deux fois ne l’est pas.',
  },
  'Setting queue.done_days': {
    en: 'Days for which ended jobs are kept',
    fr: 'Jours de conservation des tâches terminées',
  },
  'Settings tab websockets': { en: 'Live connections', fr: 'Connexions en direct' },
  'Settings of live': { en: 'News as they happen', fr: 'Nouvelles en direct' },
  'Setting live.enable': {
    en: 'Pages hear of notifications at once',
    fr: 'Les pages reçoivent les notifications aussitôt',
  },
  'About live.enable': {
    en: 'Otherwise they ask every half minute.',
    fr: 'Sinon elles demandent toutes les trente secondes.',
  },
  'Setting live.heartbeat_seconds': {
    en: 'Seconds between two signs of life',
    fr: 'Secondes entre deux signes de vie',
  },
  'About live.heartbeat_seconds': {
    en: 'Fewer than the patience of a proxy in front, which is usually a minute.',
    fr: 'Moins que la patience d’un proxy placé devant, en général une minute.',
  },
  'Setting live.most_connections': {
    en: 'Most connections of one process',
    fr: 'Nombre maximal de connexions par processus',
  },
  'Settings tab search': { en: 'Search', fr: 'Recherche' },
  'Settings of search': { en: 'What the search offers', fr: 'Ce que propose la recherche' },
  'Setting search.lists': {
    en: 'Public lists are found too',
    fr: 'Trouver aussi les listes publiques',
  },
  'Setting search.trending': {
    en: 'Trending titles before anything is typed',
    fr: 'Titres du moment avant toute saisie',
  },
  'Setting search.suggestions': {
    en: 'Suggestions while typing',
    fr: 'Suggestions pendant la saisie',
  },
  'Settings tab videos': { en: 'Videos', fr: 'Vidéos' },
  'Settings of next_episode': { en: 'Next episode', fr: 'Épisode suivant' },
  'Setting next_episode.by_itself': {
    en: 'The next episode begins by itself',
    fr: 'L’épisode suivant commence tout seul',
  },
  'About next_episode.by_itself': {
    en: 'It is offered either way.',
    fr: 'Il est proposé dans tous les cas.',
  },
  'Setting next_episode.seconds': {
    en: 'Seconds until it begins',
    fr: 'Secondes avant qu’il commence',
  },
  'Settings of watch_sources': {
    en: 'Other sources of a video',
    fr: 'Autres sources d’une vidéo',
  },
  'Setting watch_sources.embeds': {
    en: 'Players of other sites',
    fr: 'Lecteurs d’autres sites',
  },
  'Setting watch_sources.outside': {
    en: 'What leads away to other sites',
    fr: 'Ce qui mène vers d’autres sites',
  },
  'Settings of site_address': { en: 'Address of the site', fr: 'Adresse du site' },
  'Setting site_address.origin': { en: 'Address', fr: 'Adresse' },
  'About site_address.origin': {
    en: 'Such as https://media.example.org. Mails, feeds and logins with other services lead there. Empty: as the environment of the server has it. A change is tried out for a minute.',
    fr: 'Par exemple https://media.example.org. Les e-mails, les flux et les connexions par d’autres services y mènent. Vide : comme dans l’environnement du serveur. Une modification est mise à l’essai pendant une minute.',
  },
})
