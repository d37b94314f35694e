/**
 * `npm run backup [-- FOLDER] [-- --with-key]`: every row and file of the site, at one moment, into a new folder. Works while
 * it runs, and changes nothing, also where an older version made the database. With the key of the site where it is asked
 * for, encrypted by BACKUP_PASSPHRASE.
 *
 * `npm run backup -- verify FOLDER`: restores one into a database of its own, compares, and leaves nothing behind.
 */
import path from 'node:path'
import { asCalledHere } from '../server/src/platform/config/as-called-here.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { backUp } from '../server/src/platform/database/backup/back-up.ts'
import { assertPassphrase } from '../server/src/platform/database/backup/kept-key.ts'
import { verifyBackup } from '../server/src/platform/database/backup/verify-backup.ts'
import { startDatabaseServer } from '../server/src/platform/database/open-database.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { runCommand } from '../server/src/platform/run-program.ts'

const {
  values: { 'with-key': isWithKey },
  positionals: words,
} = readCommandLine({
  allowPositionals: true,
  options: { 'with-key': { type: 'boolean', default: false } },
})

const [first, second] = words
const isVerify = first === 'verify'
if (words.includes('') || words.length > (isVerify ? 2 : 1) || (isVerify && !second)) {
  process.stderr.write(
    asCalledHere(
      'Usage: npm run backup [-- FOLDER] [--with-key], or npm run backup -- verify FOLDER\n',
    ),
  )
  process.exit(2)
}

await runCommand((signal) =>
  isVerify && second ? verify(path.resolve(second), signal) : make(first, signal),
)

async function verify(folder: string, signal: AbortSignal): Promise<void> {
  const { createdAt, tables, rows, files, isOlder } = await verifyBackup(folder, signal)
  process.stdout.write(
    `Whole: ${rows} rows of ${tables} tables and ${files} files of ${createdAt}${isOlder ? ', brought to this version' : ', the same after a restore'}\n`,
  )
}

async function make(given: string | undefined, signal: AbortSignal): Promise<void> {
  const config = loadConfig(process.env)
  const key = isWithKey
    ? { appKey: config.appKey, passphrase: assertPassphrase(process.env['BACKUP_PASSPHRASE']) }
    : undefined
  const stamp = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')
  const target = path.resolve(given ?? path.join(config.dataDir, 'backups', stamp))
  const server = await startDatabaseServer(config, { signal, mustExist: true })
  try {
    const manifest = await backUp({
      url: server.directUrl ?? server.url,
      filesDir: path.join(config.dataDir, 'files'),
      target,
      signal,
      ...(key && { key }),
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`${rows} rows of ${manifest.tables.length} tables in ${target}\n`)
  } finally {
    await server.stop()
  }
}
