/** `npm run restore -- FOLDER [--replace]`: puts a backup back. Stop the site first. */
import path from 'node:path'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { restore } from '../server/src/platform/database/backup/restore.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'
import { runCommand, untilAborted } from '../server/src/platform/run-program.ts'

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
if (!folder) {
  process.stderr.write('Usage: npm run restore -- FOLDER [--replace]\n')
  process.exit(2)
}

await runCommand(async (signal) => {
  const config = loadConfig(process.env)
  const server = await startDatabaseServer(config, { signal })
  try {
    const manifest = await untilAborted(
      signal,
      restore({
        url: server.directUrl ?? server.url,
        filesDir: path.join(config.dataDir, 'files'),
        source: path.resolve(folder),
        mayReplace: process.argv.includes('--replace'),
      }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`Restored ${rows} rows of ${manifest.createdAt}\n`)
  } finally {
    await server.stop()
  }
})
