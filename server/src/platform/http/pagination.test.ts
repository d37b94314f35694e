import { EXACT_TOTAL_LIMIT } from '@mediatheque/contract/core/list-query.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../database/test-database.ts'
import { openCursor, paginate } from './pagination.ts'

const database = useTestDatabase()

/** Terms stand in for any long list: a plain table with a key. */
const fill = (prefix: string, count: number) =>
  sql`insert into search_terms (term) select ${prefix} || n from generate_series(1, ${count}::int) n`.execute(
    database.db,
  )

function list(prefix: string, page: { page: number; paginate?: 'simple' | 'preferLengthAware' }) {
  const query = database.db
    .selectFrom('search_terms')
    .select('term')
    .where('term', 'like', `${prefix}%`)
    .orderBy('term')
  return paginate<{ term: string }>(
    database.db,
    { perPage: 10, paginate: 'preferLengthAware', ...page },
    query,
  )
}

describe('pages of a list', () => {
  beforeAll(async () => {
    await fill('short', 25)
    await fill('long', 1500)
    await fill('endless', EXACT_TOTAL_LIMIT * 3)
    await sql`analyze search_terms`.execute(database.db)
  })

  test('a short list is counted', async () => {
    expect(await list('short', { page: 1 })).toMatchObject({
      total: 25,
      last_page: 3,
      from: 1,
      to: 10,
      next_page: 2,
      prev_page: null,
    })
    expect(await list('short', { page: 3 })).toMatchObject({
      total: 25,
      from: 21,
      to: 25,
      next_page: null,
      prev_page: 2,
    })
  })

  test('a list of some thousand rows is counted to the last one', async () => {
    const page = await list('long', { page: 2 })
    expect(page).toMatchObject({ total: 1500, last_page: 150 })
    expect(page.total_is_estimate).toBeUndefined()
  })

  test('a list beyond the limit is estimated and says so', async () => {
    const page = await list('endless', { page: 1 })
    expect(page.total_is_estimate).toBe(true)
    expect(page.total).toBeGreaterThan(EXACT_TOTAL_LIMIT)
  })

  test('a page behind the end is empty and still knows the total', async () => {
    expect(await list('short', { page: 9 })).toMatchObject({
      data: [],
      total: 25,
      from: null,
      to: null,
      next_page: null,
    })
  })

  test('a simple page is not counted', async () => {
    const page = await list('long', { page: 1, paginate: 'simple' })
    expect(page.next_page).toBe(2)
    expect(page.total).toBeUndefined()
  })
})

describe('cursor pages', () => {
  test('lead through the whole list and back, and refuse a made-up cursor', async () => {
    await fill('cursor', 25)
    const query = database.db
      .selectFrom('search_terms')
      .select('term')
      .where('term', 'like', 'cursor%')
      .orderBy('term')
    const read = async (cursor?: string) =>
      paginate<{ term: string }>(
        database.db,
        openCursor({ page: 1, perPage: 10, paginate: 'cursor', cursor } as const),
        query,
      )
    const first = await read()
    const second = await read(first.next_cursor ?? undefined)
    const third = await read(second.next_cursor ?? undefined)
    expect(
      new Set([...first.data, ...second.data, ...third.data].map(({ term }) => term)).size,
    ).toBe(25)
    expect([first.prev_cursor, third.next_cursor, first.total]).toEqual([null, null, undefined])
    expect((await read(third.prev_cursor ?? undefined)).data).toEqual(second.data)
    for (const page of ['nonsense', 'p0', 'p-1', 'p100001', 'p1e3']) {
      const cursor = Buffer.from(page).toString('base64url')
      await expect(read(cursor)).rejects.toMatchObject({ fields: { cursor: [expect.any(String)] } })
    }
  })
})
