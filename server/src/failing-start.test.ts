import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase } from './platform/database/test-database.ts'
import { startProgram } from './test-start.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-failing-'))
const file = path.join(folder, 'file')
const taken = createServer()
let port = ''

beforeAll(async () => {
  fs.writeFileSync(file, '')
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve))
  port = String((taken.address() as { port: number }).port)
})
afterAll(() => {
  taken.close()
  fs.rmSync(folder, { recursive: true })
})

const SITE = 'server/src/main.ts'
// Reads the same environment and is started as the site is, in a fraction of the time.
const MIGRATION = 'scripts/migrate.ts'
const UNREACHABLE = 'postgresql://me:secret@127.0.0.1:1/site'

it.each<[string, string, () => Record<string, string>, string]>([
  [
    'on a port that is used',
    SITE,
    () => ({ PORT: port }),
    `127.0.0.1:PORT is used by another program: stop it, or set PORT.`,
  ],
  [
    'with several processes on a port that is used',
    SITE,
    () => ({ PORT: port, WEB_PROCESSES: '2' }),
    `127.0.0.1:PORT is used by another program: stop it, or set PORT.`,
  ],
  [
    'on an address of another machine',
    SITE,
    () => ({ HOST: '192.0.2.1', PORT: '0' }),
    '192.0.2.1 is no address of this machine: set HOST.',
  ],
  [
    'with a file as its data directory',
    MIGRATION,
    () => ({ DATA_DIR: file }),
    `DATA_DIR ${file} is a file: name a directory.`,
  ],
  [
    'with a data directory below a file',
    MIGRATION,
    () => ({ DATA_DIR: `${file}/data` }),
    `DATA_DIR ${file}/data leads through a file: name a directory.`,
  ],
  [
    'with a file in the place of its database',
    MIGRATION,
    () => {
      const dataDir = path.join(folder, 'spoilt')
      fs.mkdirSync(dataDir)
      fs.writeFileSync(path.join(dataDir, 'postgres'), '')
      return { DATA_DIR: dataDir }
    },
    `${folder}/spoilt/postgres: a file lies where a directory is needed: move it away, or set DATA_DIR to another place.`,
  ],
  [
    'without its database',
    SITE,
    () => ({ PORT: '0', DATABASE_URL: UNREACHABLE }),
    'DATABASE_URL: nothing listens on 127.0.0.1:1: start PostgreSQL there, or correct the address.',
  ],
  [
    'of the jobs without their database',
    'server/src/worker.ts',
    () => ({ DATABASE_URL: UNREACHABLE }),
    'DATABASE_URL: nothing listens on 127.0.0.1:1: start PostgreSQL there, or correct the address.',
  ],
  [
    'of a migration without its database',
    MIGRATION,
    () => ({ DATABASE_URL: UNREACHABLE }),
    'DATABASE_URL: nothing listens on 127.0.0.1:1: start PostgreSQL there, or correct the address.',
  ],
  [
    'of a backup of nothing',
    'scripts/backup.ts',
    () => ({}),
    `There is no database in ${folder}/data/postgres: is DATA_DIR right?`,
  ],
  [
    'with a public demonstration by accident',
    MIGRATION,
    () => ({ DEMO: 'on', BASE_URL: 'https://media.example.org' }),
    'DEMO=on, but BASE_URL https://media.example.org is an address that others reach: everybody knows the password of the demo accounts. Say DEMO=public to show the demonstration to others, or DEMO=off.',
  ],
])('a start %s ends with exit code 1 and one line', async (_, program, env, line) => {
  const started = startProgram(program, { DATA_DIR: path.join(folder, 'data'), ...env() })
  expect(await started.ended).toBe(1)
  expect(started.output()).toBe(`${line.replace('PORT is', `${port} is`)}\n`)
})

it('a start on a database that loses letters ends with exit code 1 and one line', async () => {
  const { url } = await createEmptyDatabase(
    `encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
  )
  const started = startProgram(MIGRATION, {
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    DATABASE_URL: url,
  })
  expect(await started.ended).toBe(1)
  expect(started.output()).toMatch(/^DATABASE_URL: the database is encoded in SQL_ASCII, .*\.\n$/)
})
