import { defineLines } from '../../core/lines.ts'

/** The page of what the site stands on. */
export const healthLines = defineLines({
  Health: { fr: 'Santé' },
  'How everything is that the site stands on, and what to do where it is not well.': {
    fr: 'L’état de tout ce sur quoi repose le site, et que faire quand quelque chose ne va pas.',
  },
  'The health could not be read': { fr: 'L’état n’a pas pu être lu' },
  'It could not be read again: all below is as it was when it was last looked at.': {
    fr: 'Une nouvelle lecture a échoué : tout ce qui suit est tel qu’à la dernière vérification.',
  },
  'Everything is well.': { fr: 'Tout va bien.' },
  '[one :count part needs|other :count parts need] you to look at it.': {
    fr: '[one :count élément demande|other :count éléments demandent] votre attention.',
  },
  'Looked at: :time': { fr: 'Vérifié : :time' },
  'Since: :time': { fr: 'Depuis : :time' },
  Database: { fr: 'Base de données' },
  'Replica of the database': { fr: 'Réplique de la base de données' },
  'Disk of the data': { fr: 'Disque des données' },
  'Files that were sent': { fr: 'Fichiers envoyés' },
  'Jobs in line': { fr: 'Tâches en file' },
  'Search of the catalogue': { fr: 'Recherche du catalogue' },
  Caches: { fr: 'Caches' },
  'Processes of the site': { fr: 'Processus du site' },
  'Clock of the machine': { fr: 'Horloge de la machine' },
  'Release and upgrade': { fr: 'Version et mise à niveau' },
  'All well': { fr: 'Tout va bien' },
  'Needs a look': { fr: 'À regarder' },
  'Out of order': { fr: 'En panne' },
  'Not set up': { fr: 'Non configuré' },
  'Did not answer': { fr: 'N’a pas répondu' },
  'It could not be looked at. The errors in the logs say why.': {
    fr: 'La vérification a échoué. Les erreurs des journaux disent pourquoi.',
  },
  'It did not answer in time. If it stays so, restart it, then the site.': {
    fr: 'Aucune réponse à temps. Si cela dure, redémarrez-le, puis le site.',
  },
  'It answers slowly. Look what else the machine is doing.': {
    fr: 'La réponse est lente. Regardez ce que la machine fait d’autre.',
  },
  'Almost all connections of the database are taken. Raise max_connections, or run fewer processes.':
    {
      fr: 'Presque toutes les connexions de la base de données sont prises. Augmentez max_connections ou lancez moins de processus.',
    },
  'A transaction has been open for more than ten minutes and keeps space from being freed. Look in pg_stat_activity whose it is.':
    {
      fr: 'Une transaction est ouverte depuis plus de dix minutes et empêche de libérer de la place. Cherchez dans pg_stat_activity à qui elle appartient.',
    },
  'Its log cannot be written to the archive, and stays in the data folder meanwhile. Look whether there is room in DATABASE_ARCHIVE_DIR, and whether the user of the database may write there.':
    {
      fr: 'Son journal ne peut pas être écrit dans l’archive et reste entre-temps dans le dossier de données. Vérifiez qu’il y a de la place dans DATABASE_ARCHIVE_DIR et que l’utilisateur de la base de données peut y écrire.',
    },
  'It does not answer or is behind, so that the database itself is read. Look whether it runs and follows.':
    {
      fr: 'Elle ne répond pas ou est en retard : la base de données elle-même est lue. Vérifiez qu’elle fonctionne et qu’elle suit.',
    },
  'It is more than a minute behind. Look at its network and its disk.': {
    fr: 'Elle a plus d’une minute de retard. Vérifiez son réseau et son disque.',
  },
  'DATABASE_REPLICA_URL leads to a database that follows no other. Set up replication, or leave the variable out.':
    {
      fr: 'DATABASE_REPLICA_URL mène à une base de données qui n’en suit aucune autre. Configurez la réplication ou retirez la variable.',
    },
  'Room is getting short. Delete old backups and unused files, or make the disk larger.': {
    fr: 'La place commence à manquer. Supprimez d’anciennes sauvegardes et des fichiers inutilisés, ou agrandissez le disque.',
  },
  'There is almost no room left: soon nothing can be saved any more. Make room at once.': {
    fr: 'Il n’y a presque plus de place : bientôt, rien ne pourra plus être enregistré. Libérez de la place sans attendre.',
  },
  'The bucket does not answer. Test it in the settings of the uploads.': {
    fr: 'Le bucket ne répond pas. Testez-le dans les paramètres d’envoi de fichiers.',
  },
  'No server for mails is set up: mails are kept in the log, and nobody gets them.': {
    fr: 'Aucun serveur d’e-mails n’est configuré : les e-mails restent dans le journal et personne ne les reçoit.',
  },
  'The last mail could not be delivered. Test the server in the settings of mail.': {
    fr: 'Le dernier e-mail n’a pas pu être remis. Testez le serveur dans les paramètres des e-mails.',
  },
  'Some mails of the last day could not be delivered. The log of mails says why.': {
    fr: 'Certains e-mails des dernières 24 heures n’ont pas pu être remis. Le journal des e-mails dit pourquoi.',
  },
  'A mail has been waiting for more than a quarter of an hour. Look whether the jobs run.': {
    fr: 'Un e-mail attend depuis plus d’un quart d’heure. Vérifiez que les tâches s’exécutent.',
  },
  'For five minutes nobody has looked which jobs are due. Start a process that runs jobs.': {
    fr: 'Depuis cinq minutes, personne n’a regardé quelles tâches sont dues. Démarrez un processus qui exécute les tâches.',
  },
  'A job has been waiting for more than a quarter of an hour. Look what runs before it.': {
    fr: 'Une tâche attend depuis plus d’un quart d’heure. Regardez ce qui s’exécute avant elle.',
  },
  'Jobs of the last day were given up. Retry or drop them in the queue.': {
    fr: 'Des tâches des dernières 24 heures ont été abandonnées. Relancez-les ou retirez-les dans la file d’attente.',
  },
  'An index of the database is not whole: rebuild it with REINDEX, else searches miss titles or are slow.':
    {
      fr: 'Un index de la base de données est incomplet : reconstruisez-le avec REINDEX, sinon les recherches manquent des titres ou sont lentes.',
    },
  'Titles of late cannot be searched for. Restore the triggers of the titles from a backup, or ask for help.':
    {
      fr: 'Des titres récents sont introuvables. Rétablissez les déclencheurs des titres depuis une sauvegarde, ou demandez de l’aide.',
    },
  'The other processes cannot be heard at the moment: nothing is kept, and pages are slower. It comes back by itself with the connection to the database.':
    {
      fr: 'Les autres processus ne peuvent pas être entendus pour le moment : rien n’est gardé et les pages sont plus lentes. Cela revient de soi-même avec la connexion à la base de données.',
    },
  'Fewer processes run than are set up. Restart the site.': {
    fr: 'Il y a moins de processus que prévu. Redémarrez le site.',
  },
  'The clocks of this machine and of the database are apart. Set them by a time server, else links and logins end too early or too late.':
    {
      fr: 'Les horloges de cette machine et de la base de données diffèrent. Réglez-les sur un serveur de temps, sinon les liens et les connexions expirent trop tôt ou trop tard.',
    },
  'Another release lies here than the one that runs. Restart the site.': {
    fr: 'Une autre version que celle qui fonctionne est installée ici. Redémarrez le site.',
  },
  'The next start changes the database. Make a backup, then restart the site.': {
    fr: 'Le prochain démarrage modifiera la base de données. Faites une sauvegarde, puis redémarrez le site.',
  },
  'The database belongs to a newer release than what lies here. Start that release, or restore a backup.':
    {
      fr: 'La base de données appartient à une version plus récente que celle installée ici. Démarrez cette version, ou restaurez une sauvegarde.',
    },
  'Test the bucket': { fr: 'Tester le bucket' },
  'Log of mails': { fr: 'Journal des e-mails' },
  'Test the mail server': { fr: 'Tester le serveur d’e-mails' },
  'Files that are kept': { fr: 'Fichiers conservés' },
  'Answered in': { fr: 'Réponse en' },
  'Connections taken': { fr: 'Connexions prises' },
  'Connections at most': { fr: 'Connexions au plus' },
  'Oldest open transaction': { fr: 'Plus ancienne transaction ouverte' },
  'Behind by': { fr: 'Retard' },
  'Free space': { fr: 'Place libre' },
  'Of altogether': { fr: 'Sur un total de' },
  'Warns below': { fr: 'Avertit en dessous de' },
  'Stored by members': { fr: 'Stocké par les membres' },
  'Kept in a bucket': { fr: 'Conservés dans un bucket' },
  'Sent in the last day': { fr: 'Envoyés en 24 heures' },
  'Not delivered in the last day': { fr: 'Non remis en 24 heures' },
  'Waiting now': { fr: 'En attente' },
  'Last one sent': { fr: 'Dernier envoi' },
  'The first waits since': { fr: 'Le premier attend depuis' },
  'Running now': { fr: 'En cours' },
  'Given up in the last day': { fr: 'Abandonnées en 24 heures' },
  'New titles that cannot be found': { fr: 'Nouveaux titres introuvables' },
  'Broken indexes': { fr: 'Index endommagés' },
  'Pages of guests are kept for': { fr: 'Pages des visiteurs gardées' },
  'Room for resized pictures': { fr: 'Place pour les images redimensionnées' },
  'Processes that run': { fr: 'Processus en fonction' },
  'Processes that are set up': { fr: 'Processus prévus' },
  'This process runs since': { fr: 'Ce processus tourne depuis' },
  'Memory of this process': { fr: 'Mémoire de ce processus' },
  'Apart from the database by': { fr: 'Écart avec la base de données' },
  'Release that runs': { fr: 'Version en fonction' },
  'Commit that runs': { fr: 'Commit en fonction' },
  'Commit that lies here': { fr: 'Commit installé ici' },
  'Newest change made': { fr: 'Modification la plus récente' },
  'It is over in a moment.': { fr: 'C’est fait en un instant.' },
  'Writes :table anew: :size, about [one :count row|other :count rows]. Nobody uses it meanwhile.':
    {
      fr: 'Réécrit :table : :size, environ [one :count ligne|other :count lignes]. Personne ne s’en sert pendant ce temps.',
    },
  'Reads the whole of :table: :size, about [one :count row|other :count rows]. Nobody waits for it.':
    {
      fr: 'Lit :table en entier : :size, environ [one :count ligne|other :count lignes]. Personne n’attend.',
    },
  'Reads the whole of :table: :size, about [one :count row|other :count rows]. Nobody writes there meanwhile.':
    {
      fr: 'Lit :table en entier : :size, environ [one :count ligne|other :count lignes]. Personne n’y écrit pendant ce temps.',
    },
  'Changes rows of :table: :size, about [one :count row|other :count rows].': {
    fr: 'Modifie des lignes de :table : :size, environ [one :count ligne|other :count lignes].',
  },
  'What this release says of itself': { fr: 'Ce que cette version dit d’elle-même' },
  'How to upgrade': { fr: 'Comment mettre à niveau' },
  'Make a backup, and wait until it was read.': {
    fr: 'Faites une sauvegarde et attendez qu’elle ait été relue.',
  },
  'Put the new release where this one lies: with git, “git pull”.': {
    fr: 'Mettez la nouvelle version à la place de celle-ci : avec git, « git pull ».',
  },
  'Look here again: what its start changes stands above, before anything is changed.': {
    fr: 'Revenez ici : ce que son démarrage modifie s’affiche au-dessus, avant toute modification.',
  },
  'Restart all processes with “npm start”. It makes the changes by itself, each whole or not at all.':
    {
      fr: 'Redémarrez tous les processus avec « npm start ». Les modifications se font alors d’elles-mêmes, chacune en entier ou pas du tout.',
    },
  'To go back, restore the backup with the release that it was made with.': {
    fr: 'Pour revenir en arrière, restaurez la sauvegarde avec la version qui l’a faite.',
  },
  'docs/CONFIGURATION.md, beside the software, says more of it.': {
    fr: 'Le fichier docs/CONFIGURATION.md, livré avec le logiciel, en dit plus.',
  },
  'Release that lies here': { fr: 'Version installée ici' },
  'Node.js': { fr: 'Node.js' },
  PostgreSQL: { fr: 'PostgreSQL' },
  'Changes to the database made': { fr: 'Modifications de la base faites' },
  'Last change made': { fr: 'Dernière modification faite' },
  'Changes that the next start makes': { fr: 'Modifications au prochain démarrage' },
})
