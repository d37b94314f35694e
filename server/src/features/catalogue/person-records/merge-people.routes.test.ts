import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { enterWorkPeople } from '../people/people.batch.repository.ts'
import { buildCredit, buildPerson } from '../people/people.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>
const titles: number[] = []
const fans: number[] = []
const channels: number[] = []

beforeAll(async () => {
  team = await test.as('moderator')
  const { db } = test.platform
  for (let n = 0; n < 4; n++) {
    titles.push((await buildTitle(db, { name: `Film ${n}` })).id)
    fans.push((await buildUser(db)).id)
    const { id } = await db
      .insertInto('channels')
      .values({ slug: `people-${n}`, name: 'People', content: 'manual', item_type: 'person' })
      .returning('id')
      .executeTakeFirstOrThrow()
    channels.push(id)
  }
})

const read = async (path: string) => (await team.call('GET', `/api/v1/${path}`)).json()
const sheetOf = async (id: number) => (await read(`people/${id}/sheet`)).sheet
const history = async (kind: string, id: number) =>
  (await read(`history/${kind}/${id}`)).pagination.data
const restore = (id: number) => team.call('POST', `/api/v1/people/${id}/restore`, {})

async function merge(keptId: number, goneId: number) {
  const [kept, gone] = [await sheetOf(keptId), await sheetOf(goneId)]
  return team.call('POST', `/api/v1/people/${keptId}/merge`, {
    version: kept.version,
    other: { id: goneId, version: gone.version },
  })
}

/** Everything that the two have, and that is counted of them, but for what counts every change. */
async function snapshot(ids: readonly number[]) {
  const of = sql`any (${[...ids]}::bigint[])`
  const { rows } = await sql<Record<string, unknown>>`select
    (select jsonb_agg(to_jsonb(p) - 'version' - 'updated_at' order by id) from people p where id = ${of}) as people,
    (select jsonb_agg(to_jsonb(c) order by id) from credits c where person_id = ${of}) as credits,
    (select jsonb_agg(to_jsonb(i) order by id) from images i where person_id = ${of}) as images,
    (select jsonb_agg(to_jsonb(e) order by provider, value) from person_external_ids e where person_id = ${of}) as numbers,
    (select jsonb_agg(to_jsonb(f) order by item_id, user_id) from follows f where kind = 'person' and item_id = ${of}) as follows,
    (select jsonb_agg(to_jsonb(c) order by item_id) from follow_counts c where kind = 'person' and item_id = ${of} and followers_count > 0) as counts,
    (select jsonb_agg(to_jsonb(c) order by channel_id, item_id) from channel_items c where item_type = 'person' and item_id = ${of}) as places,
    (select jsonb_agg(jsonb_build_object('id', title_id, 'words', tsvector_to_array(document)) order by title_id)
      from title_search where title_id = any (${titles}::bigint[])) as found`.execute(
    test.platform.db,
  )
  return rows[0]!
}

const DEPARTMENTS = ['cast', 'directing', 'writing'] as const
const some = (length: number) => fc.uniqueArray(fc.nat({ max: length - 1 }), { maxLength: length })
const someone = fc.record({
  name: fc.constantFrom('Max Schreck', 'Max Schrek', 'Schreck, Max'),
  credits: fc.uniqueArray(
    fc.record({
      title: fc.nat({ max: 3 }),
      department: fc.constantFrom(...DEPARTMENTS),
      job: fc.constantFrom(null, 'Lead'),
    }),
    { maxLength: 6, selector: (one) => JSON.stringify(one) },
  ),
  fans: some(4),
  channels: some(4),
  images: fc.nat({ max: 2 }),
  imdb: fc.boolean(),
  birth_date: fc.constantFrom(null, '1879-09-06'),
  death_date: fc.constantFrom(null, '1936-02-20', '1870-01-01'),
  birthplace: fc.constantFrom(null, 'Berlin'),
  locks: fc.constantFrom([], ['birthplace'], ['name', 'birth_date']),
  popularity: fc.nat({ max: 9 }),
})
type Someone = typeof someone extends fc.Arbitrary<infer S> ? S : never

let made = 0
async function plant(person: Someone): Promise<number> {
  const { db } = test.platform
  const { name, birth_date, death_date, birthplace, locks, popularity } = person
  const isPlausible = !birth_date || !death_date || death_date > birth_date
  const values = { name, birth_date, birthplace, locks: [...locks], popularity }
  const { id } = await buildPerson(db, { ...values, ...(isPlausible && { death_date }) })
  for (const { title, department, job } of person.credits)
    await buildCredit(db, { person_id: id, title_id: titles[title]!, department, job })
  for (const fan of person.fans)
    await db
      .insertInto('follows')
      .values({ user_id: fans[fan]!, kind: 'person', item_id: id })
      .execute()
  for (const channel of person.channels)
    await db
      .insertInto('channel_items')
      .values({ channel_id: channels[channel]!, item_type: 'person', item_id: id })
      .execute()
  for (let n = 0; n < person.images; n++)
    await db
      .insertInto('images')
      .values({ person_id: id, kind: 'portrait', url: `https://a/${n}` })
      .execute()
  if (person.imdb) {
    made += 1
    await db
      .insertInto('person_external_ids')
      .values({ person_id: id, provider: 'imdb', value: `nm${1_000_000 + made}` })
      .execute()
  }
  return id
}

describe('two people who are one', () => {
  it('have together what both had, and each their own again when that is undone', async () => {
    await fc.assert(
      fc.asyncProperty(someone, someone, async (one, other) => {
        const [kept, gone] = [await plant(one), await plant(other)]
        const before = await snapshot([kept, gone])
        const preview = await read(`people/${kept}/merge?other=${gone}`)
        const merged = await merge(kept, gone)
        expect(merged.statusCode, merged.body).toBe(200)

        const both = (list: (person: Someone) => readonly unknown[]) =>
          new Set([...list(one), ...list(other)].map((item) => JSON.stringify(item))).size
        const after = await sheetOf(kept)
        expect(after.credits_count).toBe(both(({ credits }) => credits))
        const { followers } = (await read(`people/${kept}/belongings`)).belongings
        expect(followers).toBe(both((person) => person.fans))
        const { parts } = preview
        expect(parts.credits.moves + parts.credits.same).toBe(other.credits.length)
        expect(one.credits.length + parts.credits.moves).toBe(after.credits_count)
        expect(one.fans.length + parts.followers.moves).toBe(followers)
        const { departments } = await test.platform.db
          .selectFrom('people')
          .select('departments')
          .where('id', '=', kept)
          .executeTakeFirstOrThrow()
        expect(departments).toEqual(
          [
            ...new Set([...one.credits, ...other.credits].map((credit) => credit.department)),
          ].toSorted(),
        )

        const undone = await restore(gone)
        expect(undone.statusCode, undone.body).toBe(200)
        expect(await snapshot([kept, gone])).toEqual(before)
        await sql`delete from people where id = any (${[kept, gone]}::bigint[])`.execute(
          test.platform.db,
        )
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})

describe('somebody who was merged into another', () => {
  const pair = async () => {
    const { db } = test.platform
    made += 1
    const kept = await buildPerson(db, { name: 'Fritz Lang' })
    const gone = await buildPerson(db, { name: `Lang, F. ${made}`, import_key: `tmdb:${made}` })
    await buildCredit(db, { person_id: gone.id, title_id: titles[0]! })
    return { kept: kept.id, gone: gone.id, name: gone.name, key: gone.import_key! }
  }

  it('leads on to them, over any number of merges, and is told in all histories', async () => {
    const first = await pair()
    const last = await buildPerson(test.platform.db, { name: 'The last' })
    expect((await merge(first.kept, first.gone)).statusCode).toBe(200)
    expect((await merge(last.id, first.kept)).statusCode).toBe(200)
    expect((await read(`people/${first.gone}`)).person.id).toBe(last.id)
    expect((await history('person', first.gone))[0]).toMatchObject({
      action: 'merged',
      can_restore: true,
    })
    const [kept] = await history('person', last.id)
    const told = kept.changes.map(({ field }: { field: string }) => field)
    expect(told).toEqual(['credits', 'merged'])
    expect((await history('title', titles[0]!))[0].changes[0].field).toBe('people')
    // The last is undone first.
    const refused = await restore(first.gone)
    expect(Object.keys(refused.json().errors)).toEqual(['ids'])
    expect((await restore(first.kept)).statusCode).toBe(200)
    expect((await restore(first.gone)).statusCode).toBe(200)
    expect((await read(`people/${first.gone}`)).person.id).toBe(first.gone)
  })

  it('is known again by imports, under the key and the name of before', async () => {
    const { kept, gone, name, key } = await pair()
    await merge(kept, gone)
    const found = await test.platform.db.transaction().execute((tx) =>
      enterWorkPeople(tx, titles[1]!, [
        { key, name: 'Anything', pictureUrl: null },
        { key: null, name, pictureUrl: null },
      ]),
    )
    expect(found).toEqual([kept, kept])
  })

  it('is so once of ten at once, and comes back once', async () => {
    const { kept, gone } = await pair()
    const body = { version: 1, other: { id: gone, version: 1 } }
    const merges = await Promise.all(
      Array.from({ length: 10 }, () => team.call('POST', `/api/v1/people/${kept}/merge`, body)),
    )
    expect(merges.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(merges.every(({ statusCode }) => [200, 404, 409, 422].includes(statusCode))).toBe(true)
    const undone = await Promise.all(Array.from({ length: 10 }, () => restore(gone)))
    expect(undone.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('comes back without what was changed of it since, and not where its place is taken', async () => {
    const { kept, gone, key } = await pair()
    await merge(kept, gone)
    await sql`delete from credits where person_id = ${kept}`.execute(test.platform.db)
    expect((await restore(gone)).statusCode).toBe(200)
    expect((await sheetOf(gone)).credits_count).toBe(0)
    await merge(kept, gone)
    await buildPerson(test.platform.db, { import_key: key })
    expect((await restore(gone)).json().errors).toEqual({
      ids: ['The same was added since. Delete that first.'],
    })
  })

  it('is nobody else, and nobody who is not there', async () => {
    const { kept, gone } = await pair()
    const refused = async (id: number, version = 1) =>
      (
        await team.call('POST', `/api/v1/people/${kept}/merge`, {
          version: 1,
          other: { id, version },
        })
      ).statusCode
    expect(await refused(kept)).toBe(422)
    expect(await refused(2_147_483_648)).toBe(422)
    expect(await refused(gone, 9)).toBe(409)
    const member = await test.as('member')
    const path = `/api/v1/people/${kept}/merge`
    expect((await member.call('GET', `${path}?other=${gone}`)).statusCode).toBe(403)
    expect((await member.call('POST', path, {})).statusCode).toBe(403)
    expect((await restore(kept)).statusCode).toBe(404)
  })
})
