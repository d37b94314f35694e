import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../catalogue/people/people.factory.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { withdraw } from '../../catalogue/withdrawals/withdrawals.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
type Reader = Pick<Caller, 'call'>
const BIGGEST = Number.MAX_SAFE_INTEGER
let [ada, bob, admin] = [] as unknown as [Caller, Caller, Caller]

beforeAll(async () => {
  ada = await test.as('member')
  bob = await test.as('member')
  admin = await test.as('admin')
})

const path = (kind: string, id: number | string) => `/api/v1/follows/${kind}/${id}`
const follow = (caller: Reader, kind: string, id: number | string) =>
  caller.call('PUT', path(kind, id))
const unfollow = (caller: Reader, kind: string, id: number) => caller.call('DELETE', path(kind, id))
const standing = async (caller: Reader, kind: string, id: number) => {
  const answer = await caller.call('GET', path(kind, id))
  return answer.statusCode === 200 ? answer.json() : answer.statusCode
}

async function buildList(ownerId: number, visibility: string): Promise<number> {
  const made = test.platform.db
    .insertInto('lists')
    .values({ user_id: ownerId, name: 'Nights', visibility })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

const setBanned = (id: number, banned_at: Date | null) =>
  test.platform.db.updateTable('users').set({ banned_at }).where('id', '=', id).execute()

describe('whoever follows something', () => {
  it('is told so as often as they ask, and counted once', async () => {
    const { db } = test.platform
    const things = [
      ['user', bob.id],
      ['title', (await buildTitle(db)).id],
      ['person', (await buildPerson(db)).id],
      ['list', await buildList(bob.id, 'public')],
    ] as const
    for (const [kind, id] of things) {
      expect(await standing(ada, kind, id)).toEqual({ is_following: false, followers_count: 0 })
      const followed = { is_following: true, followers_count: 1 }
      for (let times = 0; times < 2; times += 1)
        expect((await follow(ada, kind, id)).json()).toEqual(followed)
      expect(await standing(test, kind, id)).toEqual({ ...followed, is_following: false })
      for (let times = 0; times < 2; times += 1)
        expect((await unfollow(ada, kind, id)).json()).toEqual({
          is_following: false,
          followers_count: 0,
        })
    }
  })

  it('is counted right when twenty do and leave at once', async () => {
    const { id } = await buildTitle(test.platform.db)
    const callers: Caller[] = []
    for (let number = 0; number < 4; number += 1) callers.push(await test.as('member'))
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 3 === 0
          ? unfollow(callers[index % 4]!, 'title', id)
          : follow(callers[index % 4]!, 'title', id),
      ),
    )
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from follows
      where kind = 'title' and item_id = ${id}`.execute(test.platform.db)
    expect((await standing(test, 'title', id)).followers_count).toBe(rows[0]!.count)
  })

  it('is no guest, nor themselves, and follows nothing that is not there', async () => {
    expect((await follow(test, 'user', bob.id)).statusCode).toBe(401)
    const own = await follow(ada, 'user', ada.id)
    expect([own.statusCode, own.json().errors.id]).toEqual([422, ['You cannot follow yourself.']])
    for (const kind of ['user', 'title', 'person', 'list'])
      expect((await follow(ada, kind, BIGGEST)).statusCode).toBe(404)
    for (const id of ['0', '-1', 'x', '99999999999999999999'])
      expect([404, 422]).toContain((await follow(ada, 'title', id)).statusCode)
    expect((await follow(ada, 'workspace', 1)).statusCode).toBe(422)
  })

  it('sees what they follow: no list of others that is private', async () => {
    const id = await buildList(bob.id, 'private')
    expect([await standing(ada, 'list', id), await standing(test, 'list', id)]).toEqual([403, 401])
    expect((await follow(ada, 'list', id)).statusCode).toBe(403)
    expect((await follow(bob, 'list', id)).statusCode).toBe(200)
  })
})

describe('suspended accounts', () => {
  it('are followed by nobody, and counted for nobody but staff', async () => {
    const [gone, { id }] = [await test.as('member'), await buildTitle(test.platform.db)]
    await follow(gone, 'title', id)
    await follow(bob, 'title', id)
    await setBanned(gone.id, new Date())
    const { cache } = test.platform
    await cache.invalidate([`user:${gone.id}` as never])
    expect((await standing(ada, 'title', id)).followers_count).toBe(1)
    expect((await standing(test, 'title', id)).followers_count).toBe(1)
    expect((await standing(admin, 'title', id)).followers_count).toBe(2)
    expect((await follow(ada, 'user', gone.id)).statusCode).toBe(404)
    await setBanned(gone.id, null)
    expect((await standing(ada, 'title', id)).followers_count).toBe(2)
  })
})

describe('what goes', () => {
  it('takes those who followed it along, and an account what it followed', async () => {
    const { db } = test.platform
    const [gone, title] = [await test.as('member'), await buildTitle(db)]
    await follow(gone, 'title', title.id)
    await follow(ada, 'user', gone.id)
    await db.deleteFrom('users').where('id', '=', gone.id).execute()
    expect((await standing(ada, 'title', title.id)).followers_count).toBe(0)
    await follow(ada, 'title', title.id)
    await db.deleteFrom('titles').where('id', '=', title.id).execute()
    const left = await db
      .selectFrom('follows')
      .select(['kind', 'item_id'])
      .where('item_id', 'in', [gone.id, title.id])
      .where('kind', 'in', ['user', 'title'])
      .execute()
    const counts = db.selectFrom('follow_counts').where('item_id', '=', title.id)
    expect([left, await counts.where('kind', '=', 'title').selectAll().execute()]).toEqual([[], []])
  })

  it('comes back with its followers where a title was withdrawn', async () => {
    const { db } = test.platform
    const { id } = await buildTitle(db)
    await follow(ada, 'title', id)
    await withdraw(db, 'title', id)
    expect(await standing(ada, 'title', id)).toBeOneOf([404, 410])
    await sql`select restore_archive(content) from withdrawals where item_type = 'title' and item_id = ${id}`.execute(
      db,
    )
    expect(await standing(ada, 'title', id)).toEqual({ is_following: true, followers_count: 1 })
  })
})

it('nobody follows and leaves without end', async () => {
  const [restless, { id }] = [await test.as('member'), await buildTitle(test.platform.db)]
  await follow(restless, 'title', id)
  await test.platform.db.updateTable('throttles').set({ hits: 300 }).execute()
  expect((await unfollow(restless, 'title', id)).statusCode).toBe(429)
  expect((await standing(restless, 'title', id)).is_following).toBe(true)
})
