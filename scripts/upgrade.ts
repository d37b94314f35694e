/**
 * `npm run upgrade`: looks whether the database can be brought to this version, makes a backup and does it.
 * `-- --check` looks and says so, and changes nothing: it ends with exit code 0 where an upgrade can be done, else with 1.
 * `-- --no-backup` makes none.
 */
import path from 'node:path'
import { APP_VERSION } from '../server/src/platform/app-version.ts'
import { type Config, loadConfig } from '../server/src/platform/config/config.ts'
import { backUp } from '../server/src/platform/database/backup/back-up.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import {
  type DatabaseServer,
  startDatabaseServer,
} from '../server/src/platform/database/open-database.ts'
import { describeUpgrade } from '../server/src/platform/database/upgrade/describe-upgrade.ts'
import { lookAhead } from '../server/src/platform/database/upgrade/look-ahead.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { runCommand, untilAborted } from '../server/src/platform/run-program.ts'

const {
  values: { check: isCheck, 'no-backup': isWithoutBackup },
} = readCommandLine({
  options: {
    check: { type: 'boolean', default: false },
    'no-backup': { type: 'boolean', default: false },
  },
})

await runCommand(async (signal) => {
  const config = loadConfig(process.env)
  const server = await startDatabaseServer(config, { signal, mustExist: true })
  try {
    const looking = lookAhead({ server, config, makesBackup: !isWithoutBackup })
    const ahead = await untilAborted(signal, looking)
    say(describeUpgrade(ahead, { version: APP_VERSION, now: new Date() }))
    if (ahead.faults.length > 0) process.exitCode = 1
    else if (!isCheck && ahead.changes.length > 0) await upgrade(server, config, signal)
  } finally {
    await server.stop()
  }
})

async function upgrade(server: DatabaseServer, config: Config, signal: AbortSignal): Promise<void> {
  const url = server.directUrl ?? server.url
  if (!isWithoutBackup) {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
    const target = path.join(config.dataDir, 'backups', `${stamp}-before-upgrade`)
    const filesDir = path.join(config.dataDir, 'files')
    await backUp({ url, filesDir, target, signal })
    say([`Made the backup ${target}`])
  }
  const began = Date.now()
  const applied = await migrateDatabase(url, { signal })
  say([
    ...applied.map((name) => `Applied ${name}`),
    `Done in ${Math.ceil((Date.now() - began) / 1000)} s. Start all processes of the site with this version now.`,
  ])
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}
