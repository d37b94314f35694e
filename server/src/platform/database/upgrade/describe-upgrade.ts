import type { ChangeAhead } from '../pending-changes.ts'
import { secondsOf } from './estimate-upgrade.ts'
import type { UpgradeAhead } from './look-ahead.ts'

/** A backup that is older has lost what people did since. */
const OLD_HOURS = 24
const HOUR = 3_600_000

const EFFECTS: Readonly<
  Record<ChangeAhead['effects'][number]['effect'], readonly [does: string, meanwhile: string]>
> = {
  rewrites: ['writes anew', 'nobody uses it meanwhile'],
  reads: ['reads', 'nobody writes there meanwhile'],
  changes: ['changes rows of', 'who writes the same rows waits'],
  scans: ['reads', 'nobody waits'],
}

/** For the command line, a line each; the last says whether it can be done. */
export function describeUpgrade(
  ahead: UpgradeAhead,
  { version, now }: { version: string; now: Date },
): string[] {
  const { changes, faults } = ahead
  const size = `${inBytes(ahead.databaseBytes)} of rows and indexes, ${inBytes(ahead.fileBytes)} of files`
  const start = [`Version ${version}, PostgreSQL ${ahead.postgres}, ${size}.`]
  if (changes.length === 0) return [...start, 'The database is up to date: nothing is to be done.']
  return [
    ...start,
    `${changes.length} ${changes.length === 1 ? 'migration' : 'migrations'} to apply, about ${inTime(ahead.seconds)}:`,
    ...changes.flatMap(describeChange),
    ...ahead.rooms.map(
      ({ folders, needed, free }) =>
        `Room for ${folders.join(', ')}: ${inBytes(needed)} needed, ${inBytes(free)} free.`,
    ),
    describeBackup(ahead.newestBackup, now),
    ...faults,
    faults.length === 0 ? 'Ready.' : 'Not ready: nothing was changed.',
  ]
}

const describeChange = ({ name, effects }: ChangeAhead): string[] => [
  `  ${name}`,
  ...effects.map((change) => {
    const [does, meanwhile] = EFFECTS[change.effect]
    return `    ${does} ${change.table}: ${change.rows} rows, ${inBytes(change.size)}, about ${inTime(secondsOf(change))}; ${meanwhile}`
  }),
]

function describeBackup(newest: Date | null, now: Date): string {
  if (!newest) return 'There is no backup in the data folder.'
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR)
  return `The newest backup in the data folder is ${hours} h old (${newest.toISOString()})${hours >= OLD_HOURS ? ': what was done since is not in it' : ''}.`
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

function inBytes(bytes: number): string {
  const power = Math.min(
    UNITS.length - 1,
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)),
  )
  const value = bytes / 1000 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`
}

function inTime(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
