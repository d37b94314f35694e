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
}, 180_000)
