import { Readable } from 'node:stream'
import { defineList } from '@mediatheque/contract/core/define-list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { listBatches, listedRows, literally } from './list-rows.ts'
import { useTestDatabase } from './test-database.ts'

const database = useTestDatabase()

const films = defineList({
  name: 'films',
  columns: {
    name: { label: 'Name', kind: 'text', isSortable: true },
    runtime: { label: 'Runtime', kind: 'number', isSortable: true },
  },
  filters: {
    name: { label: 'Name', kind: 'text' },
    runtime: { label: 'Runtime', kind: 'number', least: 1, most: 255, usual: 180 },
    added: { label: 'Added', kind: 'moment' },
    state: { label: 'State', kind: 'choice', choices: [{ value: 'new', label: 'New' }] },
    hidden: { label: 'Hidden', kind: 'flag' },
    decade: { label: 'Decade', kind: 'record', model: 'decade' },
  },
  isSearchable: true,
  order: { by: 'name', direction: 'desc' },
})
type Film = {
  id: number
  name: string
  runtime: number | null
  state: string | null
  hidden: boolean
  decade: number
  added: Date
}

const source = () => ({
  rows: database.db
    .selectFrom(sql<Film>`films_of_a_test`.as('films'))
    .select('films.name')
    .where('films.hidden', 'is not', null),
  id: sql<number>`films.id`,
  search: (words: string) => sql<boolean>`films.name ilike ${`%${literally(words)}%`}`,
  orders: { name: sql`films.name`, runtime: { nullable: sql`films.runtime` } },
  filters: {
    name: sql`films.name`,
    runtime: sql`films.runtime`,
    added: sql`films.added`,
    state: sql`films.state`,
    hidden: sql`films.hidden`,
    decade: ({ value }: { value: readonly number[] }) =>
      sql<boolean>`films.decade = ${value[0]! * 10}`,
  },
})

const withIds = () => ({ ...source(), rows: source().rows.select('films.id') })

type Asked = Partial<Pick<ListCall<typeof films>, 'query' | 'filters' | 'orderBy' | 'orderDir'>>
const found = async (asked: Asked) =>
  (await listedRows(films, source(), asked as Required<Asked>).execute())
    .map(({ name }) => name)
    .join(' ')

beforeAll(() =>
  sql`create table films_of_a_test as
    select * from (values
      (1, 'Able', 90, 'new', false, 1920, timestamptz '2026-03-01 00:00 Europe/Paris'),
      (2, 'Baker', 120, 'old', false, 1920, timestamptz '2026-03-31 23:59 Europe/Paris'),
      (3, '100%', null::int, null, true, 1930, timestamptz '2026-04-01 00:00 Europe/Paris'),
      (4, 'Abel', 90, 'new', true, 1930, timestamptz '2026-02-28 23:59 Europe/Paris')
    ) films (id, name, runtime, state, hidden, decade, added)`.execute(database.db),
)

describe('the rows of a list', () => {
  it('come in its own order until another is asked for, and equals by their number', async () => {
    expect(await found({})).toBe('Baker Able Abel 100%')
    expect(await found({ orderBy: 'name' })).toBe('100% Abel Able Baker')
    expect(await found({ orderBy: 'runtime' })).toBe('Able Abel Baker 100%')
    expect(await found({ orderBy: 'runtime', orderDir: 'desc' })).toBe('Baker Abel Able 100%')
  })

  it('are searched literally', async () => {
    expect(await found({ query: 'AB' })).toBe('Able Abel')
    expect(await found({ query: '%' })).toBe('100%')
  })

  it.each<[string, NonNullable<Asked['filters']>, string]>([
    ['a part of a text', { name: { operator: 'contains', value: 'B' } }, 'Baker Able Abel'],
    ['its beginning', { name: { operator: 'startsWith', value: 'b' } }, 'Baker'],
    ['all of it', { name: { operator: '=', value: 'abel' } }, 'Abel'],
    ['a sign that is none', { name: { operator: 'contains', value: '_' } }, ''],
    ['a number', { runtime: { operator: '=', value: 90 } }, 'Able Abel'],
    ['another number, or none', { runtime: { operator: '!=', value: 90 } }, 'Baker 100%'],
    ['more', { runtime: { operator: '>', value: 90 } }, 'Baker'],
    ['at most', { runtime: { operator: '<=', value: 90 } }, 'Able Abel'],
    [
      'between, however it is named',
      { runtime: { operator: 'between', value: { start: 130, end: 100 } } },
      'Baker',
    ],
    [
      'days as they are where the reader is',
      {
        added: {
          operator: 'between',
          value: { start: '2026-03-01T00:00:00+01:00', end: '2026-03-31T23:59:59+02:00' },
        },
      },
      'Baker Able',
    ],
    ['choices', { state: { operator: '=', value: ['new'] } }, 'Able Abel'],
    ['no choice, and what has none', { state: { operator: '!=', value: ['new'] } }, 'Baker 100%'],
    ['a yes', { hidden: { operator: '=', value: true } }, 'Abel 100%'],
    ['a no', { hidden: { operator: '=', value: false } }, 'Baker Able'],
    ['a condition of its own', { decade: { operator: '=', value: [193] } }, 'Abel 100%'],
    [
      'several at once',
      { hidden: { operator: '=', value: true }, runtime: { operator: '=', value: 90 } },
      'Abel',
    ],
  ])('are narrowed by %s', async (_what, filters, names) => {
    expect(await found({ filters })).toBe(names)
  })

  it('are read as a whole, some at a time, and no more than can be borne', async () => {
    await sql`insert into films_of_a_test
      select n, 'Serial ' || lpad(n::text, 4, '0'), 1, null, false, 1940, now()
      from generate_series(1001, 2200) n`.execute(database.db)
    const serials: Asked = { query: 'serial', orderBy: 'name', orderDir: 'desc' }
    const read = (most?: number) =>
      Readable.from(listBatches(films, withIds(), serials as Required<Asked>, most)).toArray()
    const batches: { name: string }[][] = await read()
    const names = batches.flat().map(({ name }) => name)
    expect(batches.map(({ length }) => length)).toEqual([500, 500, 200])
    expect([names[0], names[500], names.at(-1)]).toEqual([
      'Serial 2200',
      'Serial 1700',
      'Serial 1001',
    ])
    await expect(read(1_199)).rejects.toMatchObject({ status: 422 })
  })
})
