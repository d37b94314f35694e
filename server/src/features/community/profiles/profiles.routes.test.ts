import { PROFILE_TABS } from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp({}, { withPages: true })
type Caller = Awaited<ReturnType<typeof test.as>>
type Reader = Pick<Caller, 'call'>
const BIGGEST = Number.MAX_SAFE_INTEGER
let [owner, friend, stranger, admin] = [] as unknown as [Caller, Caller, Caller, Caller]
const titles: number[] = []

beforeAll(async () => {
  owner = await test.as('member')
  friend = await test.as('member')
  stranger = await test.as('member')
  admin = await test.as('admin')
  const { db } = test.platform
  for (let number = 0; number < 3; number += 1)
    titles.push((await buildTitle(db, { name: `Film ${number}` })).id)
  await db
    .insertInto('reviews')
    .values([
      { user_id: owner.id, title_id: titles[0]!, score: 7, body: 'Slow, and worth it.' },
      { user_id: owner.id, title_id: titles[1]!, score: 3 },
      { user_id: owner.id, title_id: titles[2]!, score: 9, body: 'Gone', deleted_at: new Date() },
    ])
    .execute()
  const lists = await db
    .insertInto('lists')
    .values([
      { user_id: owner.id, name: 'Nights', visibility: 'public' },
      { user_id: owner.id, name: 'Secret', visibility: 'private' },
      { user_id: owner.id, name: 'Empty', visibility: 'public' },
    ])
    .returning('id')
    .execute()
  for (const { id } of lists.slice(0, 2))
    await db.insertInto('list_items').values({ list_id: id, title_id: titles[0]! }).execute()
  const said = { user_id: owner.id, content: 'Said here' }
  await db
    .insertInto('comments')
    .values([
      { ...said, commentable_type: 'title', commentable_id: titles[0]! },
      {
        ...said,
        commentable_type: 'list',
        commentable_id: lists[1]!.id,
        content: 'Said in secret',
      },
      { ...said, commentable_type: 'title', commentable_id: titles[1]!, deleted_at: new Date() },
    ])
    .execute()
  await friend.call('PUT', `/api/v1/follows/user/${owner.id}`)
  await owner.call('PUT', `/api/v1/follows/user/${friend.id}`)
})

const profile = async (caller: Reader, id = owner.id) =>
  (await caller.call('GET', `/api/v1/users/${id}/profile`)).json()
const panel = async (caller: Reader, tab: string, id = owner.id) => {
  const answer = await caller.call('GET', `/api/v1/users/${id}/${tab}`)
  return answer.statusCode === 200 ? answer.json().pagination.data : answer.statusCode
}
const choose = (caller: Caller, body: object) =>
  caller.call('PUT', '/api/v1/users/me/privacy', body)

const ALL = {
  lists: 1,
  ratings: 2,
  reviews: 1,
  comments: 1,
  followers: 1,
  'followed-users': 1,
  activity: 0,
}

describe('a profile', () => {
  it('counts and shows to everybody what everybody may see', async () => {
    for (const caller of [test, stranger]) {
      expect((await profile(caller)).counts).toEqual(ALL)
      expect(await panel(caller, 'lists')).toMatchObject([{ name: 'Nights' }])
      expect(await panel(caller, 'ratings')).toMatchObject([
        { score: 3, body: null, title: { name: 'Film 1' } },
        { score: 7, title: { name: 'Film 0' } },
      ])
      expect(await panel(caller, 'reviews')).toMatchObject([{ body: 'Slow, and worth it.' }])
      expect(await panel(caller, 'comments')).toMatchObject([
        { content: 'Said here', place: { type: 'title', name: 'Film 0' } },
      ])
      expect(await panel(caller, 'followers')).toMatchObject([{ id: friend.id }])
      expect(await panel(caller, 'followed-users')).toMatchObject([{ id: friend.id }])
    }
  })

  it('tells its owner of what stands in private lists, and nobody else', async () => {
    expect((await profile(owner)).counts).toEqual({ ...ALL, comments: 2 })
    expect(await panel(owner, 'comments')).toHaveLength(2)
    expect(JSON.stringify(await panel(stranger, 'comments'))).not.toContain('secret')
  })

  it('is not there where nobody is, and has pages that end', async () => {
    for (const tab of ['profile', ...PROFILE_TABS])
      expect(await panel(stranger, tab, BIGGEST)).toBe(404)
    expect(await panel(stranger, 'ratings?page=100000')).toEqual([])
    expect((await test.call('GET', `/api/v1/users/${owner.id}/nothing`)).statusCode).toBe(404)
  })

  it('says nothing of comments where the site has none', async () => {
    await updateSettings(test.platform, { enable_comments: false })
    expect((await profile(stranger)).counts.comments).toBeNull()
    expect(await panel(stranger, 'comments')).toBe(404)
    await updateSettings(test.platform, { enable_comments: true })
  })
})

describe('what a member keeps from others', () => {
  const parts = [
    ['lists', ['lists']],
    ['ratings', ['ratings']],
    ['reviews', ['reviews']],
    ['comments', ['comments']],
    ['follows', ['followers', 'followed-users']],
  ] as const

  it.each(parts)('is neither counted nor listed: %s', async (part, tabs) => {
    await choose(owner, { [part]: 'members' })
    for (const tab of tabs) {
      expect([(await profile(test)).counts[tab], await panel(test, tab)]).toEqual([null, 401])
      expect((await profile(stranger)).counts[tab]).toBe(1 + Number(tab === 'ratings'))
    }
    await choose(owner, { [part]: 'self' })
    for (const tab of tabs)
      for (const caller of [stranger, admin]) {
        expect([(await profile(caller)).counts[tab], await panel(caller, tab)]).toEqual([null, 403])
        expect(await panel(owner, tab)).not.toEqual([])
      }
    await choose(owner, { [part]: 'everyone' })
    expect((await profile(test)).counts).toEqual(ALL)
  })

  it('is not found by another way either', async () => {
    const lists = async (caller: Reader) =>
      (await caller.call('GET', `/api/v1/lists?user_id=${owner.id}`)).json().pagination.data.length
    const followers = async (caller: Reader) =>
      (await caller.call('GET', `/api/v1/follows/user/${owner.id}`)).json().followers_count
    await choose(owner, { lists: 'self', follows: 'self' })
    expect([await lists(test), await lists(stranger), await lists(owner)]).toEqual([0, 0, 1])
    expect([await followers(test), await followers(friend), await followers(owner)]).toEqual([
      null,
      null,
      1,
    ])
    // Whom they follow is theirs to say, also on the other's page.
    expect(await panel(stranger, 'followers', friend.id)).toEqual([])
    expect((await profile(stranger, friend.id)).counts.followers).toBe(0)
    expect((await profile(owner, friend.id)).counts.followers).toBe(1)
    await choose(owner, { lists: 'everyone', follows: 'everyone' })
    expect((await profile(stranger, friend.id)).counts.followers).toBe(1)
  })

  it('is chosen part by part, by who has an account', async () => {
    await choose(stranger, { reviews: 'members' })
    const { privacy } = (await choose(stranger, { lists: 'self' })).json()
    expect(privacy).toMatchObject({ reviews: 'members', lists: 'self', comments: 'everyone' })
    expect((await choose(stranger, {})).json().privacy).toEqual(privacy)
    expect((await choose(stranger, { lists: 'friends' })).statusCode).toBe(422)
    expect((await test.call('GET', '/api/v1/users/me/privacy')).statusCode).toBe(401)
    const chosen = Array.from({ length: 10 }, (_, index) =>
      choose(stranger, { ratings: index % 2 ? 'self' : 'members' }),
    )
    for (const { statusCode } of await Promise.all(chosen)) expect(statusCode).toBe(200)
  })
})
