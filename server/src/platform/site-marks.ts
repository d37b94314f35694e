import { createHash, hkdfSync, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { ConfigError } from './config/config-error.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'

type MarkName = 'app-key' | 'files'

const PRINT_LETTERS = 16
/** In the folder of the files, where no stored file has such a name. */
export const MARK_FILE = '.site-mark'

/** Tells keys apart, and tells nothing of them. */
const fingerprintOf = (appKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(hkdfSync('sha256', appKey, 'mediatheque', 'fingerprint', 32)))
    .digest('hex')
    .slice(0, PRINT_LETTERS)

/** Keeps the value that is there. @returns the one that holds from now on */
async function keepMark(db: Database, name: MarkName, value: string): Promise<string> {
  await sql`insert into site_marks (name, value) values (${name}, ${value}) on conflict do nothing`.execute(
    db,
  )
  return (await findMark(db, name)) ?? value
}

async function findMark(db: Database, name: MarkName): Promise<string | undefined> {
  const { rows } = await sql<{
    value: string
  }>`select value from site_marks where name = ${name}`.execute(db)
  return rows[0]?.value
}

/** What was believed of a site is forgotten: the next start writes down what it finds. */
export async function forgetMark(db: Database, name: MarkName): Promise<void> {
  await sql`delete from site_marks where name = ${name}`.execute(db)
}

/**
 * Another key could read no secret of this database, and would end everybody's links.
 * @throws ConfigError
 */
export async function assertSameKey(
  db: Database,
  { appKey, dataDir, variables }: Pick<Config, 'appKey' | 'dataDir' | 'variables'>,
): Promise<void> {
  const own = fingerprintOf(appKey)
  const kept = await keepMark(db, 'app-key', own)
  if (kept === own) return
  const place = variables['APP_KEY'] ? 'APP_KEY' : path.join(dataDir, 'app.key')
  throw new ConfigError([
    `The key of ${place} (fingerprint ${own}) is not that of this database (${kept}): give this process the key of the others. Where that one is lost, \`npm run admin -- key accept\` goes on with this one, and what it kept secret has to be entered again.`,
  ])
}

/**
 * Files that lie in a folder are there for one machine alone, unless all share it: then its mark lies there.
 * @throws ConfigError
 */
export async function assertSameFiles(
  db: Database,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const folder = path.join(dataDir, 'files')
  const file = path.join(folder, MARK_FILE)
  const found = await readMark(file)
  const wanted = await findMark(db, 'files')
  if (wanted === undefined) {
    const mark = found ?? (await makeMark(file))
    if ((await keepMark(db, 'files', mark)) === mark) return
  } else if (found === wanted) return
  throw new ConfigError([
    `${folder} is not the folder in which this site keeps its files: ${found === undefined ? 'its mark is missing' : 'another mark lies there'}. Share the folder of the other machines, or keep files in a bucket; those that lie in the folder get there by \`npm run admin -- files move bucket\` on the machine that has it. Where they are lost, \`npm run admin -- files accept\` goes on with this folder.`,
  ])
}

async function readMark(file: string): Promise<string | undefined> {
  try {
    return (await fs.readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Linked into its place whole: of two machines that start at once one is first. @returns the mark that is there */
async function makeMark(file: string): Promise<string> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await fs.writeFile(draft, `${randomUUID()}\n`, { flush: true })
  try {
    await fs.link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await fs.rm(draft, { force: true })
  }
  return (await readMark(file)) ?? ''
}
