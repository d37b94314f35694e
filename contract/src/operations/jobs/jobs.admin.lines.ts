import { defineLines } from '../../core/lines.ts'

export const jobLines = defineLines({
  Logs: { fr: 'Journaux' },
  'Parts of the logs': { fr: 'Parties des journaux' },
  Schedule: { fr: 'Planification' },
  Queue: { fr: 'File d’attente' },
  'What the site does by itself, when, and how it went.': {
    fr: 'Ce que le site fait de lui-même, quand, et comment cela s’est passé.',
  },
  'The jobs could not be listed': { fr: 'Les tâches n’ont pas pu être listées' },
  'No process looks after the jobs': { fr: 'Aucun processus ne s’occupe des tâches' },
  'For five minutes nobody has looked which jobs are due. Mails, notifications and checks wait until a process that runs jobs is started.':
    {
      fr: 'Depuis cinq minutes, personne n’a regardé quelles tâches sont dues. Les e-mails, les notifications et les vérifications attendent qu’un processus qui exécute les tâches soit démarré.',
    },
  'No jobs yet': { fr: 'Pas encore de tâche' },
  'They are listed here as soon as a process of the site runs them.': {
    fr: 'Elles apparaissent ici dès qu’un processus du site les exécute.',
  },
  'At their times': { fr: 'À heures fixes' },
  'When there is something to do': { fr: 'Quand il y a quelque chose à faire' },
  'Every minute': { fr: 'Chaque minute' },
  'Every :count minutes': { fr: 'Toutes les :count minutes' },
  'Every hour, at :minute past': { fr: 'Chaque heure, à la minute :minute' },
  'Every day at :time UTC': { fr: 'Chaque jour à :time UTC' },
  'The job was started': { fr: 'La tâche a été lancée' },
  'The job is underway already': { fr: 'La tâche est déjà en cours' },
  'Runs of “:name”': { fr: 'Exécutions de « :name »' },
  Runs: { fr: 'Exécutions' },
  'Run now: :name': { fr: 'Lancer : :name' },
  'Run now': { fr: 'Lancer' },
  'Has not run yet': { fr: 'Pas encore exécutée' },
  'Last runs': { fr: 'Dernières exécutions' },
  'Attempt :number': { fr: 'Essai :number' },
  'Attempt :number of :most': { fr: 'Essai :number sur :most' },
  'Runs now': { fr: 'En cours' },
  'Went well': { fr: 'Réussie' },
  'Cut off': { fr: 'Interrompue' },
  ':count s': { fr: ':count s' },
  ':minutes min :seconds s': { fr: ':minutes min :seconds s' },
  'Work that waits, is being done, or was given up after its last attempt.': {
    fr: 'Le travail qui attend, qui est en cours, ou qui a été abandonné après le dernier essai.',
  },
  Running: { fr: 'En cours' },
  'The queue could not be loaded': { fr: 'La file d’attente n’a pas pu être chargée' },
  'Nothing here': { fr: 'Rien ici' },
  'No job is in this state at the moment.': {
    fr: 'Aucune tâche n’est dans cet état pour le moment.',
  },
  '[one :count job is|other :count jobs are] tried again': {
    fr: '[one :count tâche est relancée|other :count tâches sont relancées]',
  },
  '[one :count job was|other :count jobs were] dropped': {
    fr: '[one :count tâche a été retirée|other :count tâches ont été retirées]',
  },
  Stopped: { fr: 'Arrêtée' },
  'Is being stopped': { fr: 'En cours d’arrêt' },
  'Stop “:name”': { fr: 'Arrêter « :name »' },
  'Stop this job?': { fr: 'Arrêter cette tâche ?' },
  'It ends at its next step. What it has done stays done; the rest is done at its next time.': {
    fr: 'Elle s’arrête à sa prochaine étape. Ce qu’elle a fait reste fait ; le reste se fera à sa prochaine exécution.',
  },
  'The job was told to stop': { fr: 'La tâche va s’arrêter' },
  'The job had ended already': { fr: 'La tâche était déjà terminée' },
  'Retry these :count': { fr: 'Relancer ces :count' },
  'Drop these :count': { fr: 'Retirer ces :count' },
  'Retry “:name”': { fr: 'Relancer « :name »' },
  Retry: { fr: 'Relancer' },
  'Drop “:name”': { fr: 'Retirer « :name »' },
  Drop: { fr: 'Retirer' },
  '[one Drop this job?|other Drop these :count jobs?]': {
    fr: '[one Retirer cette tâche ?|other Retirer ces :count tâches ?]',
  },
  'What they were to do is not done. This cannot be undone.': {
    fr: 'Ce qui devait être fait ne le sera pas. C’est irréversible.',
  },
  'Next run: :time': { fr: 'Prochaine : :time' },
  'Due: :time': { fr: 'Prévue : :time' },
  'Started: :time': { fr: 'Commencée : :time' },
  Started: { fr: 'Commencée' },
  'Given up: :time': { fr: 'Abandonnée : :time' },
  'Put in line: :time': { fr: 'Mise en file : :time' },
  'This job runs when there is something to do.': {
    fr: 'Cette tâche s’exécute quand il y a quelque chose à faire.',
  },
  'Write to who was locked out after wrong passwords': {
    fr: 'Écrire aux comptes bloqués après de mauvais mots de passe',
  },
  'Go on with work on many records that was cut off': {
    fr: 'Reprendre le travail sur de nombreuses fiches qui a été interrompu',
  },
  'Work on many records that somebody chose': {
    fr: 'Traiter de nombreuses fiches que quelqu’un a choisies',
  },
  'Ask debrid services whether accounts are still good': {
    fr: 'Demander aux services de débridage si les comptes sont encore valables',
  },
  'Remove accounts whose address nobody confirmed': {
    fr: 'Supprimer les comptes dont personne n’a confirmé l’adresse',
  },
  'Send codes that confirm an address': { fr: 'Envoyer les codes qui confirment une adresse' },
  'Remove deleted files from the disk': { fr: 'Retirer du disque les fichiers supprimés' },
  'Read files through and note their checksums': {
    fr: 'Relire les fichiers et noter leurs sommes de contrôle',
  },
  'Delete files that nothing uses': { fr: 'Supprimer les fichiers que rien n’utilise' },
  'Gather what is new for followers': { fr: 'Rassembler les nouveautés pour les abonnés' },
  'Tell followers what is new': { fr: 'Annoncer les nouveautés aux abonnés' },
  'Look how the site is': { fr: 'Vérifier l’état du site' },
  'Open the next month of the history, and close old ones': {
    fr: 'Ouvrir le mois suivant de l’historique et fermer les anciens',
  },
  'Fetch and resize the pictures of a title': {
    fr: 'Chercher et redimensionner les images d’un titre',
  },
  'Ask hosts whether links are alive': { fr: 'Demander aux hébergeurs si les liens sont vivants' },
  'Count how checks of links went': { fr: 'Compter les résultats des vérifications de liens' },
  'Forget mails whose links and codes are over': {
    fr: 'Oublier les e-mails dont les liens et les codes ont expiré',
  },
  'Invite somebody to an account': { fr: 'Inviter quelqu’un à ouvrir un compte' },
  'Send a mail': { fr: 'Envoyer un e-mail' },
  'Import a catalogue from a file': { fr: 'Importer un catalogue depuis un fichier' },
  'Refresh titles that are on air from outside databases': {
    fr: 'Actualiser les titres en cours de diffusion depuis les bases externes',
  },
  'Show an article whose time has come': { fr: 'Publier un article dont l’heure est venue' },
  'Forget which notifications were delivered': {
    fr: 'Oublier quelles notifications ont été remises',
  },
  'Deliver notifications': { fr: 'Remettre les notifications' },
  'Send a push message to a browser': { fr: 'Envoyer un message push à un navigateur' },
  'Send a link that resets a password': {
    fr: 'Envoyer un lien qui réinitialise un mot de passe',
  },
  'Forget what visitors played': { fr: 'Oublier ce que les visiteurs ont regardé' },
  'Delete what was kept for a while and is over': {
    fr: 'Supprimer ce qui n’est gardé qu’un temps et dont le délai est passé',
  },
  'Write to members about warnings and suspensions': {
    fr: 'Écrire aux membres au sujet des avertissements et suspensions',
  },
  'Open accounts again whose suspension is over': {
    fr: 'Rouvrir les comptes dont la suspension est terminée',
  },
  'End and renew subscriptions': { fr: 'Terminer et renouveler les abonnements' },
  'Look for titles that are in the catalogue twice': {
    fr: 'Chercher les titres présents deux fois dans le catalogue',
  },
  'Forget unlocked addresses that are over': { fr: 'Oublier les adresses débridées expirées' },
  'Ask whether videos are still there': { fr: 'Vérifier si les vidéos sont toujours là' },
  'Count visits and plays for the reports': {
    fr: 'Compter les visites et les lectures pour les rapports',
  },
  'Forget single visits that were counted': { fr: 'Oublier les visites une fois comptées' },
  'Remove invitations that nobody answered': { fr: 'Retirer les invitations restées sans réponse' },
  'Send an invitation to a workspace': { fr: 'Envoyer une invitation à un espace de travail' },
})
