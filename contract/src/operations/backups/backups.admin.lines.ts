import { defineLines } from '../../core/lines.ts'

/** The page of backups. */
export const backupLines = defineLines({
  Backup: { fr: 'Sauvegarde' },
  Backups: { fr: 'Sauvegardes' },
  'Make, download and delete backups': {
    fr: 'Créer, télécharger et supprimer des sauvegardes',
  },
  'A backup is made and deleted where backups stand.': {
    fr: 'Une sauvegarde est créée et supprimée là où sont les sauvegardes.',
  },
  'Copies of all that the site knows, at one moment, while it goes on. Each is read from end to end before it is called good.':
    {
      fr: 'Des copies de tout ce que le site contient, à un instant donné, pendant qu’il fonctionne. Chacune est relue en entier avant d’être dite bonne.',
    },
  'Make a backup': { fr: 'Créer une sauvegarde' },
  'The backup was begun': { fr: 'La sauvegarde a commencé' },
  'The site makes none by itself.': { fr: 'Le site n’en crée pas de lui-même.' },
  'The site makes the next one on :moment. [one The newest of its own is kept.|other The :count newest of its own are kept.]':
    {
      fr: 'Le site crée la prochaine le :moment. [one La plus récente des siennes est gardée.|other Les :count plus récentes des siennes sont gardées.]',
    },
  'Change the schedule': { fr: 'Changer le calendrier' },
  'The schedule': { fr: 'Le calendrier' },
  'Free on the disk: :size': { fr: 'Place libre sur le disque : :size' },
  'The backups could not be read': { fr: 'Les sauvegardes n’ont pas pu être lues' },
  'There is no backup yet': { fr: 'Il n’y a pas encore de sauvegarde' },
  'Make one now, and download it to another place than this machine.': {
    fr: 'Créez-en une maintenant, et téléchargez-la ailleurs que sur cette machine.',
  },
  'How a backup is put back': { fr: 'Comment remettre une sauvegarde en place' },
  'Stop the site, all of its processes. A downloaded archive is unpacked first (tar xf). Then, where the site lies:':
    {
      fr: 'Arrêtez le site, avec tous ses processus. Une archive téléchargée est d’abord extraite (tar xf). Puis, là où se trouve le site :',
    },
  'Keep the file app.key of the data folder beside your backups: without it, secrets in them cannot be read. Files in a bucket are not part of a backup.':
    {
      fr: 'Gardez le fichier app.key du dossier de données à côté de vos sauvegardes : sans lui, leurs secrets sont illisibles. Les fichiers d’un bucket ne font pas partie des sauvegardes.',
    },
  'Whole: read to its end': { fr: 'Complète : relue en entier' },
  'Waits for a process': { fr: 'Attend un processus' },
  'Is being written': { fr: 'En cours d’écriture' },
  'Is being read': { fr: 'En cours de lecture' },
  'Table :done of :total': { fr: 'Table :done sur :total' },
  'The disk is full. Make room, delete this one and make another.': {
    fr: 'Le disque est plein. Libérez de la place, supprimez celle-ci et créez-en une autre.',
  },
  'Its process was ended before it was done. Read it again where that is offered, else make another.':
    {
      fr: 'Son processus s’est arrêté avant la fin. Relisez-la si c’est proposé, sinon créez-en une autre.',
    },
  'It could not be made. The errors in the logs say why.': {
    fr: 'Elle n’a pas pu être créée. Les erreurs des journaux disent pourquoi.',
  },
  'Something in it is missing, cut or changed: it cannot be put back. Make another.': {
    fr: 'Il y manque quelque chose, ou une partie est coupée ou modifiée : elle ne peut pas être remise en place. Créez-en une autre.',
  },
  'It is whole, but not what it was when it was made: somebody changed a file in it. Do not trust it.':
    {
      fr: 'Elle est complète, mais n’est plus ce qu’elle était : quelqu’un a modifié un de ses fichiers. Ne vous y fiez pas.',
    },
  Tables: { fr: 'Tables' },
  Folder: { fr: 'Dossier' },
  'Rows of the database': { fr: 'Lignes de la base de données' },
  'Last read to its end': { fr: 'Dernière lecture complète' },
  'Reading took': { fr: 'Durée de la lecture' },
  'Last downloaded': { fr: 'Dernier téléchargement' },
  Checksum: { fr: 'Somme de contrôle' },
  'Read it again': { fr: 'Relire' },
  'It is being read again': { fr: 'La relecture a commencé' },
  'Delete the backup of :time?': { fr: 'Supprimer la sauvegarde du :time ?' },
  'It is gone for ever, from the disk of the site too.': {
    fr: 'Elle disparaît définitivement, aussi du disque du site.',
  },
  'The backup was deleted': { fr: 'La sauvegarde a été supprimée' },
  'There are 50 backups. Delete one first.': {
    fr: 'Il y a 50 sauvegardes. Supprimez-en une d’abord.',
  },
  'A backup is being made or read. Wait until that is done.': {
    fr: 'Une sauvegarde est en cours de création ou de lecture. Attendez la fin.',
  },
  'This backup does not lie on the machine that answered: it is lost, or your machines do not share the folder of backups.':
    {
      fr: 'Cette sauvegarde n’est pas sur la machine qui a répondu : elle est perdue, ou vos machines ne partagent pas le dossier des sauvegardes.',
    },
  'This backup was never completed: there is nothing to read.': {
    fr: 'Cette sauvegarde n’a jamais été terminée : il n’y a rien à lire.',
  },
  'Make backups by the schedule': { fr: 'Créer les sauvegardes du calendrier' },
  'Make and read backups': { fr: 'Créer et relire des sauvegardes' },
  'End backups whose process was killed': {
    fr: 'Clore les sauvegardes dont le processus a été arrêté',
  },
})
