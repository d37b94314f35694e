import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { notify } from './notify.service.ts'

const test = useTestApp()

const notice = (userId: number, name: string) => ({
  userIds: [userId],
  type: 'link.accepted' as const,
  data: {
    lines: [{ content: 'I accept the :name', values: { name } }],
    mainAction: { action: '/movies', label: 'Continue' },
  },
})

async function withNotifications(count: number) {
  const member = await test.as('member')
  for (let index = 1; index <= count; index += 1)
    await notify(test.platform, test.platform.db, notice(member.id, String(index)))
  return member
}

const unreadOf = async (member: Awaited<ReturnType<typeof test.as>>) =>
  (await member.call('GET', '/api/v1/bootstrap-data')).json().user.unread_notifications_count

describe('notifications', () => {
  it('are listed newest first, thirty a page', async () => {
    const member = await withNotifications(31)
    const { pagination } = (await member.call('GET', '/api/v1/notifications')).json()
    expect(pagination).toMatchObject({ per_page: 30, total: 31, last_page: 2 })
    expect(pagination.data).toHaveLength(30)
    expect(pagination.data[0]).toMatchObject({
      type: 'link.accepted',
      read_at: null,
      data: { lines: [{ type: 'primary', content: 'I accept the 31' }] },
    })
  })

  it('speak the language of their reader', async () => {
    const member = await withNotifications(1)
    await member.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    const { pagination } = (await member.call('GET', '/api/v1/notifications')).json()
    expect(pagination.data[0].data).toMatchObject({
      lines: [{ content: 'J’accepte\u00a0: 1' }],
      mainAction: { action: '/movies', label: 'Continuer' },
    })
  })

  it('become read one by one and all at once, and are counted', async () => {
    const member = await withNotifications(3)
    expect(await unreadOf(member)).toBe(3)
    const { pagination } = (await member.call('GET', '/api/v1/notifications')).json()
    const one = await member.call('POST', '/api/v1/notifications/mark-as-read', {
      ids: [pagination.data[0].id],
    })
    expect(one.json()).toEqual({ unreadCount: 2 })
    expect(await unreadOf(member)).toBe(2)
    expect((await member.call('POST', '/api/v1/notifications/mark-all-as-read')).json()).toEqual({
      unreadCount: 0,
    })
    expect(await unreadOf(member)).toBe(0)
  })

  it('of somebody else are neither shown nor marked', async () => {
    const owner = await withNotifications(1)
    const other = await test.as('admin')
    const { id } = (await owner.call('GET', '/api/v1/notifications')).json().pagination.data[0]
    await other.call('POST', '/api/v1/notifications/mark-as-read', { ids: [id] })
    expect((await other.call('GET', '/api/v1/notifications')).json().pagination.data).toEqual([])
    expect(await unreadOf(owner)).toBe(1)
  })

  it('about something that was rolled back are not sent', async () => {
    const member = await test.as('member')
    const attempt = test.platform.db.transaction().execute(async (tx) => {
      await notify(test.platform, tx, notice(member.id, 'never'))
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await unreadOf(member)).toBe(0)
  })

  it('can all become unread again, and are listed in the account area too', async () => {
    const member = await withNotifications(2)
    await member.call('POST', '/api/v1/notifications/mark-all-as-read')
    expect((await member.call('POST', '/api/v1/notifications/mark-all-as-unread')).json()).toEqual({
      unreadCount: 2,
    })
    const [list, same] = [
      await member.call('GET', '/api/v1/notifications'),
      await member.call('GET', '/api/v1/users/me/notifications'),
    ]
    expect(same.json()).toEqual(list.json())
  })

  it('in a workspace are those made there and the personal ones', async () => {
    const member = await test.as('member')
    for (const [workspaceId, name] of [
      [0, 'personal'],
      [7, 'ours'],
      [8, 'theirs'],
    ] as const)
      await notify(test.platform, test.platform.db, { ...notice(member.id, name), workspaceId })
    const contents = async (query: string) => {
      const { pagination } = (await member.call('GET', `/api/v1/notifications${query}`)).json()
      return pagination.data.map(({ data }: { data: { lines: { content: string }[] } }) =>
        data.lines[0]!.content.replace('I accept the ', ''),
      )
    }
    expect(await contents('?workspaceId=7')).toEqual(['ours', 'personal'])
    expect(await contents('')).toEqual(['theirs', 'ours', 'personal'])
  })

  it('reach a thousand people in one go', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into users (username, email) select 'crowd-' || n, 'crowd-' || n || '@test.example' from generate_series(1, 1000) as n returning id`.execute(
      test.platform.db,
    )
    const heard: number[] = []
    const stop = test.platform.events.subscribe('notifications', (message) =>
      heard.push(...(message as { userIds: number[] }).userIds),
    )
    await test.platform.db
      .transaction()
      .execute((tx) =>
        notify(test.platform, tx, { ...notice(0, 'crowd'), userIds: rows.map(({ id }) => id) }),
      )
    await expect.poll(() => heard.length).toBe(1000)
    stop()
  })
})
