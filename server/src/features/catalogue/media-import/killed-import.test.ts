import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../platform/database/test-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-killed-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const root = path.resolve(import.meta.dirname, '../../../../..')

it('an import killed in the middle goes on where it stopped and ends with every film once', async () => {
  const database = await createTestDatabase()
  try {
    const films = Array.from({ length: 3_000 }, (_, index) => ({
      title: `Film number ${index}`,
      year: 1900 + (index % 50),
      cast: [`Actor ${index % 400}`],
    }))
    const file = path.join(folder, 'films.jsonl')
    writeFileSync(file, films.map((film) => JSON.stringify(film)).join('\n'))
    const start = () =>
      spawn(process.execPath, ['scripts/import.ts', file], {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          DATABASE_URL: database.url,
          DATA_DIR: path.join(folder, 'data'),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
    const first = start()
    for (const end = Date.now() + 50_000; Date.now() < end; await sleep(10)) {
      const [run] = await database.db.selectFrom('import_runs').select('lines_done').execute()
      if ((run?.lines_done ?? 0) >= 500) break
    }
    expect(first.exitCode).toBeNull()
    first.kill('SIGKILL')
    await new Promise((resolve) => first.once('exit', resolve))
    const interrupted = await database.db
      .selectFrom('import_runs')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(interrupted.finished_at).toBeNull()

    const second = start()
    let output = ''
    second.stdout.on('data', (chunk) => (output += String(chunk)))
    expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(0)
    expect(output).toContain(`went on after line ${interrupted.lines_done}`)
    expect(output).toContain('3000 created, 0 updated, 0 skipped, 0 rejected')
    const { count } = await database.db
      .selectFrom('titles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(3_000)
  } finally {
    await database.close()
  }
}, 150_000)
