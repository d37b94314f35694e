import fs from 'node:fs'
import path from 'node:path'
import { type Migration, MIGRATIONS_DIRECTORY } from './migrations.ts'

/**
 * What was released, a line for each migration as `sha256sum` writes it. Released is what is on the main branch: somebody
 * may have applied it, so it is neither edited nor taken away. The list only grows; `npm run generate:types` adds to it.
 */
export const RELEASED_MIGRATIONS = path.join(MIGRATIONS_DIRECTORY, 'released.sha256')

const lineOf = ({ name, checksum }: Migration) => `${checksum}  ${name}.sql`
const linesOf = (list: string) => list.split('\n').filter((line) => line !== '')

/** What is wrong with the migrations, a line for each that is not as it was released. */
export function findChangedReleases(list: string, migrations: readonly Migration[]): string[] {
  const lines = new Set(migrations.map(lineOf))
  return linesOf(list)
    .filter((line) => !lines.has(line))
    .map(
      (line) =>
        `${line.split('  ')[1]} is not as it was released: write a new migration instead. (One that was never on main: take its line out of released.sha256.)`,
    )
}

/** The list with the migrations that it lacks. */
export function addReleases(list: string, migrations: readonly Migration[]): string {
  const listed = new Set(linesOf(list))
  const missing = migrations.map(lineOf).filter((line) => !listed.has(line))
  return [...listed, ...missing].map((line) => `${line}\n`).join('')
}

export function readReleases(): string {
  return fs.existsSync(RELEASED_MIGRATIONS) ? fs.readFileSync(RELEASED_MIGRATIONS, 'utf8') : ''
}
