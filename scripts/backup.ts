/** `npm run backup [-- FOLDER]`: every row and file of the site, at one moment, into a new folder. Works while it runs. */
import path from 'node:path'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { backUp } from '../server/src/platform/database/backup/back-up.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'

const config = loadConfig(process.env)
const stamp = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')
const target = path.resolve(process.argv[2] ?? path.join(config.dataDir, 'backups', stamp))
const server = await startDatabaseServer(config)
try {
  await migrateDatabase(server.url)
  const manifest = await backUp({
    url: server.url,
    filesDir: path.join(config.dataDir, 'files'),
    target,
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${rows} rows of ${manifest.tables.length} tables in ${target}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await server.stop()
}
