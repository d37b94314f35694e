import type { ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { TITLES_TAG } from '../../catalogue/titles/titles.service.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const NAMES = { username: 'Zyxwvut', first_name: 'Quentin', last_name: 'Qwertz' }
let titleId = 0
let authorId = 0
/** Every call that says who wrote something, with the name that stands there. */
const said: { what: string; url: string; by: string; from: readonly ShippedRole[] }[] = []

const everybody = ['guest', 'member', 'moderator'] as const
const members = ['member', 'moderator'] as const
const staff = ['moderator'] as const

const as = async (role: ShippedRole) => (role === 'guest' ? test : await test.as(role)).call

/** The account writes something of each kind. */
async function contribute() {
  const { db } = test.platform
  const user_id = authorId
  const linkId = await buildLink(db, { title_id: titleId, user_id })
  const release = {
    title_id: titleId,
    user_id,
    name: 'Release',
    file_key: 'none',
    quality_id: 16,
    language_ids: [5],
    status: 'active',
  }
  const [nzb, torrent, list, article, thread] = await Promise.all([
    db.insertInto('nzbs').values(release).returning('id').executeTakeFirstOrThrow(),
    db
      .insertInto('torrents')
      .values({ ...release, infohash: 'a'.repeat(40), size_bytes: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
    db
      .insertInto('lists')
      .values({ user_id, name: 'Nights' })
      .returning('id')
      .executeTakeFirstOrThrow(),
    db
      .insertInto('news_articles')
      .values({ user_id, title: 'News', slug: 'news', body: '', published_at: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow(),
    db
      .insertInto('comments')
      .values({ commentable_type: 'title', commentable_id: titleId, user_id, content: 'Words' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ])
  await db.insertInto('list_items').values({ list_id: list.id, title_id: titleId }).execute()
  await db.insertInto('reviews').values({ title_id: titleId, user_id, score: 7 }).execute()
  await db
    .insertInto('comments')
    .values({
      commentable_type: 'title',
      commentable_id: titleId,
      user_id,
      content: 'More words',
      parent_id: thread.id,
      root_id: thread.id,
      depth: 1,
    })
    .execute()
  await db
    .insertInto('videos')
    .values({ title_id: titleId, user_id, name: 'Trailer', type: 'video', url: '/trailer.mp4' })
    .execute()
  await db
    .insertInto('reports')
    .values({ item_type: 'link', item_id: linkId, user_id, reason: 'gone' })
    .execute()
  const name = `${NAMES.first_name} ${NAMES.last_name}`
  const { username } = NAMES
  const of = `title_id=${titleId}`
  const on = `commentable_type=title&commentable_id=${titleId}`
  const entries: [what: string, url: string, by: string, from: readonly ShippedRole[]][] = [
    ['reviews', `titles/${titleId}/reviews`, name, everybody],
    ['comments', `commentable/comments?${on}`, name, everybody],
    ['replies', `commentable/comments/${thread.id}/replies`, name, everybody],
    ['lists', `lists?${of}`, name, everybody],
    ['a list', `lists/${list.id}`, name, everybody],
    ['an article', `news/${article.id}`, username, everybody],
    ['links', `liens?${of}`, username, members],
    ['a link', `liens/${linkId}`, username, members],
    ['newsgroup files', `nzb?${of}`, username, members],
    ['a newsgroup file', `nzb/${nzb.id}`, username, members],
    ['torrents', `torrents?${of}`, username, members],
    ['a torrent', `torrents/${torrent.id}`, username, members],
    ['what was reported', `liens?${of}&reported=1`, `{"username":"${username}"}`, staff],
  ]
  said.push(...entries.map(([what, url, by, from]) => ({ what, url, by, from })))
}

async function suspend(banned_at: Date | null) {
  const { db, cache } = test.platform
  await db.updateTable('users').set({ banned_at }).where('id', '=', authorId).execute()
  await cache.invalidate([userTag(authorId), TITLES_TAG])
}

/** To moderators, who have it as shipped. */
async function setRightToSeeAccounts(isGiven: boolean) {
  const { db, cache } = test.platform
  const right = { role_id: await moderatorId(), permission: 'users.view' }
  if (isGiven) await db.insertInto('role_permissions').values(right).execute()
  else
    await db
      .deleteFrom('role_permissions')
      .where('role_id', '=', right.role_id)
      .where('permission', '=', right.permission)
      .execute()
  await cache.invalidate([ROLES_TAG])
}

async function moderatorId(): Promise<number> {
  const { id } = await test.platform.db
    .selectFrom('roles')
    .select('id')
    .where('key', '=', 'moderator')
    .executeTakeFirstOrThrow()
  return id
}

const read = async (role: ShippedRole) => {
  const call = await as(role)
  const calls = said.filter(({ from }) => from.includes(role))
  return Promise.all(
    calls.map(async (one) => {
      const { statusCode, body } = await call('GET', `/api/v1/${one.url}`)
      expect(statusCode, `${one.what}: ${body}`).toBe(200)
      return { ...one, body }
    }),
  )
}
const total = async (role: ShippedRole, url: string) => {
  const call = await as(role)
  return (await call('GET', `/api/v1/${url}`)).json().pagination.total
}

beforeAll(async () => {
  const { db } = test.platform
  titleId = (await buildTitle(db, { name: 'Nosferatu' })).id
  authorId = (await buildUser(db, { ...NAMES, image: '/portrait-of-quentin.png' })).id
  await contribute()
})

describe('who wrote something', () => {
  it.each(everybody)('is told to a %s', async (role) => {
    await suspend(null)
    for (const { what, body, by } of await read(role)) expect(body, what).toContain(by)
    expect(await total(role, `lists?user_id=${authorId}`)).toBe(1)
  })

  it.each(['guest', 'member'] as const)(
    'is told to no %s once the account is suspended, and what it wrote stays',
    async (role) => {
      await suspend(null)
      const before = await read(role)
      await suspend(new Date())
      for (const [index, { what, body }] of (await read(role)).entries()) {
        for (const name of [...Object.values(NAMES), 'portrait-of-quentin'])
          expect(body, what).not.toContain(name)
        expect(body, what).not.toMatch(
          new RegExp(`"(user_id|id_user)":${authorId}\\b|"user":\\{"id":${authorId}\\b`),
        )
        expect(idsOf(body), what).toEqual(idsOf(before[index]!.body))
      }
    },
  )

  it('is told to who manages accounts all the same', async () => {
    await suspend(new Date())
    for (const { what, body, by } of await read('moderator')) expect(body, what).toContain(by)
    expect(await total('moderator', `lists?user_id=${authorId}`)).toBe(1)
    expect(await total('moderator', `liens?title_id=${titleId}&query=${NAMES.username}`)).toBe(1)
  })

  it('is not told to staff either who look after links alone', async () => {
    await suspend(new Date())
    await setRightToSeeAccounts(false)
    for (const { what, body } of await read('moderator'))
      expect(body, what).not.toContain(NAMES.username)
    await setRightToSeeAccounts(true)
  })

  it('is no number either on videos, which are kept for all readers alike', async () => {
    const owners = async () =>
      (await test.call('GET', `/api/v1/titles/${titleId}`))
        .json()
        .title.videos.map(({ id_user }: { id_user: number | null }) => id_user)
    await suspend(null)
    expect(await owners()).toEqual([authorId])
    await suspend(new Date())
    expect(await owners()).toEqual([null])
  })

  it('is not found out by searching for the name, nor by filtering by the number', async () => {
    const search = `liens?title_id=${titleId}&query=${NAMES.username}`
    await suspend(null)
    expect(await total('member', search)).toBe(1)
    await suspend(new Date())
    expect(await total('member', search)).toBe(0)
    expect(await total('member', `lists?user_id=${authorId}`)).toBe(0)
    expect(await total('guest', `lists?user_id=${authorId}`)).toBe(0)
  })
})

/** Of the records of an answer, whoever wrote them. */
function idsOf(body: string): number[] {
  const { pagination, replies } = JSON.parse(body)
  return (pagination?.data ?? replies ?? []).map(({ id }: { id: number }) => id)
}
