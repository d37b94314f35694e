import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from './platform/database/migrate.ts'
import { readMigrations } from './platform/database/migrations.ts'
import { createEmptyDatabase, createTestDatabase } from './platform/database/test-database.ts'
import { startProgram } from './test-start.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-upgrade-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const all = readMigrations()
const older = all.slice(0, -4)
const pending = all.slice(-4).map(({ name }) => name)

async function run(url: string, parameters: readonly string[], file = 'scripts/upgrade.ts') {
  const dataDir = fs.mkdtempSync(path.join(folder, 'data-'))
  const program = startProgram(
    file,
    { DATABASE_URL: url, DATA_DIR: dataDir, PORT: '0', DEMO: 'off' },
    parameters,
  )
  const code = await program.ended
  return { code, output: program.output(), dataDir }
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const historyOf = (url: string) =>
  query(url, 'select name, applied_at from schema_migrations order by name')

describe('an upgrade', () => {
  it('is looked at first without a change, then made with a backup, and is done once', async () => {
    const { url } = await createEmptyDatabase()
    await migrateDatabase(url, { migrations: older })
    const before = await historyOf(url)

    const looked = await run(url, ['--check'])
    expect(looked).toMatchObject({ code: 0 })
    expect(looked.output).toContain(`${pending.length} migrations to apply, about `)
    for (const name of pending) expect(looked.output).toContain(`\n  ${name}\n`)
    expect(looked.output).toMatch(/PostgreSQL \d+(\.\d+)?, .* of files\./)
    expect(looked.output).toMatch(/Room for .*: [\d.]+ [kMG]B needed, [\d.]+ [kMGT]B free\./)
    expect(looked.output).toContain('There is no backup in the data folder.\nReady.\n')
    expect(await historyOf(url)).toEqual(before)
    expect(fs.existsSync(path.join(looked.dataDir, 'backups'))).toBe(false)

    const made = await run(url, [])
    expect(made).toMatchObject({ code: 0 })
    for (const name of pending) expect(made.output).toContain(`Applied ${name}\n`)
    expect(await historyOf(url)).toHaveLength(all.length)
    const [backup] = fs.readdirSync(path.join(made.dataDir, 'backups'))
    expect(backup).toMatch(/-before-upgrade$/)
    const manifest = path.join(made.dataDir, 'backups', backup!, 'manifest.json')
    expect(JSON.parse(fs.readFileSync(manifest, 'utf8')).migrations).toHaveLength(older.length)

    const again = await run(url, [])
    expect(again).toMatchObject({ code: 0 })
    expect(again.output).toContain('The database is up to date: nothing is to be done.')
    expect(fs.existsSync(path.join(again.dataDir, 'backups'))).toBe(false)
  })

  it('is made without a backup where that is said', async () => {
    const { url } = await createEmptyDatabase()
    await migrateDatabase(url, { migrations: older })
    const { code, dataDir } = await run(url, ['--no-backup'])
    expect(code).toBe(0)
    expect(await historyOf(url)).toHaveLength(all.length)
    expect(fs.existsSync(path.join(dataDir, 'backups'))).toBe(false)
  })

  it('of nothing is refused', async () => {
    const { url } = await createEmptyDatabase()
    const { code, output } = await run(url, ['--check'])
    expect([code, output]).toEqual([
      1,
      'This database holds no site yet: there is nothing to upgrade. `npm start` makes one.\n',
    ])
  })
})

it.each([
  ['the site', 'server/src/main.ts'],
  ['the worker', 'server/src/worker.ts'],
  ['the check', 'scripts/upgrade.ts'],
])('%s of an older version says in one line what to do with a newer database', async (_, file) => {
  const { url, close } = await createTestDatabase()
  try {
    await query(url, `insert into schema_migrations values ('299901010000-later', 'x', now())`)
    const { code, output } = await run(url, file.startsWith('scripts') ? ['--check'] : [], file)
    expect([code, output]).toEqual([
      1,
      'The database is newer than this version: it has migration 299901010000-later. Start the version that it was upgraded to, or put the backup back that was made before: `npm run restore -- FOLDER --replace`.\n',
    ])
  } finally {
    await close()
  }
})
