/** `npm run migrate`: brings the database to the newest state. */
import { loadConfig } from '../server/src/platform/config/config.ts'
import { migrateDatabase } from '../server/src/platform/database/migrate.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { runCommand } from '../server/src/platform/run-program.ts'

readCommandLine({})

await runCommand(async (signal) => {
  const server = await startDatabaseServer(loadConfig(process.env), { signal })
  try {
    const applied = await migrateDatabase(server.directUrl ?? server.url, { signal })
    process.stdout.write(
      applied.length === 0
        ? 'The database is up to date.\n'
        : applied.map((name) => `Applied ${name}\n`).join(''),
    )
  } finally {
    await server.stop()
  }
})
