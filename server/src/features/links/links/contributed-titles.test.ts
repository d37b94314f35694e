import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const MANY = 5003

let uploader: Awaited<ReturnType<typeof test.as>>
beforeAll(async () => {
  uploader = await test.as('uploader')
})

/** Titles of which each was added to a minute after the one before it, in the order of their ids. */
async function contributeTo(titles: number, of: number): Promise<number[]> {
  const { db } = test.platform
  const { rows } = await sql<{ id: number }>`
    insert into titles (type, name, last_link_at, updated_at)
    select 'movie', 'Title ' || n, now() + n * interval '1 minute', now() + n * interval '1 minute'
    from generate_series(1, ${of}::int) n returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`insert into nzbs (title_id, user_id, status, name, size_bytes, content_hash, quality_id, created_at)
    select id, ${uploader.id}, 'active', 'n', 1, md5(id::text) || md5(id::text), (select min(id) from qualities), now()
    from unnest(${ids.slice(0, titles)}::bigint[]) id`.execute(db)
  return ids.slice(0, titles)
}
const list = async (query: string) =>
  (await uploader.call('GET', `/api/v1/liens-overview?${query}`)).json()

describe('the titles of somebody with contributions to thousands', () => {
  it('come in their order, from either end', async () => {
    const ids = await contributeTo(MANY, MANY + 50)
    const newest = (await list('orderBy=linkadded_at&orderDir=desc&perPage=3')).pagination
    expect(newest.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(-3).toReversed())
    expect(newest).toMatchObject({ total: 5000, total_is_minimum: true, next_page: 2 })
    const oldest = (await list('orderBy=updated_at&orderDir=asc&perPage=2&page=2')).pagination
    expect(oldest.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2, 4))
    const last = (await list('orderBy=updated_at&orderDir=asc&perPage=100&page=50')).pagination
    expect([last.data.at(-1).id, last.next_page]).toEqual([ids[4999], null])
    const beyond = await list('orderBy=updated_at&orderDir=asc&perPage=100&page=51')
    expect(beyond.errors.page).toEqual([
      'No page leads that far into this list. Search or filter it first.',
    ])
  })
})
