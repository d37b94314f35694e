/** `npm run migrate`: brings the database to the newest state. */
import { loadConfig } from '../server/src/platform/config/config.ts'
import { ConfigError } from '../server/src/platform/config/config-error.ts'
import { MigrationError, migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'

try {
  const server = await startDatabaseServer(loadConfig(process.env))
  try {
    const applied = await migrateDatabase(server.url)
    process.stdout.write(
      applied.length === 0
        ? 'The database is up to date.\n'
        : applied.map((name) => `Applied ${name}\n`).join(''),
    )
  } finally {
    await server.stop()
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof MigrationError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
