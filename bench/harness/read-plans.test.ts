import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../server/src/platform/database/test-database.ts'
import { fillDatabase } from '../seed-scale/fill-database.ts'
import { openAsBench } from './bench-site.ts'
import { findPlanFaults } from './read-plans.ts'

const SIZES = { titles: 20_000, links: 60_000, people: 12_000, seed: 3 }

test('every statement of a public page walks an index, and a page sends few of them', async () => {
  const database = await createTestDatabase()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-plans-'))
  try {
    await fillDatabase(database.url, SIZES, () => undefined)
    // As many as some years of a busy site have.
    await database.pool.query(
      `insert into downloads_by_time (starts_at, part, count)
       select moment, part, 1 from generate_series('2020-01-01Z', '2026-01-01Z', interval '1 hour') moment,
       generate_series(0, 7) part order by moment, part;
       analyze downloads_by_time`,
    )
    // As the server is set up for the application; the one of the tests keeps PostgreSQL's own idea of a slow disk.
    await database.pool.query(
      `do $$ begin execute format('alter database %I set random_page_cost = 1.1', current_database()); end $$`,
    )
    const site = await openAsBench({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    })
    try {
      const { calls, faults } = await findPlanFaults(site)
      expect(calls).toBeGreaterThan(50)
      expect(faults.map(({ page, path: asked, fault }) => `${page} ${asked} ${fault}`)).toEqual([])
    } finally {
      await site.close()
    }
  } finally {
    await database.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}, 900_000)
