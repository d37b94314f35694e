import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { writeImportedWork } from '../titles/imported-works.batch.repository.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { withdraw } from '../withdrawals/withdrawals.factory.ts'

const test = useTestApp()
const URL = '/api/v1/titles'
let admin = {} as Awaited<ReturnType<typeof test.as>>
let made = 0

const add = (form: object) => admin.call('POST', URL, form)
const addTitle = async (form: object) => {
  const answer = await add(form)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().title as { id: number; version: number; name: string }
}
const errorsOf = async (form: object): Promise<Record<string, string[]>> => {
  const answer = await add(form)
  expect(answer.statusCode, answer.body).toBe(422)
  return answer.json().errors
}
const locksOf = async (id: number) =>
  (
    await test.platform.db
      .selectFrom('title_locks')
      .select('field')
      .where('title_id', '=', id)
      .orderBy('field')
      .execute()
  ).map(({ field }) => field)
const countNamed = async (name: string) =>
  (await test.platform.db.selectFrom('titles').select('id').where('name', '=', name).execute())
    .length

beforeAll(async () => {
  admin = await test.as('admin')
})
let name = ''
beforeEach(() => {
  made += 1
  name = `Typed in ${made}`
})

describe('a title that is added by hand', () => {
  it('is for those in the administration who may enter titles', async () => {
    const form = { name, type: 'movie' }
    expect((await test.call('POST', URL, form)).statusCode).toBe(401)
    for (const role of ['member', 'uploader'] as const) {
      const isAllowed = (await (await test.as(role)).call('POST', URL, form)).statusCode
      expect(isAllowed, role).toBe(403)
    }
    expect(await countNamed(name)).toBe(0)
  })

  it('is there at once, in both languages, found by a search, with what was typed locked', async () => {
    const { db } = test.platform
    const [drama] = await db.selectFrom('genres').select('id').where('slug', '=', 'drama').execute()
    const listed = await admin.call('GET', '/api/v1/titles?type=doc')
    const { id } = await addTitle({
      name,
      name_fr: `${name} en français`,
      original_name: `${name} original`,
      type: 'doc',
      is_series: true,
      release_date: '1922-06-11',
      plot: 'Life in the north.',
      plot_fr: 'La vie au nord.',
      runtime: 79,
      language: 'fr',
      certification: '12',
      genres: [drama!.id, drama!.id],
    })
    const { title } = (await admin.call('GET', `/api/v1/titles/${id}?lang=fr`)).json()
    expect(title).toMatchObject({
      name: `${name} en français`,
      original_name: `${name} original`,
      is_series: true,
      year: 1922,
      release_date: '1922-06-11',
      plot: 'La vie au nord.',
      runtime: 79,
      certification: '12',
    })
    expect(title.genres).toHaveLength(1)
    expect((await admin.call('GET', `/api/v1/titles/${id}?lang=en`)).json().title).toMatchObject({
      name,
      plot: 'Life in the north.',
    })
    const after = await admin.call('GET', '/api/v1/titles?type=doc')
    expect(after.json().pagination.total).toBe(listed.json().pagination.total + 1)
    const found = await admin.call('GET', `/api/v1/title-records?query=${encodeURIComponent(name)}`)
    expect(found.json().pagination.data[0]).toMatchObject({ id, languages: ['fr'] })
    expect(await locksOf(id)).toEqual([
      'certification',
      'genres',
      'languages',
      'name',
      'name_fr',
      'original_name',
      'plot',
      'plot_fr',
      'release_date',
      'runtime',
      'year',
    ])
    const { data } = (await admin.call('GET', `/api/v1/history/title/${id}`)).json().pagination
    expect(data).toMatchObject([{ action: 'created', record: { name } }])
  })

  it('needs a name and a kind, and nothing more', async () => {
    expect(await errorsOf({})).toHaveProperty('name')
    const { id } = await addTitle({ name, type: 'gps', year: '', plot: '', language: '' })
    expect(await locksOf(id)).toEqual(['name'])
  })

  it('is not written over by an import', async () => {
    const { id } = await addTitle({ name, type: 'movie', plot: 'As I know it.' })
    const values = { ...NO_VALUES, name: 'Otherwise', plot: 'Otherwise', tagline: 'New' }
    await test.platform.db
      .transaction()
      .execute((tx) => writeImportedWork(tx, id, { ...NO_WORK, values }))
    expect((await admin.call('GET', `/api/v1/titles/${id}?lang=en`)).json().title).toMatchObject({
      name,
      plot: 'As I know it.',
      tagline: 'New',
    })
  })

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'A\0B' }],
    ['name', { name: 'x'.repeat(301) }],
    ['name', { name: '\u200b \u200b' }],
    ['type', { type: 'film' }],
    ['year', { year: 999 }],
    ['year', { year: Number.MAX_SAFE_INTEGER }],
    ['release_date', { release_date: '1927-02-30' }],
    ['release_date', { release_date: '0000-01-01' }],
    ['release_date', { release_date: '2201-01-01' }],
    ['plot', { plot: 'x\0' }],
    ['plot_fr', { plot_fr: 'x'.repeat(10_001) }],
    ['runtime', { runtime: 0 }],
    ['language', { language: 'zz' }],
    ['genres', { genres: [Number.MAX_SAFE_INTEGER] }],
    ['genres.0', { genres: ['drama'] }],
    ['is_series', { is_series: 'perhaps' }],
  ])('is refused at %s, case %#', async (field, wrong) => {
    const errors = await errorsOf({ name, type: 'movie', ...wrong })
    expect(Object.keys(errors)[0]).toBe(field)
    expect(await countNamed(name)).toBe(0)
  })
})

describe('the same title', () => {
  it('is named, unless it is said that it is another', async () => {
    const { id } = await addTitle({ name, type: 'movie', year: 1927 })
    const again = { name: `  ${name.toUpperCase()}! `, type: 'movie', year: 1927 }
    const { is_another } = await errorsOf(again)
    expect(is_another![0]).toContain(`number ${id}`)
    await addTitle({ ...again, type: 'series' })
    await addTitle({ ...again, year: 1928 })
    await addTitle({ ...again, year: '' })
    await addTitle({ ...again, is_another: true })
  })

  it('is known by the year of its release date', async () => {
    await addTitle({ name, type: 'movie', year: 1927 })
    expect(await errorsOf({ name, type: 'movie', release_date: '1927-05-01' })).toHaveProperty(
      'is_another',
    )
  })

  it('is told from another where names are signs only', async () => {
    const signs = '?'.repeat(made)
    await addTitle({ name: signs, type: 'movie' })
    await addTitle({ name: '!'.repeat(made), type: 'movie' })
    expect(await errorsOf({ name: signs, type: 'movie' })).toHaveProperty('is_another')
  })

  it('is added by one of ten who add it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add({ name, type: 'movie', year: 1930 })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201,
      ...Array<number>(9).fill(422),
    ])
    expect(await countNamed(name)).toBe(1)
  })

  it('does not come back unnoticed when it was withdrawn, and may where staff opened that', async () => {
    const { db } = test.platform
    const { id } = await buildTitle(db, { name, type: 'movie', year: 1931 })
    const withdrawal = await withdraw(db, 'title', id)
    await sql`update withdrawals set title_name = ${name}, title_year = 1931 where id = ${withdrawal}`.execute(
      db,
    )
    const form = { name: name.toLowerCase(), type: 'movie', year: 1931 }
    const { is_another } = await errorsOf(form)
    expect(is_another![0]).toContain('Asked for')
    await addTitle({ ...form, type: 'series' })
    await sql`update withdrawals set opened_at = now() where id = ${withdrawal}`.execute(db)
    await addTitle(form)
  })

  it('is looked for along an index', async () => {
    const { db } = test.platform
    const plans = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const here = await sql<{ 'QUERY PLAN': string }>`explain select t.id, t.name from titles t
        where t.type = 'movie' and normalise_name(t.name) collate "C" = normalise_name('Nosferatu')
          and t.year is not distinct from 1922::smallint order by t.id limit 1`.execute(tx)
      const gone = await sql<{ 'QUERY PLAN': string }>`explain select id from withdrawals
        where item_type = 'title' and restored_at is null and opened_at is null
          and normalise_name(title_name) collate "C" = normalise_name('Nosferatu')`.execute(tx)
      return [...here.rows, ...gone.rows].map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plans).toMatch(/Scan using titles_(type_)?name/)
    expect(plans).toContain('withdrawals_title_name')
  })
})

const NO_VALUES = {
  type: null,
  name_fr: null,
  original_name: null,
  year: null,
  release_date: null,
  plot_fr: null,
  tagline_fr: null,
  poster: null,
  backdrop: null,
  homepage: null,
  runtime: null,
  certification: null,
}
const NO_WORK = {
  voteAverage: null,
  voteCount: null,
  budget: null,
  revenue: null,
  languages: [],
  countries: [],
  genres: [],
  keywords: [],
  externalIds: {},
  credits: [],
  peopleOf: 'tmdb',
  seasons: [],
  trailers: [],
}
