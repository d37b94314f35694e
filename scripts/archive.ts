/**
 * `npm run archive`: the log of the embedded database, kept in DATABASE_ARCHIVE_DIR, brings back any moment.
 *
 * `npm run archive -- base [--keep N]` copies the database while the site runs, and leaves the newest N copies (2) with their log.
 * `npm run archive -- list` says which moments can be brought back.
 * `npm run archive -- restore [--to 2026-11-28T12:00:00Z]` brings one back. Stop the site first.
 */
import path from 'node:path'
import { asCalledHere } from '../server/src/platform/config/as-called-here.ts'
import { ConfigError } from '../server/src/platform/config/config-error.ts'
import { type Config, loadConfig } from '../server/src/platform/config/config.ts'
import { listBases, makeBase, pruneArchive } from '../server/src/platform/database/archive/bases.ts'
import { restoreArchive } from '../server/src/platform/database/archive/restore-archive.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { runCommand } from '../server/src/platform/run-program.ts'

const {
  values: { keep, to },
  positionals: [command],
} = readCommandLine({
  allowPositionals: true,
  options: { keep: { type: 'string', default: '2' }, to: { type: 'string' } },
})

const say = (line: string) => void process.stdout.write(`${asCalledHere(line)}\n`)

await runCommand(async (signal) => {
  const config = loadConfig(process.env)
  const archive = config.databaseArchiveDir
  if (archive === undefined)
    throw new ConfigError(['DATABASE_ARCHIVE_DIR is not set: it is the folder of the archive.'])
  if (command === 'base') return makeCopy(config, archive, signal)
  if (command === 'list') return list(archive)
  if (command === 'restore') return restore(config, archive, signal)
  throw new ConfigError(['Usage: npm run archive -- base [--keep N] | list | restore [--to TIME]'])
})

async function makeCopy(config: Config, archive: string, signal: AbortSignal): Promise<void> {
  const kept = Number(keep)
  if (!Number.isInteger(kept) || kept < 1) throw new ConfigError(['--keep is a number from 1 on.'])
  const server = await startDatabaseServer(config, { signal, mustExist: true })
  try {
    const base = await makeBase({ url: server.url, archive, now: new Date(), signal })
    say(
      `Made ${base.name}: every moment from ${base.endedAt.toISOString()} on can be brought back.`,
    )
    for (const name of await pruneArchive(archive, kept)) say(`Removed ${name}`)
  } finally {
    await server.stop()
  }
}

async function list(archive: string): Promise<void> {
  const bases = await listBases(archive)
  const [first] = bases
  if (!first) return say('There is no copy yet: npm run archive -- base')
  for (const { name, endedAt } of bases) say(`${name}  complete at ${endedAt.toISOString()}`)
  say(`Every moment from ${first.endedAt.toISOString()} to a minute ago can be brought back.`)
}

async function restore(config: Config, archive: string, signal: AbortSignal): Promise<void> {
  const moment = to === undefined ? undefined : new Date(to)
  if (moment && (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d\d:?\d\d)$/.test(to!)))
    throw new ConfigError(['--to is a time with its zone, such as 2026-11-28T12:00:00Z.'])
  const home = path.join(config.dataDir, 'postgres')
  const { base, before } = await restoreArchive({
    home,
    archive,
    to: moment,
    now: new Date(),
    signal,
  })
  say(
    `The database is as it was ${moment ? `at ${moment.toISOString()}` : 'at the end of the archive'}, from the copy ${base.name}.`,
  )
  if (before) say(`What was there lies in ${before}: remove it when nothing is missing.`)
  say('Start the site now, and make a new copy: npm run archive -- base')
}
