import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { describeSchema } from '../../server/src/platform/database/describe-schema.ts'
import {
  createTestDatabase,
  useTestDatabase,
} from '../../server/src/platform/database/test-database.ts'
import { fillDatabase } from './fill-database.ts'

const SIZES = { titles: 400, links: 3000, people: 150, seed: 7 }
const quietly = () => undefined

const KEPT_TITLE_COLUMNS = [
  'genre_ids',
  'country_codes',
  'quality_ids',
  'language_ids',
  'best_quality_id',
  'seasons_count',
  'episodes_count',
  'links_count',
  'active_links_count',
  'pending_links_count',
  'dead_links_count',
  'last_link_at',
]
const KEPT_COLUMNS: Record<string, readonly string[]> = {
  people: ['departments'],
  titles: KEPT_TITLE_COLUMNS,
  seasons: ['episodes_count', 'active_links_count'],
  title_genres: ['type', 'year', 'popularity'],
}
/** In the order in which foreign keys allow them to be written. */
const TABLES = [
  'users',
  'people',
  'titles',
  'title_translations',
  'title_alternative_names',
  'title_external_ids',
  'title_genres',
  'title_countries',
  'seasons',
  'episodes',
  'credits',
  'links',
  'link_parts',
]

async function rowsOf(pool: pg.Pool, query: string): Promise<unknown[]> {
  return (
    await pool.query<{ row: unknown }>(`select to_jsonb(x) as row from (${query}) x`)
  ).rows.map(({ row }) => row)
}

async function columnsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Writes the rows of one database into another, with the triggers on and the kept columns left to them. */
async function copyThroughTriggers(from: pg.Pool, to: pg.Pool): Promise<void> {
  for (const table of TABLES) {
    const kept = KEPT_COLUMNS[table] ?? []
    const columns = (await columnsOf(from, table))
      .filter((column) => !kept.includes(column))
      .join(', ')
    const rows = await rowsOf(from, `select ${columns} from ${table}`)
    await to.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
  }
}

describe('a database filled for measuring', () => {
  const database = useTestDatabase()

  test('keeps the same columns as the triggers would, and leaves the schema as it was', async () => {
    const other = await createTestDatabase()
    try {
      const schema = await describeSchema(database.pool)
      await fillDatabase(database.url, SIZES, quietly)
      expect(await describeSchema(database.pool)).toBe(schema)
      const paused = await rowsOf(
        database.pool,
        `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
      )
      expect(paused).toEqual([])
      const unchecked = await rowsOf(
        database.pool,
        `select conname from pg_constraint where not convalidated`,
      )
      expect(unchecked).toEqual([])

      await copyThroughTriggers(database.pool, other.pool)
      for (const query of [
        `select id, ${KEPT_TITLE_COLUMNS.join(', ')} from titles order by id`,
        'select id, episodes_count, active_links_count from seasons order by id',
        'select title_id, genre_id, type, year, popularity from title_genres order by title_id, genre_id',
        'select title_id, document::text, names, type, year, popularity from title_search order by title_id',
        'select term, weight from search_terms order by term collate "C"',
      ]) {
        const filled = await rowsOf(database.pool, query)
        expect(filled.length).toBeGreaterThan(50)
        expect(filled).toEqual(await rowsOf(other.pool, query))
      }
    } finally {
      await other.close()
    }
  })

  test('has as many rows as asked for, of every kind', async () => {
    const [counts] = await rowsOf(
      database.pool,
      `
      select (select count(*) from titles) titles, (select count(*) from links) links, (select count(*) from people) people,
        (select count(distinct type) from titles) types, (select count(distinct status) from links) statuses`,
    )
    expect(counts).toEqual({
      titles: SIZES.titles,
      links: SIZES.links,
      people: SIZES.people,
      types: 10,
      statuses: 3,
    })
  })

  test('lets new rows be added', async () => {
    await database.pool.query(`insert into titles (type, name) values ('movie', 'One more')`)
    const [title] = await rowsOf(database.pool, `select id from titles where name = 'One more'`)
    expect(title).toEqual({ id: SIZES.titles + 1 })
  })

  test('is not filled twice', async () => {
    await expect(fillDatabase(database.url, SIZES, quietly)).rejects.toThrow(
      'holds a catalogue already',
    )
  })

  test('is the same for the same seed', async () => {
    const again = await createTestDatabase()
    try {
      await fillDatabase(again.url, SIZES, quietly)
      const query = `select id, md5(l::text) from (select id, title_id, url, quality_id, status, language_ids, created_at from links) l order by id`
      expect(await rowsOf(again.pool, query)).toEqual(await rowsOf(database.pool, query))
    } finally {
      await again.close()
    }
  })
})
