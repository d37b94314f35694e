import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { QUEUES_TAG } from '../../links/links/links.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const DAY_MS = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS - 1_000)

type Caller = Awaited<ReturnType<typeof test.as>>

let titleId = 0
let uploader: Caller
beforeAll(async () => {
  titleId = (await buildTitle(test.platform.db)).id
  uploader = await test.as('uploader')
})

/** A member with rights of their own. */
async function memberWith(...permissions: Permission[]): Promise<Caller> {
  const member = await test.as('member')
  await test.platform.db
    .insertInto('user_permissions')
    .values(permissions.map((permission) => ({ user_id: member.id, permission })))
    .execute()
  return member
}

const queuesOf = async (caller: Caller) =>
  (await caller.call('GET', '/api/v1/admin/queues')).json().queues as {
    name: string
    count: number
    oldest_at: string | null
  }[]
const overviewOf = async (caller: Caller) =>
  (await caller.call('GET', '/api/v1/admin/overview')).json()
const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).toSorted()

const reportedLinks = async () =>
  (await queuesOf(await test.as('moderator'))).filter(({ name }) => name === 'reported-links')

describe('what waits', () => {
  it('is a hundred at most', async () => {
    const { db } = test.platform
    await db
      .insertInto('nzbs')
      .values(
        Array.from({ length: 101 }, (_, at) => ({
          title_id: titleId,
          name: `n${at}`,
          file_key: `nzbs/${at}`,
          quality_id: 16,
          status: 'pending',
        })),
      )
      .execute()
    expect(await queuesOf(await test.as('moderator'))).toContainEqual({
      name: 'pending-nzbs',
      count: 100,
      oldest_at: expect.any(String),
    })
  })

  it('is known since the oldest report of its kind', async () => {
    const { db, cache } = test.platform
    const id = await buildLink(db, { title_id: titleId })
    const user_id = uploader.id
    await db
      .insertInto('reports')
      .values({ item_type: 'link', item_id: id, user_id, reason: 'dead', created_at: ago(5) })
      .execute()
    await cache.invalidate([QUEUES_TAG])
    const [queue] = await reportedLinks()
    expect([queue?.count, queue?.oldest_at?.slice(0, 10)]).toEqual([
      1,
      ago(5).toISOString().slice(0, 10),
    ])
  })

  it('is counted, with the moment since which the first of it waits', async () => {
    const since = ago(3)
    const id = await buildLink(test.platform.db, {
      title_id: titleId,
      status: 'pending',
      created_at: since,
    })
    await buildLink(test.platform.db, { title_id: titleId, status: 'pending' })
    await test.platform.cache.invalidate([QUEUES_TAG])
    const moderator = await test.as('moderator')
    const queues = await queuesOf(moderator)
    expect(queues).toContainEqual({
      name: 'pending-links',
      count: 2,
      oldest_at: since.toISOString(),
    })
    await moderator.call('POST', `/api/v1/liens/${id}`, {
      validation: 'accept',
      versions: { [id]: 1 },
    })
    const { count, oldest_at } = (await queuesOf(moderator)).find(
      ({ name }) => name === 'pending-links',
    )!
    expect([count, oldest_at! > since.toISOString()]).toEqual([1, true])
  })

  it('is told to those who may work on it', async () => {
    expect(await queuesOf(await memberWith('admin.access'))).toEqual([])
    expect(namesOf(await queuesOf(await memberWith('admin.access', 'comments.delete')))).toEqual([
      'reported-comments',
    ])
    const outsider = await memberWith('comments.delete')
    expect((await outsider.call('GET', '/api/v1/admin/queues')).statusCode).toBe(403)
  })
})

describe('how the site does', () => {
  /** Somebody downloads a link, says something about it and reports it. */
  async function happened(at: Date) {
    const { db } = test.platform
    const item = { item_type: 'link', item_id: await buildLink(db, { title_id: titleId }) }
    const own = { ...item, user_id: uploader.id }
    const about = { commentable_type: 'title', commentable_id: titleId, content: 'Seen' }
    await db
      .insertInto('recent_downloads')
      .values({ ...own, counted_at: at })
      .execute()
    await db
      .insertInto('reports')
      .values({ ...own, reason: 'dead', created_at: at })
      .execute()
    await db
      .insertInto('comments')
      .values({ ...about, created_at: at })
      .execute()
  }

  it('is what is new today, beside the same hours of yesterday and of a week ago', async () => {
    const { db } = test.platform
    const titles = [0, 0, 1, 7, 7, 7].map((days) => buildTitle(db, { created_at: ago(days) }))
    // Neither in the same hours of those days.
    titles.push(buildTitle(db, { created_at: ago(2) }), buildTitle(db, { created_at: ago(9) }))
    await Promise.all(titles)
    for (const days of [0, 7, 7]) await happened(ago(days))
    const { days } = await overviewOf(await test.as('moderator'))
    expect(days).toContainEqual({ name: 'titles', today: 3, yesterday: 1, week_ago: 3 })
    for (const name of ['downloads', 'comments', 'reports'])
      expect(days).toContainEqual({ name, today: 1, yesterday: 0, week_ago: 2 })
  })

  it('has no number that its reader may not know', async () => {
    expect(await overviewOf(await memberWith('admin.access'))).toEqual({ days: [], health: {} })
    const { days, health } = await overviewOf(await memberWith('admin.access', 'users.view'))
    expect([namesOf(days), health]).toEqual([['members'], {}])
    const logs = await overviewOf(await memberWith('admin.access', 'logs.view'))
    expect(Object.keys(logs.health)).toEqual(['failed_jobs', 'failed_mails'])
  })

  it('knows the newest backup of the data folder', async () => {
    const { dataDir } = test.platform.config
    for (const [name, createdAt] of [
      ['older', '2026-11-01T00:00:00.000Z'],
      ['newer', '2026-11-20T00:00:00.000Z'],
      ['draft.part', ''],
    ] as const) {
      const folder = path.join(dataDir, 'backups', name)
      mkdirSync(folder, { recursive: true })
      if (createdAt)
        writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ createdAt }))
    }
    const { health } = await overviewOf(await test.as('admin'))
    expect(health).toEqual({
      failed_jobs: expect.any(Number),
      failed_mails: 0,
      stored_bytes: 0,
      free_bytes: expect.any(Number),
      backup_at: '2026-11-20T00:00:00.000Z',
    })
  })
})

it('tells members how their own contributions stand, and nothing of others', async () => {
  const { db } = test.platform
  for (const status of ['active', 'active', 'dead'] as const)
    await buildLink(db, { title_id: titleId, user_id: uploader.id, status })
  const { contributions } = (await uploader.call('GET', '/api/v1/admin/contributions')).json()
  expect(contributions).toContainEqual({ kind: 'links', active: 2, pending: 0, dead: 1 })
  expect(contributions).toContainEqual({ kind: 'torrents', active: 0, pending: 0, dead: 0 })
})

describe('what a range of time brought', () => {
  const figures = async (caller: Caller, query: Record<string, Date>) => {
    const asked = Object.entries(query).map(([name, date]) => [name, date.toISOString()])
    const answer = await caller.call(
      'GET',
      `/api/v1/admin/figures?${new URLSearchParams(Object.fromEntries(asked))}`,
    )
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().figures as { name: string; count: number; compared: number | null }[]
  }
  const day = (text: string) => new Date(`${text}T00:00:00.000Z`)

  it('is counted from one moment to another, whichever came first, beside what it is compared with', async () => {
    const { db } = test.platform
    for (const created_at of ['2001-03-01', '2001-03-02', '2001-02-01'])
      await buildTitle(db, { created_at: day(created_at) })
    const moderator = await test.as('moderator')
    const titles = async (query: Record<string, Date>) =>
      (await figures(moderator, query)).find(({ name }) => name === 'titles')
    const march = { start: day('2001-03-02'), end: day('2001-03-01') }
    expect(await titles(march)).toEqual({ name: 'titles', count: 2, compared: null })
    const february = { compareStart: day('2001-02-01'), compareEnd: day('2001-02-28') }
    expect(await titles({ ...march, ...february })).toMatchObject({ count: 2, compared: 1 })
  })

  it('is told as far as somebody may know', async () => {
    const caller = await memberWith('admin.access', 'users.view')
    const told = await figures(caller, { start: ago(1), end: new Date() })
    expect(namesOf(told)).toEqual(['members'])
    expect((await uploader.call('GET', '/api/v1/admin/figures')).statusCode).toBe(403)
  })
})
