import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase, useTestDatabase } from '../test-database.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { sortByReferences } from './tables.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('backup and restore', () => {
  const original = useTestDatabase()

  it('brings back every row, counter, sequence and file in another database', async () => {
    const filesDir = path.join(folder, 'files')
    mkdirSync(filesDir)
    writeFileSync(path.join(filesDir, 'a.nzb'), 'file')
    await original.pool.query(`
      insert into hosts (id, name) values (900, 'Host');
      insert into qualities (id, label, kind, rank) values (900, 'Test quality', 'video', 1);
      insert into titles (id, type, name) values (50, 'movie', E'Tab\\t, "quotes" and é\\n');
      insert into links (title_id, host_id, url, quality_id, status) values (50, 900, 'https://host.test/1', 900, 'active')`)
    const target = path.join(folder, 'one')
    const manifest = await backUp({ url: original.url, filesDir, target })
    expect(manifest.tables.find((table) => table.name === 'links')?.rows).toBe(1)

    const copy = await createTestDatabase()
    try {
      const restoredFiles = path.join(folder, 'restored')
      await restore({ url: copy.url, filesDir: restoredFiles, source: target, mayReplace: false })
      const { rows } = await copy.pool.query('select id, name, active_links_count from titles')
      expect(rows).toEqual([{ id: 50, name: 'Tab\t, "quotes" and é\n', active_links_count: 1 }])
      expect(readFileSync(path.join(restoredFiles, 'a.nzb'), 'utf8')).toBe('file')
      const next = await copy.pool.query(
        `insert into titles (type, name) values ('movie', 'Next') returning id`,
      )
      expect(next.rows[0].id).toBe(51)
      await copy.pool.query(
        `insert into links (title_id, host_id, url, quality_id) values (50, 900, 'https://host.test/2', 900)`,
      )
      const counted = await copy.pool.query('select links_count from titles where id = 50')
      expect(counted.rows[0].links_count).toBe(2)
      await expect(
        restore({ url: copy.url, filesDir: restoredFiles, source: target, mayReplace: false }),
      ).rejects.toThrow(/not empty/)
    } finally {
      await copy.close()
    }
  })

  it('orders tables so that parents come first', () => {
    const table = (name: string) => ({ name, columns: [] })
    const sorted = sortByReferences(
      [table('a'), table('b'), table('c')],
      [
        { child: 'a', parent: 'b' },
        { child: 'b', parent: 'c' },
      ],
    )
    expect(sorted.map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })
})
