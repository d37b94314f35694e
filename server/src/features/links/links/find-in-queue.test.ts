import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from './links.factory.ts'
import { useLinksStage } from './links-stage.factory.ts'

const stage = useLinksStage()
const { test } = stage
const QUEUE = '/api/v1/liens?loader=admin-links-validation&perPage=100'
const idsOf = async (query: string, url = QUEUE): Promise<number[]> =>
  (await stage.moderator.call('GET', `${url}&${query}`))
    .json()
    .pagination.data.map(({ id }: { id: number }) => id)
const pageOf = async (query: string) =>
  (await stage.moderator.call('GET', `/api/v1/liens?loader=admin-links-validation&${query}`)).json()
    .pagination

describe('a queue', () => {
  let big: number
  let small: number
  let unknown: number
  let title: number
  beforeAll(async () => {
    title = (await buildTitle(test.platform.db, { name: 'Zz top secret' })).id
    const shared = { title_id: title, user_id: stage.uploader.id, status: 'pending' } as const
    const make = (overrides: object) => buildLink(test.platform.db, { ...shared, ...overrides })
    big = await make({ size_bytes: 900, quality_id: 3, url: 'https://big.example/AbC_1%' })
    small = await make({ size_bytes: 5, quality_id: 17, url: 'https://small.example/xyz' })
    unknown = await make({ size_bytes: null, quality_id: 16, url: 'https://none.example/xyz' })
  })

  it('has what has no size last in both directions', async () => {
    expect(await idsOf('query=top+secret&orderBy=taille&orderDir=asc')).toEqual([
      small,
      big,
      unknown,
    ])
    expect(await idsOf('query=top+secret&orderBy=taille&orderDir=desc')).toEqual([
      big,
      small,
      unknown,
    ])
    const byQuality = 'query=top+secret&orderBy=qualite&orderDir=desc'
    expect(await idsOf(byQuality)).toEqual([small, unknown, big])
  })

  it('is searched by title, address and uploader, whatever the letters, and signs are signs', async () => {
    const mine = async (words: string) =>
      (await idsOf(`query=${encodeURIComponent(words)}`)).filter((id) =>
        [big, small, unknown].includes(id),
      )
    expect(await mine('TOP sec')).toEqual([big, small, unknown])
    expect(await mine('abc_1%')).toEqual([big])
    expect(await mine('a_c')).toEqual([])
    expect(await mine('zz')).toEqual([big, small, unknown])
    expect(await mine('xy')).toEqual([small, unknown])
    const uploaders = test.platform.db.selectFrom('users').select('username')
    const { username } = await uploaders
      .where('id', '=', stage.uploader.id)
      .executeTakeFirstOrThrow()
    expect(await mine(username)).toEqual([big, small, unknown])
    expect(await mine('nobody of that name')).toEqual([])
  })

  it('follows a title, an uploader and a quality that are renamed or ranked elsewhere', async () => {
    const { db } = test.platform
    await sql`update titles set name = 'Nineteen eighty' where id = ${title}`.execute(db)
    expect(await idsOf('query=nineteen')).toEqual([big, small, unknown])
    expect(await idsOf('query=top+secret')).toEqual([])
    await sql`update qualities set rank = rank + 1000 where id = 3`.execute(db)
    expect((await idsOf('query=nineteen&orderBy=qualite&orderDir=desc'))[0]).toBe(big)
    await sql`update qualities set rank = rank - 1000 where id = 3`.execute(db)
    await sql`update titles set name = 'Zz top secret' where id = ${title}`.execute(db)
  })

  it('holds what waits and what was reported, and nothing else, however it came to be so', async () => {
    const { db } = test.platform
    const queued = async () => {
      const { rows } = await sql<{ queued: number[]; due: number[] }>`select
        array(select item_id from link_queue order by item_id) as queued,
        array(select id from links where status = 'pending' or reports_count > 0 order by id) as due`.execute(
        db,
      )
      expect(rows[0]!.queued).toEqual(rows[0]!.due)
      return rows[0]!.queued.map(Number)
    }
    const other = await buildLink(db, { title_id: title, status: 'active' })
    expect(await queued()).not.toContain(other)
    await sql`update links set status = 'pending' where id = ${other}`.execute(db)
    expect(await queued()).toContain(other)
    await sql`update links set status = 'dead', reports_count = 2 where id = ${other}`.execute(db)
    expect(await queued()).toContain(other)
    expect(await idsOf('', '/api/v1/liens?loader=adminliens&reported=1')).toContain(other)
    await sql`update links set reports_count = 0 where id = ${other}`.execute(db)
    expect(await queued()).not.toContain(other)
    await sql`update links set status = 'pending' where id = ${other}`.execute(db)
    await sql`delete from links where id = ${other}`.execute(db)
    expect(await queued()).not.toContain(other)
  })

  it('says how many there are on every page of a search', async () => {
    const first = await pageOf('query=top+secret&perPage=2')
    const second = await pageOf('query=top+secret&perPage=2&page=2')
    expect([first.total, first.last_page, first.next_page, first.data.length]).toEqual([3, 2, 2, 2])
    expect([second.total, second.next_page, second.data.length]).toEqual([3, null, 1])
  })

  it('finds few among very many, wherever they stand in its order', async () => {
    const { db } = test.platform
    await sql`insert into links (title_id, host_id, url, quality_id, status, size_bytes, created_at)
      select ${stage.movie}, 50, 'https://many.example/' || n, 16, 'pending', 10000 + n, now() - n * interval '1 minute'
      from generate_series(1, 6000) n`.execute(db)
    // Beyond what is walked along the order, and found by themselves.
    expect(await idsOf('query=small.example')).toEqual([small])
    const many = await pageOf('query=many.example&perPage=20')
    expect([many.data.length, many.total_is_minimum]).toEqual([20, true])
    const exact = await pageOf('qualite=17&perPage=20')
    expect(exact.total_is_minimum).toBeUndefined()
    const deep = await pageOf('query=many.example&perPage=20&page=290')
    expect([deep.data.length, deep.total, deep.last_page]).toEqual([20, 6000, 300])
    const whole = await pageOf('perPage=20')
    expect([whole.total > 6000, whole.total_is_minimum]).toEqual([true, undefined])
    await sql`insert into links (title_id, host_id, url, quality_id, status, created_at)
      select ${stage.movie}, 50, 'https://many.example/' || n, 16, 'pending', now()
      from generate_series(6001, 10500) n`.execute(db)
    const more = await pageOf('perPage=20&page=510')
    expect(more).toMatchObject({ total: 10_000, total_is_minimum: true, last_page: 500 })
    expect([more.data.length, more.next_page]).toEqual([20, 511])
    await sql`delete from links where url like 'https://many.example/%'`.execute(db)
  })
})
