import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { buildCredit, buildPerson } from '../../people/people.factory.ts'
import { buildSeason, buildTitle } from '../titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>
let id = 0
let person = 0

const add = (body: object, title = id) =>
  team.call('POST', `/api/v1/titles/${title}/credits`, { person_id: person, ...body })
const change = (credit: number, body: object) =>
  team.call('PUT', `/api/v1/titles/${id}/credits/${credit}`, body)
const remove = (credit: number, version: number) =>
  team.call('DELETE', `/api/v1/titles/${id}/credits/${credit}`, { version })
const sheet = async (query = '') =>
  (await team.call('GET', `/api/v1/titles/${id}/credits-sheet${query}`)).json()
const credits = async (query = '') =>
  (await team.call('GET', `/api/v1/person-credits?person_id=${person}${query}`)).json().pagination

beforeAll(async () => {
  team = await test.as('moderator')
})
beforeEach(async () => {
  const { db } = test.platform
  id = (await buildTitle(db, { name: 'Judex', is_series: true, type: 'series', year: 1916 })).id
  await buildSeason(db, id, { number: 1, episodes: 1 })
  person = (await buildPerson(db, { name: 'Musidora' })).id
})

describe('one credit of a title', () => {
  it('comes behind the others, is changed and goes, as versions of the title that lock its people', async () => {
    const other = await buildPerson(test.platform.db)
    await buildCredit(test.platform.db, {
      title_id: id,
      person_id: other.id,
      department: 'cast',
      job: null,
      position: 7,
    })
    const added = (await add({ department: 'cast', character: 'Diana' })).json().credit
    expect(added).toMatchObject({ title_id: id, version: 2, character: 'Diana' })
    const { credits: cast, is_locked } = await sheet()
    expect(cast.map((row: { person: { id: number } }) => row.person.id)).toEqual([other.id, person])
    expect(is_locked).toBe(true)
    const changed = await change(added.id, { version: 2, department: 'writing', job: 'Writer' })
    expect(changed.json().credit).toMatchObject({
      version: 3,
      department: 'writing',
      character: null,
    })
    expect((await credits()).data).toMatchObject([
      {
        title: { id, name: 'Judex', version: 3 },
        season: null,
        department: 'writing',
        job: 'Writer',
      },
    ])
    const events = (await team.call('GET', `/api/v1/history/title/${id}`)).json().pagination.data
    expect(events).toHaveLength(2)
    expect((await remove(added.id, 2)).statusCode).toBe(409)
    expect((await remove(added.id, 3)).statusCode).toBe(200)
    expect((await credits()).data).toEqual([])
  })

  it('can stand with a season or an episode', async () => {
    await add({ department: 'cast', season: 1 })
    await add({ department: 'cast', season: 1, episode: 1, character: 'A guest' })
    const rows = (await credits('&orderBy=title')).data
    expect(
      rows.map(({ season, episode }: { season: number; episode: number | null }) => [
        season,
        episode,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [1, null],
        [1, 1],
      ]),
    )
    expect((await add({ department: 'cast', season: 9 })).statusCode).toBe(404)
  })

  it('is refused where it is there already, or nobody is', async () => {
    await add({ department: 'cast' })
    expect((await add({ department: 'cast' })).json().errors).toHaveProperty('department')
    const second = (await add({ department: 'writing' })).json().credit
    const twin = await change(second.id, { version: second.version, department: 'cast' })
    expect(twin.json().errors).toHaveProperty('department')
    expect((await add({ department: 'cast', person_id: 999_999 })).json().errors).toHaveProperty(
      'person_id',
    )
    expect((await add({ department: 'catering' })).statusCode).toBe(422)
    expect((await add({ department: 'cast', character: 'A\0' })).statusCode).toBe(422)
    expect((await add({ department: 'cast' }, 2_147_483_648)).statusCode).toBe(404)
    expect((await change(2_147_483_648, { version: 1, department: 'cast' })).statusCode).toBe(404)
  })

  it('of another title is out of reach', async () => {
    const other = await buildTitle(test.platform.db)
    const foreign = await buildCredit(test.platform.db, { title_id: other.id, person_id: person })
    expect((await change(foreign.id, { version: 1, department: 'cast' })).statusCode).toBe(404)
    expect((await remove(foreign.id, 1)).statusCode).toBe(404)
  })

  it('is added once of ten at once, and each of ten is added where they differ', async () => {
    const same = await Promise.all(
      Array.from({ length: 10 }, () => add({ department: 'cast', character: 'Irma Vep' })),
    )
    expect(same.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const different = await Promise.all(
      Array.from({ length: 10 }, (_, n) => add({ department: 'cast', character: `Part ${n}` })),
    )
    expect(different.every(({ statusCode }) => statusCode === 201)).toBe(true)
    expect((await sheet()).credits).toHaveLength(11)
  })

  it('is edited by those alone who edit titles', async () => {
    const member = await test.as('member')
    const path = `/api/v1/titles/${id}/credits`
    const body = { person_id: person, department: 'cast' }
    expect((await member.call('POST', path, body)).statusCode).toBe(403)
    expect(
      (await member.call('GET', `/api/v1/person-credits?person_id=${person}`)).statusCode,
    ).toBe(403)
  })
})

describe('a person of two thousand credits', () => {
  it('is listed page by page, searched and narrowed', async () => {
    const { db } = test.platform
    await db
      .insertInto('credits')
      .values(
        Array.from({ length: 2_000 }, (_, n) => ({
          title_id: id,
          person_id: person,
          department: n % 2 ? 'cast' : 'writing',
          character: `Part ${n}`,
        })),
      )
      .execute()
    const page = await credits('&page=134')
    expect(page).toMatchObject({ total: 2_000, last_page: 134 })
    expect(page.data).toHaveLength(5)
    expect((await credits('&query=Part%201999')).total).toBe(1)
    // By what it is called, in the language of who looks too.
    await db.updateTable('titles').set({ name: 'The Great Train' }).where('id', '=', id).execute()
    const translation = { title_id: id, language: 'en', name: 'The Quick Train' }
    await db
      .insertInto('title_translations')
      .values([translation, { ...translation, language: 'fr', name: 'Le Train lent' }])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const [words, total] of [
      ['great', 2_000],
      ['quick', 2_000],
      ['lent', 0],
    ] as const)
      expect((await credits(`&query=${words}`)).total, words).toBe(total)
  })
})
