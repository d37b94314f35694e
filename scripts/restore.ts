/**
 * `npm run restore -- FOLDER [--replace] [--with-key]`: puts a backup back. Stop the site first. The key of the site comes with
 * it where the backup has it and is asked for it, read by BACKUP_PASSPHRASE.
 */
import path from 'node:path'
import { asCalledHere } from '../server/src/platform/config/as-called-here.ts'
import { dataDirectory, loadConfig } from '../server/src/platform/config/config.ts'
import { readKey } from '../server/src/platform/database/backup/kept-key.ts'
import { placeKey } from '../server/src/platform/config/app-key.ts'
import { restore } from '../server/src/platform/database/backup/restore.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { runCommand, untilAborted } from '../server/src/platform/run-program.ts'

const {
  values: { replace: mayReplace, 'with-key': isWithKey },
  positionals: [folder, ...others],
} = readCommandLine({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    'with-key': { type: 'boolean', default: false },
  },
})
if (!folder || others.length > 0) {
  process.stderr.write(asCalledHere('Usage: npm run restore -- FOLDER [--replace] [--with-key]\n'))
  process.exit(2)
}

await runCommand(async (signal) => {
  const key = isWithKey
    ? await readKey(path.resolve(folder), process.env['BACKUP_PASSPHRASE'] ?? '')
    : undefined
  // Before the configuration makes a key of its own.
  if (key !== undefined) placeKey(dataDirectory(process.env), key, process.env['APP_KEY'])
  const config = loadConfig(process.env)
  const server = await startDatabaseServer(config, { signal })
  try {
    const manifest = await untilAborted(
      signal,
      restore({
        url: server.directUrl ?? server.url,
        filesDir: path.join(config.dataDir, 'files'),
        source: path.resolve(folder),
        mayReplace,
      }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`Restored ${rows} rows of ${manifest.createdAt}\n`)
  } finally {
    await server.stop()
  }
})
