/** `npm run restore -- FOLDER [--replace]`: puts a backup back. Stop the site first. */
import path from 'node:path'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { restore } from '../server/src/platform/database/backup/restore.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (!folder) {
  process.stderr.write('Usage: npm run restore -- FOLDER [--replace]\n')
  process.exit(2)
}
const config = loadConfig(process.env)
const server = await startDatabaseServer(config)
try {
  await migrateDatabase(server.url)
  const manifest = await restore({
    url: server.url,
    filesDir: path.join(config.dataDir, 'files'),
    source: path.resolve(folder),
    mayReplace: process.argv.includes('--replace'),
  })
  process.stdout.write(
    `Restored ${manifest.tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${manifest.createdAt}\n`,
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await server.stop()
}
