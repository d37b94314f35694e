/**
 * `node scripts/keep-release.ts BACKUP NAME`: keeps the backup of a released version with its demonstration in the source,
 * so that the tests upgrade it for ever. See docs/CONFIGURATION.md.
 */
import fs from 'node:fs'
import path from 'node:path'
import { packBackup } from '../server/src/platform/database/backup/pack-backup.ts'

const [backup, name] = process.argv.slice(2)
if (!backup || !/^\d{4}-\d{2}-\d{2}[a-z0-9-]*$/.test(name ?? '')) {
  process.stderr.write('Usage: node scripts/keep-release.ts BACKUP YYYY-MM-DD[-NAME]\n')
  process.exit(2)
}
const file = path.resolve(
  import.meta.dirname,
  `../server/src/platform/database/released/${name}.json.gz`,
)
const packed = packBackup(path.resolve(backup))
fs.mkdirSync(path.dirname(file), { recursive: true })
fs.writeFileSync(file, packed, { flag: 'wx' })
process.stdout.write(
  `${path.relative(process.cwd(), file)}: ${Math.ceil(packed.length / 1024)} kB\n`,
)
