import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export interface Migration {
  /** `202511210900-catalogue`: file name without its ending. */
  name: string
  sql: string
  checksum: string
  /** The same in steps, for large tables: of a released one, whose own file stays as it is. */
  online?: string
}

export const MIGRATIONS_DIRECTORY = path.join(import.meta.dirname, 'migrations')

const FILE_NAME = /^\d{12}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/

/** Reads the migrations of a directory in the order in which they are applied. */
export function readMigrations(directory: string = MIGRATIONS_DIRECTORY): Migration[] {
  const read = (file: string) =>
    // Git may check files out with Windows line ends: the same migration all the same.
    fs.readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n')
  const online = path.join(directory, 'online')
  const others = new Set(fs.existsSync(online) ? fs.readdirSync(online) : [])
  const files = fs
    .readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  return files.map((file) => {
    if (!FILE_NAME.test(file))
      throw new Error(`Migration ${file} must be named YYYYMMDDHHMM-name.sql.`)
    const sql = read(file)
    return {
      name: file.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      ...(others.has(file) && { online: read(path.join('online', file)) }),
    }
  })
}
