import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>

const PORTRAIT = 'https://image.tmdb.org/t/p/original/portrait.jpg'
const read = async (path: string) => (await team.call('GET', `/api/v1/${path}`)).json()
const change = (id: number, body: object) => team.call('PUT', `/api/v1/people/${id}`, body)
const list = async (query: string) =>
  (await read(`person-records?${query}`)).pagination.data.map(({ name }: { name: string }) => name)
const filter = (...filters: readonly object[]) =>
  `filters=${encodeURIComponent(Buffer.from(JSON.stringify(filters)).toString('base64'))}`
const history = async (id: number) => (await read(`history/person/${id}`)).pagination.data

beforeAll(async () => {
  team = await test.as('moderator')
})

describe('people who are entered by hand', () => {
  it('have what was typed, locked against imports', async () => {
    const made = await team.call('POST', '/api/v1/people', {
      name: 'Asta Nielsen',
      birth_date: '1881-09-11',
      biography_fr: 'Actrice danoise.',
      known_for: 'cast',
      gender: 'female',
      poster: PORTRAIT,
      imdb: 'nm0631801',
    })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json().person
    expect((await read(`people/${id}/sheet`)).sheet).toMatchObject({
      name: 'Asta Nielsen',
      birth_date: '1881-09-11',
      death_date: null,
      biography: null,
      biography_fr: 'Actrice danoise.',
      poster: PORTRAIT,
      imdb: 'nm0631801',
      locks: ['name', 'known_for', 'gender', 'birth_date', 'biography_fr', 'poster', 'imdb'],
    })
    expect((await read(`people/${id}?lang=fr`)).person).toMatchObject({
      known_for: 'cast',
      biography: 'Actrice danoise.',
      external_ids: { imdb: 'nm0631801' },
    })
  })

  it.each([
    ['name', { name: '​' }],
    ['name', { name: 'A\0B' }],
    ['birth_date', { birth_date: '1881-02-30' }],
    ['birth_date', { birth_date: '0999-01-01' }],
    ['death_date', { birth_date: '1900-01-02', death_date: '1900-01-01' }],
    ['known_for', { known_for: 'catering' }],
    ['gender', { gender: 'cat' }],
    ['poster', { poster: 'https://elsewhere.example/a.jpg' }],
    ['poster', { poster: 'javascript:alert(1)' }],
    ['imdb', { imdb: 'tt0000001' }],
    ['tmdb', { tmdb: '0' }],
    ['biography', { biography: 'x'.repeat(20_001) }],
  ])('are refused at %s: %o', async (field, values) => {
    const refused = await team.call('POST', '/api/v1/people', { name: 'Somebody', ...values })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors)).toEqual([field])
  })

  it('do not take the number of another', async () => {
    await team.call('POST', '/api/v1/people', { name: 'First', tmdb: '4711' })
    const { id } = await buildPerson(test.platform.db)
    const refused = await change(id, { version: 1, tmdb: '4711', name: 'Second' })
    expect(refused.json().errors).toEqual({ tmdb: ['Another person has this number.'] })
    expect((await read(`people/${id}/sheet`)).sheet).toMatchObject({ version: 1, tmdb: null })
  })
})

describe('a person who is edited', () => {
  it('is so field by field, locked, told and taken back', async () => {
    const { id } = await buildPerson(test.platform.db, { name: 'Musidora', poster_url: PORTRAIT })
    const before = await read(`people/${id}`)
    expect(before.person.birthplace).toBeNull()
    const first = await change(id, {
      version: 1,
      birthplace: 'Paris',
      tmdb: '12',
      name: 'Musidora',
    })
    expect(first.json().sheet).toMatchObject({
      version: 2,
      birthplace: 'Paris',
      tmdb: '12',
      locks: ['birthplace', 'tmdb'],
    })
    expect((await read(`people/${id}`)).person.birthplace).toBe('Paris')
    const [event] = await history(id)
    const told = event.changes.map(({ field }: { field: string }) => field)
    expect(told).toEqual(['birthplace', 'tmdb', 'locks'])
    const reverted = await team.call('POST', `/api/v1/history/events/${event.id}/revert`, {
      fields: ['birthplace', 'tmdb'],
    })
    expect(reverted.statusCode, reverted.body).toBe(200)
    expect((await read(`people/${id}/sheet`)).sheet).toMatchObject({ birthplace: null, tmdb: null })
  })

  it('keeps a picture of a host that is shown no more, and takes no new one from there', async () => {
    const old = 'https://former.example/a.jpg'
    const { id } = await buildPerson(test.platform.db, { poster_url: old })
    expect((await change(id, { version: 1, poster: old, birthplace: 'Lyon' })).statusCode).toBe(200)
    const refused = await change(id, { version: 2, poster: 'https://former.example/b.jpg' })
    expect(Object.keys(refused.json().errors)).toEqual(['poster'])
  })

  it('is so by one of ten at once, and the others are shown what changed', async () => {
    const { id } = await buildPerson(test.platform.db, { name: 'As it was' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(id, { version: 1, name: `Name ${n}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json().conflicts[0].changed.name[0]).toBe('As it was')
    expect((await history(id)).length).toBe(1)
  })

  it('is found in titles by the new name', async () => {
    const { db } = test.platform
    const { id } = await buildPerson(db, { name: 'Ymirnotyet' })
    const title = await buildTitle(db, { name: 'A film with somebody' })
    await buildCredit(db, { title_id: title.id, person_id: id, department: 'cast', job: null })
    await change(id, { version: 1, name: 'Brunhildeness Vogtländer' })
    const { rows } = await sql<{ found: boolean }>`select document @@ 'brunhildeness' as found
      from title_search where title_id = ${title.id}`.execute(db)
    expect(rows).toEqual([{ found: true }])
  })

  it('has nobody edit them who may not', async () => {
    const { id } = await buildPerson(test.platform.db)
    for (const role of ['member', 'uploader'] as const) {
      const other = await test.as(role)
      expect((await other.call('GET', `/api/v1/people/${id}/sheet`)).statusCode).toBe(403)
      expect(
        (await other.call('PUT', `/api/v1/people/${id}`, { version: 1, name: 'X' })).statusCode,
      ).toBe(403)
    }
    expect((await change(2_147_483_648, { version: 1, name: 'X' })).statusCode).toBe(404)
  })
})

describe('the list of people', () => {
  let crew = 0
  beforeAll(async () => {
    const { db } = test.platform
    await sql`delete from people`.execute(db)
    const title = await buildTitle(db)
    const actor = await buildPerson(db, {
      name: 'Actor',
      popularity: 3,
      birth_date: '1890-05-01',
      poster_url: PORTRAIT,
    })
    const writer = await buildPerson(db, {
      name: 'Writer',
      popularity: 2,
      birth_date: '1900-01-01',
    })
    await buildPerson(db, { name: 'Nobody', popularity: 1, locks: ['name'] })
    crew = writer.id
    for (const [person_id, department] of [
      [actor.id, 'cast'],
      [writer.id, 'writing'],
      [writer.id, 'cast'],
    ] as const)
      await buildCredit(db, { title_id: title.id, person_id, department, job: null })
  })

  it('is searched, narrowed and ordered', async () => {
    expect(await list('')).toEqual(['Actor', 'Writer', 'Nobody'])
    expect(await list('orderBy=birth_date&orderDir=desc')).toEqual(['Writer', 'Actor', 'Nobody'])
    expect(await list('query=writer')).toEqual(['Writer'])
    expect(await list(`query=%23${crew}`)).toEqual(['Writer'])
    const by = (key: string, value: unknown, operator = '=') =>
      list(filter({ key, value, operator }))
    expect(await by('department', ['writing'])).toEqual(['Writer'])
    expect(await by('department', ['cast', 'sound'])).toEqual(['Actor', 'Writer'])
    expect(await by('poster', true)).toEqual(['Actor'])
    expect(await by('poster', false)).toEqual(['Writer', 'Nobody'])
    expect(await by('credited', false)).toEqual(['Nobody'])
    expect(await by('credited', true)).toEqual(['Actor', 'Writer'])
    expect(await by('locked', true)).toEqual(['Nobody'])
    const born = { start: '1890-01-01', end: '1899-12-31' }
    expect(await by('birth_date', born, 'between')).toEqual(['Actor'])
  })

  it('follows what people are credited with, as it comes and goes', async () => {
    const { db } = test.platform
    await sql`update credits set department = 'sound' where person_id = ${crew} and department = 'cast'`.execute(
      db,
    )
    const departments = async () =>
      (
        await db
          .selectFrom('people')
          .select('departments')
          .where('id', '=', crew)
          .executeTakeFirstOrThrow()
      ).departments
    expect(await departments()).toEqual(['sound', 'writing'])
    await sql`delete from credits where person_id = ${crew} and department = 'sound'`.execute(db)
    expect(await departments()).toEqual(['writing'])
  })

  it.each([3, 600])('tells what somebody of %i credits is best known for', async (credits) => {
    const { db } = test.platform
    const { id } = await buildPerson(db, { name: `Busy ${credits}` })
    const { rows: titles } = await sql<{ id: number }>`
      insert into titles (type, name, popularity)
      select 'movie', 'Work ' || n, 100 + n % 7 from generate_series(1, ${credits}) n returning id`.execute(
      db,
    )
    await sql`insert into credits (title_id, person_id, department, job)
      select one, ${id}, 'writing', 'Writer' from unnest(${titles.map((title) => title.id)}::bigint[]) one`.execute(
      db,
    )
    const best = await buildTitle(db, { name: `Best of ${credits}`, popularity: 500 })
    await buildCredit(db, { title_id: best.id, person_id: id, department: 'sound', job: null })
    const [known] = (await read(`person-records?query=%23${id}`)).pagination.data
    expect(known).toMatchObject({ known_for: 'sound', credits_count: credits + 1 })
    const of = async (query: string) =>
      (await read(`person-credits?person_id=${id}&${query}`)).pagination
    expect(await of('perPage=5&page=2')).toMatchObject({ total: credits + 1 })
    expect((await of('orderBy=title&orderDir=asc')).data[0].title.name).toBe(`Best of ${credits}`)
    await sql`delete from people where id = ${id}`.execute(db)
    await sql`delete from titles where popularity >= 100`.execute(db)
  })

  it.each([
    ['orderBy=title&orderDir=asc', sql`lower(t.name) collate "C" asc, c.id asc`],
    ['orderBy=title&orderDir=desc', sql`lower(t.name) collate "C" desc, c.id desc`],
    ['orderBy=year&orderDir=asc', sql`t.year asc nulls last, c.id asc`],
    ['orderBy=year&orderDir=desc', sql`t.year desc nulls last, c.id desc`],
    ['paginate=lengthAware', sql`t.year desc nulls last, c.id desc`],
  ])('leads through all titles of somebody in the order of %s', async (asked, order) => {
    const { db } = test.platform
    const { id } = await buildPerson(db, { name: `In the order of ${asked}` })
    const names = ['alpha', 'Beta', 'élan', 'Zulu', 'zulu', '🎬 film', '～ wave', '10', '9']
    const years = [1925, null, 1931, 1925, 1899, null, 2024]
    for (const [place, name] of [...names, ...names].entries()) {
      const title = await buildTitle(db, { name, year: years[place % years.length] ?? null })
      await buildCredit(db, { title_id: title.id, person_id: id })
    }
    const met: { id: number }[] = []
    for (let page = 1; page <= 6; page += 1) {
      const { pagination } = await read(
        `person-credits?person_id=${id}&${asked}&perPage=4&page=${page}`,
      )
      expect(pagination).toMatchObject({ total: 18, last_page: 5 })
      met.push(...pagination.data)
    }
    const { rows } = await sql<{ id: number }>`
      select c.id from credits c join titles t on t.id = c.title_id
      where c.person_id = ${id} order by ${order}`.execute(db)
    expect(met.map((credit) => credit.id)).toEqual(rows.map((row) => row.id))
    await sql`delete from people where id = ${id}`.execute(db)
  })

  it('is a file too, and nobody else’s', async () => {
    const file = await team.call('GET', '/api/v1/person-records/csv?orderBy=name')
    expect(file.body).toContain('Actor')
    expect(file.body.trim().split('\n')).toHaveLength(4)
    const member = await test.as('member')
    for (const path of ['person-records', 'person-records/csv'])
      expect((await member.call('GET', `/api/v1/${path}`)).statusCode).toBe(403)
  })
})

describe('people who are deleted', () => {
  async function plant() {
    const { db } = test.platform
    const { id } = await buildPerson(db, {
      name: 'To be deleted',
      import_key: `tmdb:${Date.now()}`,
    })
    const title = await buildTitle(db, { name: 'Their film' })
    await buildCredit(db, { title_id: title.id, person_id: id })
    await team.call('PUT', `/api/v1/follows/person/${id}`)
    return { id, titleId: title.id }
  }
  const remove = (ids: readonly number[]) =>
    team.call('DELETE', `/api/v1/people/${ids.join(',')}`, {
      versions: Object.fromEntries(ids.map((id) => [id, 1])),
    })
  const restore = (id: number) => team.call('POST', `/api/v1/people/${id}/restore`, {})
  const followers = async (id: number) =>
    (
      await test.platform.db
        .selectFrom('follow_counts')
        .select('followers_count')
        .where('kind', '=', 'person')
        .where('item_id', '=', id)
        .executeTakeFirst()
    )?.followers_count

  it('take their credits and followers along, and bring them back', async () => {
    const { id, titleId } = await plant()
    expect((await read(`people/${id}/belongings`)).belongings).toEqual({
      credits: 1,
      titles: 1,
      followers: 1,
      images: 0,
      channels: 0,
    })
    expect((await remove([id])).json()).toMatchObject({ deleted: 1 })
    expect((await team.call('GET', `/api/v1/people/${id}`)).statusCode).toBe(404)
    const [told] = await history(id)
    expect(told).toMatchObject({ action: 'deleted', can_restore: true })
    const [ofTitle] = (await read(`history/title/${titleId}`)).pagination.data
    expect(ofTitle.changes).toMatchObject([{ field: 'people' }])
    expect((await read(`titles/${titleId}/frame`)).version).toBe(2)

    const answers = await Promise.all(Array.from({ length: 10 }, () => restore(id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await read(`people/${id}`)).person.credits_count).toBe(1)
    expect(await followers(id)).toBe(1)
    expect((await history(id))[0]).toMatchObject({ action: 'restored' })
  })

  it('stay deleted where somebody of their number came in since', async () => {
    const { id } = await plant()
    const { import_key } = await test.platform.db
      .selectFrom('people')
      .select('import_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await remove([id])
    await buildPerson(test.platform.db, { import_key })
    const refused = await restore(id)
    expect(refused.json().errors).toEqual({
      ids: ['The same was added since. Delete that first.'],
    })
  })

  it('are all of them or none, in the version that was seen', async () => {
    const [one, other] = [await plant(), await plant()]
    await change(other.id, { version: 1, birthplace: 'Nice' })
    expect((await remove([one.id, other.id])).statusCode).toBe(409)
    expect((await remove([one.id, 999_999])).statusCode).toBe(404)
    expect((await read(`people/${one.id}`)).person.name).toBe('To be deleted')
  })
})
