/**
 * `npm run backup [-- FOLDER]`: every row and file of the site, at one moment, into a new folder. Works while it runs, and
 * changes nothing, also where an older version made the database.
 */
import path from 'node:path'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { backUp } from '../server/src/platform/database/backup/back-up.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'
import { runCommand, untilAborted } from '../server/src/platform/run-program.ts'

await runCommand(async (signal) => {
  const config = loadConfig(process.env)
  const stamp = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')
  const target = path.resolve(process.argv[2] ?? path.join(config.dataDir, 'backups', stamp))
  const server = await startDatabaseServer(config, { signal, mustExist: true })
  try {
    const filesDir = path.join(config.dataDir, 'files')
    const manifest = await untilAborted(
      signal,
      backUp({ url: server.directUrl ?? server.url, filesDir, target }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`${rows} rows of ${manifest.tables.length} tables in ${target}\n`)
  } finally {
    await server.stop()
  }
})
