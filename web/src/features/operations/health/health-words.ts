import type {
  HealthFactName,
  HealthPartName,
  HealthProblem,
  HealthState,
} from '@mediatheque/contract/operations/health/health.schemas.ts'
import type { Permission } from '@mediatheque/contract/core/permissions.ts'

export const PART_NAMES: Readonly<Record<HealthPartName, string>> = {
  database: 'Database',
  replica: 'Replica of the database',
  disk: 'Disk of the data',
  uploads: 'Files that were sent',
  mail: 'Outgoing mail',
  jobs: 'Jobs in line',
  search: 'Search of the catalogue',
  caches: 'Caches',
  processes: 'Processes of the site',
  clock: 'Clock of the machine',
  version: 'Release and upgrade',
}

export const STATE_NAMES: Readonly<Record<HealthState, string>> = {
  good: 'All well',
  warning: 'Needs a look',
  bad: 'Out of order',
  off: 'Not set up',
  silent: 'Did not answer',
}

/** What is the matter, and what to do. */
export const PROBLEMS: Readonly<Record<HealthProblem, string>> = {
  failed: 'It could not be looked at. The errors in the logs say why.',
  silent: 'It did not answer in time. If it stays so, restart it, then the site.',
  slow: 'It answers slowly. Look what else the machine is doing.',
  'connections-short':
    'Almost all connections of the database are taken. Raise max_connections, or run fewer processes.',
  'archive-failing':
    'Its log cannot be written to the archive, and stays in the data folder meanwhile. Look whether there is room in DATABASE_ARCHIVE_DIR, and whether the user of the database may write there.',
  'long-transaction':
    'A transaction has been open for more than ten minutes and keeps space from being freed. Look in pg_stat_activity whose it is.',
  'replica-off':
    'It does not answer or is behind, so that the database itself is read. Look whether it runs and follows.',
  'replica-behind': 'It is more than a minute behind. Look at its network and its disk.',
  'replica-no-replica':
    'DATABASE_REPLICA_URL leads to a database that follows no other. Set up replication, or leave the variable out.',
  'disk-short':
    'Room is getting short. Delete old backups and unused files, or make the disk larger.',
  'disk-full':
    'There is almost no room left: soon nothing can be saved any more. Make room at once.',
  'bucket-failed': 'The bucket does not answer. Test it in the settings of the uploads.',
  'mail-off': 'No server for mails is set up: mails are kept in the log, and nobody gets them.',
  'mail-failing': 'The last mail could not be delivered. Test the server in the settings of mail.',
  'mail-some-failed':
    'Some mails of the last day could not be delivered. The log of mails says why.',
  'mail-waiting':
    'A mail has been waiting for more than a quarter of an hour. Look whether the jobs run.',
  'jobs-unwatched':
    'For five minutes nobody has looked which jobs are due. Start a process that runs jobs.',
  'jobs-waiting':
    'A job has been waiting for more than a quarter of an hour. Look what runs before it.',
  'jobs-failed': 'Jobs of the last day were given up. Retry or drop them in the queue.',
  'search-index-broken':
    'An index of the database is not whole: rebuild it with REINDEX, else searches miss titles or are slow.',
  'search-incomplete':
    'Titles of late cannot be searched for. Restore the triggers of the titles from a backup, or ask for help.',
  'caches-untrusted':
    'The other processes cannot be heard at the moment: nothing is kept, and pages are slower. It comes back by itself with the connection to the database.',
  'processes-missing': 'Fewer processes run than are set up. Restart the site.',
  'clock-off':
    'The clocks of this machine and of the database are apart. Set them by a time server, else links and logins end too early or too late.',
  'newer-release': 'Another release lies here than the one that runs. Restart the site.',
  'migrations-waiting':
    'The next start changes the database. Make a backup, then restart the site.',
  'database-newer':
    'The database belongs to a newer release than what lies here. Start that release, or restore a backup.',
}

interface Remedy {
  readonly to: string
  readonly label: string
  readonly needs?: Permission
}

/** Where something can be done about a part, or more is said. */
export const REMEDIES: Partial<Record<HealthPartName, readonly Remedy[]>> = {
  uploads: [
    { to: '/admin/files', label: 'Files that are kept', needs: 'files.update' },
    { to: '/admin/settings/uploading', label: 'Test the bucket', needs: 'settings.update' },
  ],
  mail: [
    { to: '/admin/logs/outgoing-email', label: 'Log of mails' },
    {
      to: '/admin/settings/outgoing-email',
      label: 'Test the mail server',
      needs: 'settings.update',
    },
  ],
  jobs: [
    { to: '/admin/logs/queue', label: 'Queue' },
    { to: '/admin/logs/schedule', label: 'Schedule' },
  ],
  version: [{ to: '/admin/backups', label: 'Backups', needs: 'backups.update' }],
}

export const FACT_NAMES: Readonly<Record<HealthFactName, string>> = {
  answered_in: 'Answered in',
  size: 'Size',
  connections: 'Connections taken',
  most_connections: 'Connections at most',
  oldest_transaction: 'Oldest open transaction',
  behind: 'Behind by',
  free: 'Free space',
  total: 'Of altogether',
  warns_below: 'Warns below',
  stored: 'Stored by members',
  kept_in_bucket: 'Kept in a bucket',
  sent: 'Sent in the last day',
  not_delivered: 'Not delivered in the last day',
  waiting: 'Waiting now',
  last_sent: 'Last one sent',
  waits_since: 'The first waits since',
  running: 'Running now',
  given_up: 'Given up in the last day',
  without_document: 'New titles that cannot be found',
  broken_indexes: 'Broken indexes',
  pages_kept: 'Pages of guests are kept for',
  pictures_kept: 'Room for resized pictures',
  running_processes: 'Processes that run',
  set_up_processes: 'Processes that are set up',
  this_process_since: 'This process runs since',
  memory: 'Memory of this process',
  clock_apart: 'Apart from the database by',
  time_zone: 'Time zone',
  release: 'Release that runs',
  release_there: 'Release that lies here',
  commit: 'Commit that runs',
  commit_there: 'Commit that lies here',
  node: 'Node.js',
  postgres: 'PostgreSQL',
  applied: 'Changes to the database made',
  newest_change: 'Newest change made',
  to_apply: 'Changes that the next start makes',
  last_applied: 'Last change made',
}
