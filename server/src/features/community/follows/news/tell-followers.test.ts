import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestPlatform, useTestPlatform } from '../../../../platform/test-platform.ts'
import { buildUser } from '../../../accounts/users/users.factory.ts'
import { buildCredit, buildPerson } from '../../../catalogue/people/people.factory.ts'
import { buildTitle } from '../../../catalogue/titles/titles.factory.ts'
import { withdraw } from '../../../catalogue/withdrawals/withdrawals.factory.ts'
import { buildLink } from '../../../links/links/links.factory.ts'
import { gatherNewsJob, tellFollowersJob } from './news.jobs.ts'
import { tellFollowers } from './tell-followers.ts'

const test = useTestPlatform()
const MINUTE_MS = 60_000
let [ada, bob] = [0, 0]

beforeAll(async () => {
  ada = (await buildUser(test().db)).id
  bob = (await buildUser(test().db)).id
})

const follow = (user_id: number, kind: string, item_id: number) =>
  test().db.insertInto('follows').values({ user_id, kind, item_id }).execute()

const gather = (platform: TestPlatform) =>
  gatherNewsJob.run(
    platform,
    {},
    {
      jobId: '',
      isLastAttempt: true,
      signal: new AbortController().signal,
    },
  )

/** Lets so many minutes pass, and tells what is ripe then. */
async function tellAfter(minutes: number) {
  test().clock.set(new Date(Date.now() + minutes * MINUTE_MS))
  await gather(test())
  await test().runJobs([tellFollowersJob])
}

/** What somebody was told, last first: the type, then each line with its values. */
async function toldTo(userId: number) {
  const rows = await test()
    .db.selectFrom('notifications')
    .select(['type', 'data'])
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ type, data }) => {
    const { lines } = data as unknown as { lines: { content: string; values: object }[] }
    return [type, ...lines.map(({ content, values }) => [content, ...Object.values(values)])]
  })
}

describe('followers of a title', () => {
  it('are told once of all that came in one sitting, and not before it ended', async () => {
    const { db } = test()
    const { id: title_id } = await buildTitle(db, { name: 'Serial' })
    await follow(ada, 'title', title_id)
    await buildLink(db, { title_id })
    await buildLink(db, { title_id, status: 'pending' })
    const waiting = await buildLink(db, { title_id, status: 'pending' })
    await db.updateTable('links').set({ status: 'active' }).where('id', '=', waiting).execute()
    const { id: season_id } = await db
      .insertInto('seasons')
      .values({ title_id, number: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const episode = { title_id, season_id, season_number: 1, name: 'One' }
    await db
      .insertInto('episodes')
      .values([{ ...episode, episode_number: 1 }])
      .execute()
    await tellAfter(5)
    expect(await toldTo(ada)).toEqual([])
    await tellAfter(11)
    const told = [
      'follow.title',
      ['New on “:name”', 'Serial'],
      ['[one 1 new season|other :count new seasons]', 1],
      ['[one 1 new episode|other :count new episodes]', 1],
      ['[one 1 new link|other :count new links]', 2],
    ]
    expect(await toldTo(ada)).toEqual([told])
    // Nor again, where it goes and comes.
    for (const status of ['dead', 'pending', 'active'])
      await db.updateTable('links').set({ status }).where('id', '=', waiting).execute()
    await tellAfter(30)
    expect(await toldTo(ada)).toEqual([told])
    expect(await toldTo(bob)).toEqual([])
  })

  it('are not told of what they added themselves', async () => {
    const { db } = test()
    const { id: title_id } = await buildTitle(db, { name: 'Own' })
    const [adder, other] = [(await buildUser(db)).id, (await buildUser(db)).id]
    for (const id of [adder, other]) await follow(id, 'title', title_id)
    await buildLink(db, { title_id, user_id: adder })
    await tellAfter(11)
    expect(await toldTo(adder)).toEqual([])
    expect(await toldTo(other)).toHaveLength(1)
  })

  it('are each told once when they are many, the telling breaks off, and two go on with it', async () => {
    const { db } = test()
    const { id: title_id } = await buildTitle(db)
    await sql`insert into users (username, email)
      select 'crowd' || n, 'crowd' || n || '@many.example' from generate_series(1, 1200) n`.execute(
      db,
    )
    await sql`insert into follows (user_id, kind, item_id)
      select id, 'title', ${title_id} from users where username like 'crowd%'`.execute(db)
    await sql`update users set banned_at = now() where username = 'crowd7'`.execute(db)
    await buildLink(db, { title_id })
    test().clock.set(new Date(Date.now() + 11 * MINUTE_MS))
    await gather(test())
    const { id: digestId } = await db
      .selectFrom('follow_digests')
      .select('id')
      .executeTakeFirstOrThrow()
    const stops = new AbortController()
    const first = tellFollowers(test(), digestId, stops)
    stops.abort()
    await first
    const left = await db.selectFrom('follow_digests').select('told_to').executeTakeFirst()
    expect(left?.told_to).toBeGreaterThan(0)
    await Promise.all([tellFollowers(test(), digestId), tellFollowers(test(), digestId)])
    const { rows } = await sql<{ told: number; people: number }>`
      select count(*)::int as told, count(distinct user_id)::int as people from notifications
      where user_id in (select id from users where username like 'crowd%')`.execute(db)
    expect(rows[0]).toEqual({ told: 1199, people: 1199 })
    expect(await db.selectFrom('follow_digests').selectAll().execute()).toEqual([])
    await test().runJobs([tellFollowersJob])
  })

  it('are told nothing of what went before it could be told, nor when a title comes back', async () => {
    const { db } = test()
    const { id: title_id } = await buildTitle(db)
    const reader = (await buildUser(db)).id
    await db.insertInto('seasons').values({ title_id, number: 1 }).execute()
    await follow(reader, 'title', title_id)
    await buildLink(db, { title_id })
    await withdraw(db, 'title', title_id)
    await tellAfter(11)
    await sql`select restore_archive(content) from withdrawals where item_type = 'title' and item_id = ${title_id}`.execute(
      db,
    )
    await tellAfter(30)
    expect(await toldTo(reader)).toEqual([])
  })
})

describe('followers', () => {
  it('of a person hear of works that are new, and of no old ones that are completed', async () => {
    const { db } = test()
    const { id: person_id } = await buildPerson(db, { name: 'Lotte' })
    await follow(bob, 'person', person_id)
    const before = new Date(Date.now() - 90 * 24 * 60 * MINUTE_MS)
    const [old, fresh] = [
      await buildTitle(db, { name: 'Old', created_at: before }),
      await buildTitle(db, { name: 'Fresh' }),
    ]
    for (const { id: title_id } of [old, fresh]) await buildCredit(db, { title_id, person_id })
    await buildCredit(db, { title_id: fresh.id, person_id, job: 'Writer' })
    await tellAfter(11)
    expect(await toldTo(bob)).toEqual([
      ['follow.person', ['New with :name', 'Lotte'], ['“:title”', 'Fresh']],
    ])
  })

  it('of a list hear of its new titles while all may see it', async () => {
    const { db } = test()
    const [reader, owner] = [(await buildUser(db)).id, (await buildUser(db)).id]
    const lists = await db
      .insertInto('lists')
      .values([
        { user_id: owner, name: 'Nights', visibility: 'public' },
        { user_id: owner, name: 'Secret', visibility: 'private' },
      ])
      .returning('id')
      .execute()
    for (const { id: list_id } of lists) {
      await follow(reader, 'list', list_id)
      for (let number = 1; number <= 5; number += 1) {
        const { id: title_id } = await buildTitle(db, { name: `Film ${number}` })
        await db.insertInto('list_items').values({ list_id, title_id }).execute()
      }
    }
    await tellAfter(11)
    expect(await toldTo(reader)).toEqual([
      [
        'follow.list',
        ['New in the list “:name”', 'Nights'],
        ['“:title”', 'Film 5'],
        ['“:title”', 'Film 4'],
        ['“:title”', 'Film 3'],
        ['[one and 1 more|other and :count more]', 2],
      ],
    ])
  })

  it('of a member hear of public lists and written reviews, unless those are kept from them', async () => {
    const { db } = test()
    const { id: title_id } = await buildTitle(db, { name: 'Seen' })
    const readers = [
      (await buildUser(db)).id,
      (await buildUser(db)).id,
      (await buildUser(db)).id,
    ] as const
    const writers = [
      await buildUser(db, { username: 'open.writer' }),
      await buildUser(db),
      await buildUser(db),
    ] as const
    await db
      .insertInto('profile_privacy')
      .values([
        { user_id: writers[1].id, lists: 'self', reviews: 'self' },
        { user_id: writers[2].id, activity: 'self' },
      ])
      .execute()
    for (const [index, { id: user_id }] of writers.entries()) {
      await follow(readers[index]!, 'user', user_id)
      await db.insertInto('reviews').values({ user_id, title_id, score: 8 }).execute()
      await db.updateTable('reviews').set({ body: 'Good' }).where('user_id', '=', user_id).execute()
      const { id: list_id } = await db
        .insertInto('lists')
        .values({ user_id, name: 'Mine', visibility: 'private' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('list_items').values({ list_id, title_id }).execute()
      await db
        .updateTable('lists')
        .set({ visibility: 'public' })
        .where('id', '=', list_id)
        .execute()
    }
    await tellAfter(11)
    expect(await toldTo(readers[0])).toEqual([
      [
        'follow.user',
        ['New from :name', 'open.writer'],
        ['List: “:title”', 'Mine'],
        ['Review: “:title”', 'Seen'],
      ],
    ])
    expect(await toldTo(readers[1])).toEqual([])
    expect(await toldTo(readers[2])).toEqual([])
  })
})
