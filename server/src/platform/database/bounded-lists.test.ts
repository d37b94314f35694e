import { defineList } from '@mediatheque/contract/core/define-list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql, type SqlBool } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BoundedListSql, findAllBounded, findBoundedPage } from './bounded-lists.ts'
import { useTestDatabase } from './test-database.ts'

const database = useTestDatabase()

const films = defineList({
  name: 'films',
  columns: {
    id: { label: 'Number', kind: 'number', isSortable: true },
    score: { label: 'Score', kind: 'number', isSortable: true },
  },
  filters: {
    score: { label: 'Score', kind: 'number', least: 0, most: 1e6, usual: 1 },
    kind: { label: 'Kind', kind: 'text', operators: ['='] },
  },
  order: { by: 'id', direction: 'desc' },
  most: 100 as number,
})
const source: BoundedListSql<typeof films> = {
  table: 'many_films',
  walked: (order) => (order === 'score' ? ['score'] : []),
  orders: { id: sql`t.id`, score: { nullable: sql`t.score` } },
  filters: { score: sql`t.score`, kind: ({ value }) => sql`t.kind = ${value}` },
}

type Asked = Partial<Omit<ListCall<typeof films>, 'paginate'>>
const ask = (asked: Asked, found?: readonly number[]) =>
  findBoundedPage(
    database.db,
    films,
    { ...source, found },
    { page: 1, perPage: 3, paginate: 'lengthAware', ...asked },
  )
const kind = (value: string) => ({ kind: { operator: '=' as const, value } })

const ROWS = 40_000
beforeAll(async () => {
  // Even numbers are common, those at the far end late; seven are rare, and ten have no score.
  await sql`create table many_films as select id::bigint, case when id > 10 then ${ROWS} - id end as score,
    case when id <= 7 then 'rare' when id > ${ROWS - 500} then 'late' when id % 2 = 0 then 'even' else 'odd' end as kind
    from generate_series(1, ${ROWS}) id`.execute(database.db)
  await sql`create unique index on many_films (id)`.execute(database.db)
  await sql`create index on many_films (score desc nulls last, id desc)`.execute(database.db)
  // As a table is that has been there for a while: the planner knows which kinds are rare.
  await sql`analyze many_films`.execute(database.db)
})

describe('a list of any length', () => {
  it('is counted so far, and leads by its pages so far', async () => {
    const first = await ask({})
    expect(first).toMatchObject({
      data: [ROWS, ROWS - 1, ROWS - 2],
      total: 100,
      total_is_minimum: true,
      last_page: 34,
      next_page: 2,
    })
    const last = await ask({ page: 34 })
    expect(last).toMatchObject({ data: [ROWS - 99], from: 100, to: 100, next_page: null })
    await expect(ask({ page: 35 })).rejects.toMatchObject({
      fields: { page: [expect.stringContaining('No page leads that far')] },
    })
  })

  it('puts what few rows match in any order, with those without a value last', async () => {
    const filters = kind('rare')
    expect(await ask({ filters, orderBy: 'id', orderDir: 'asc' })).toMatchObject({
      data: [1, 2, 3],
      total: 7,
      last_page: 3,
    })
    expect((await ask({ filters, page: 3 })).data).toEqual([1])
    expect((await ask({}, [9, 10, 11, 12])).data).toEqual([12, 11, 10])
    for (const orderDir of ['asc', 'desc'] as const)
      expect((await ask({ orderBy: 'score', orderDir }, [9, 11, 12])).data.at(-1)).toBe(9)
  })

  it('shows rows without a value where those with one end', async () => {
    await sql`create table few_films as select * from many_films where id <= 12`.execute(
      database.db,
    )
    const few = (asked: Asked) =>
      findBoundedPage(
        database.db,
        films,
        { ...source, table: 'few_films' },
        { page: 1, perPage: 4, paginate: 'lengthAware', orderBy: 'score', ...asked },
      )
    expect((await few({ orderDir: 'asc' })).data).toEqual([12, 11, 1, 2])
    expect((await few({ orderDir: 'asc', page: 2 })).data).toEqual([3, 4, 5, 6])
    expect((await few({ orderDir: 'desc' })).data).toEqual([11, 12, 10, 9])
    expect(await few({ orderDir: 'desc', page: 3 })).toMatchObject({
      data: [4, 3, 2, 1],
      next_page: null,
      total: 12,
    })
  })

  it('meets what many rows match along the order, and says so where that would be too far', async () => {
    expect(await ask({ filters: kind('even') })).toMatchObject({
      data: [ROWS - 500, ROWS - 502, ROWS - 504],
      total: 100,
      total_is_minimum: true,
    })
    const late = { filters: kind('late'), orderBy: 'id' as const }
    expect((await ask({ ...late, orderDir: 'desc' })).data).toEqual([ROWS, ROWS - 1, ROWS - 2])
    await expect(ask({ ...late, orderDir: 'asc' })).rejects.toMatchObject({
      fields: { orderBy: [expect.stringContaining('cannot be put in this order')] },
    })
  })

  it('reads along a filter of the order itself, wherever that begins', async () => {
    const filters = { score: { operator: '>=' as const, value: 30_000 } }
    const page = await ask({ filters, orderBy: 'score', orderDir: 'asc' })
    expect(page).toMatchObject({ data: [10_000, 9_999, 9_998], total_is_minimum: true })
  })

  it('walks to the end of a part of the table that is short, and notices where that part is longer than was thought', async () => {
    await sql`create table parted_films as
      select id::bigint, id % 3 as part, case when id % 2 = 0 then 'even' else 'odd' end as kind
      from generate_series(1, 9000) id`.execute(database.db)
    await sql`create unique index on parted_films (part, id)`.execute(database.db)
    await sql`analyze parted_films`.execute(database.db)
    const ofPart = (part: number, page: number) =>
      findBoundedPage(
        database.db,
        { ...films, most: 10_000 },
        { ...source, table: 'parted_films', within: sql<SqlBool>`t.part = ${part}` },
        { page, perPage: 10, paginate: 'lengthAware', filters: kind('even') },
      )
    expect(await ofPart(0, 1)).toMatchObject({ total: 1500, last_page: 150 })
    expect((await ofPart(0, 1)).data.slice(0, 3)).toEqual([9000, 8994, 8988])
    expect(await ofPart(0, 150)).toMatchObject({
      data: [60, 54, 48, 42, 36, 30, 24, 18, 12, 6],
      next_page: null,
    })
    // Of the planner's numbers nothing says so: the even ones of this part are now behind more odd ones than are walked.
    await sql`insert into parted_films select 9000 + id, 1, 'odd' from generate_series(1, 20000) id`.execute(
      database.db,
    )
    const behind = await ofPart(1, 1)
    expect(behind).toMatchObject({ total: 1500, last_page: 150 })
    expect(behind.data.slice(0, 3)).toEqual([8998, 8992, 8986])
  })

  it('is a file as long as it is counted, and no longer', async () => {
    const all = (asked: Asked) => findAllBounded(database.db, films, source, asked)
    expect(await all({ filters: kind('rare') })).toEqual([7, 6, 5, 4, 3, 2, 1])
    await expect(all({ filters: kind('odd') })).rejects.toMatchObject({ code: 'validation' })
    await expect(all({})).rejects.toMatchObject({ code: 'validation' })
  })
})
