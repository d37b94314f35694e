import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ConfigError } from './config-error.ts'

/**
 * Reads the key kept in the data directory, or makes it on the first start. Readable by its owner only.
 * @throws ConfigError where it must exist and does not: the next start would go on with one that nobody chose
 */
export function loadAppKey(dataDir: string, { mustExist = false } = {}): string {
  const file = path.join(dataDir, 'app.key')
  if (!fs.existsSync(file)) {
    if (mustExist)
      throw new ConfigError([
        `There is no ${file}, and APP_KEY is not set: give this command the DATA_DIR or the APP_KEY of the site, or start the site first.`,
      ])
    makeAppKey(dataDir, file)
  }
  const key = fs.readFileSync(file, 'utf8').trim()
  if (key.length < 32)
    throw new ConfigError([`APP_KEY kept in ${file} must be at least 32 characters long`])
  return key
}

/**
 * Puts the key of a backup in the place of the data directory's own.
 * @throws ConfigError where another one lies there or is set: what it keeps secret could not be read any more
 */
export function placeKey(dataDir: string, key: string, given: string | undefined): void {
  const file = path.join(dataDir, 'app.key')
  const found = given ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined)
  if (found === key) return
  if (found !== undefined)
    throw new ConfigError([
      `${given ? 'APP_KEY' : file} is another key than that of the backup: move it away first`,
    ])
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(file, `${key}\n`, { mode: 0o600, flush: true, flag: 'wx' })
}

/** Linking a finished file fails when the name is taken: two processes starting together agree on one whole key. */
function makeAppKey(dataDir: string, file: string): void {
  fs.mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  })
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}
