import type {
  NotificationKindView,
  NotificationOverview,
} from '@mediatheque/contract/accounts/notifications/notification-overview.schemas.ts'
import {
  NOTIFICATION_TYPE_NAMES,
  type NotificationType,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test-app.ts'
import { updateSettings } from '../../../site/settings/settings.service.ts'
import { deliverNotifications } from '../deliver-notifications.jobs.ts'
import { notify } from '../notify.service.ts'
import { saveChoices } from '../preferences.repository.ts'

const site = useTestApp()
const URL = '/api/v1/logs/notifications'
const DAY_MS = 86_400_000
const SECRET = 'What only its reader knows'
const data = { lines: [{ content: SECRET }] }

type Visitor = Awaited<ReturnType<typeof site.as>>
let admin: Visitor
let member: Visitor

interface Written {
  type?: NotificationType
  daysAgo?: number
  isRead?: boolean
  isListed?: boolean
  workspaceId?: number
}
const write = ({
  type = 'follow.title',
  daysAgo = 1,
  isRead = false,
  isListed = true,
  workspaceId = 0,
}: Written = {}) =>
  site.platform.db
    .insertInto('notifications')
    .values({
      user_id: member.id,
      type,
      data: JSON.stringify(data),
      created_at: new Date(Date.now() - daysAgo * DAY_MS),
      read_at: isRead ? new Date() : null,
      is_listed: isListed,
      workspace_id: workspaceId,
    })
    .execute()

/** As it is now: answers are kept for a minute. */
const overview = async (query = ''): Promise<NotificationOverview> => {
  await site.platform.cache.invalidateAll()
  return (await admin.call('GET', `${URL}${query}`)).json()
}
const kindOf = async (type: NotificationType, query = ''): Promise<NotificationKindView> =>
  (await overview(query)).kinds.find((kind) => kind.type === type)!

const grant = async (...permissions: string[]) => {
  const someone = await site.as('member')
  await site.platform.db
    .insertInto('user_permissions')
    .values(permissions.map((permission) => ({ user_id: someone.id, permission })))
    .execute()
  return someone
}

beforeAll(async () => {
  admin = await site.as('admin')
})
beforeEach(async () => {
  const { db } = site.platform
  for (const table of ['notifications', 'notification_preferences', 'push_subscriptions'] as const)
    await db.deleteFrom(table).execute()
  await sql`delete from pgboss.job`.execute(db).catch(() => undefined)
  member = await site.as('member')
})

describe('the overview of notifications', () => {
  it('names every kind that the site knows, in the language of the reader, also where none was written', async () => {
    const { kinds, days } = await overview()
    expect(days).toBe(30)
    expect(kinds.map(({ type }) => type)).toEqual(NOTIFICATION_TYPE_NAMES)
    expect(kinds.find(({ type }) => type === 'workspace.invited')).toEqual({
      type: 'workspace.invited',
      name: 'Somebody invites you to a workspace',
      group_name: 'Workspaces',
      usual_channels: ['database', 'email'],
      written: 0,
      listed: 0,
      read: 0,
      waiting: 0,
      switched_off: 0,
      changed: 0,
      last_written_at: null,
    })
    await admin.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    expect(await kindOf('workspace.invited')).toMatchObject({ group_name: 'Espaces de travail' })
    await admin.call('POST', '/api/v1/users/me/locale', { locale: 'en' })
  })

  it('counts each kind by itself, within the days asked for, and says when the last one was written however long ago', async () => {
    await write({ daysAgo: 6 })
    await write({ daysAgo: 8, isRead: true })
    await write({ daysAgo: 31 })
    await write({ type: 'link.died', daysAgo: 89 })
    await write({ type: 'link.denied', daysAgo: 91 })
    for (const [days, titles, died] of [
      [7, 1, 0],
      [30, 2, 0],
      [90, 3, 1],
    ]) {
      expect(await kindOf('follow.title', `?days=${days}`)).toMatchObject({ written: titles })
      expect(await kindOf('link.died', `?days=${days}`)).toMatchObject({ written: died })
    }
    const old = await kindOf('link.denied')
    expect(old.written).toBe(0)
    expect(Date.now() - Date.parse(old.last_written_at!)).toBeGreaterThan(90 * DAY_MS)
  })

  it('counts those of workspaces, and those without a place on the site, as written; of the latter none as unread', async () => {
    await write({ workspaceId: 7 })
    await write({ workspaceId: 7, isRead: true })
    await write({ isListed: false })
    expect(await kindOf('follow.title')).toMatchObject({ written: 3, listed: 2, read: 1 })
    expect((await overview()).unread).toBe(1)
  })

  it('counts as waiting what a job is to send, and not what was sent or stays on the site', async () => {
    const { platform } = site
    await saveChoices(platform.db, member.id, [
      { type: 'follow.title', channels: ['database', 'email'] },
    ])
    for (const type of ['follow.title', 'follow.title', 'follow.list'] as const)
      await notify(platform, platform.db, { userIds: [member.id], type, data })
    expect(await kindOf('follow.title')).toMatchObject({ written: 2, waiting: 2 })
    expect(await kindOf('follow.list')).toMatchObject({ written: 1, waiting: 0 })
    const { id } = await platform.db
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'follow.title')
      .executeTakeFirstOrThrow()
    await deliverNotifications.run(
      platform,
      { notificationIds: [id] },
      { jobId: '', isLastAttempt: false, signal: new AbortController().signal },
    )
    expect(await kindOf('follow.title')).toMatchObject({ waiting: 1 })
    await sql`update pgboss.job set state = 'failed'`.execute(platform.db)
    expect(await kindOf('follow.title')).toMatchObject({ waiting: 0 })
  })

  it('counts members who switched a kind off or chose other ways, and nobody who chose the usual', async () => {
    const { db } = site.platform
    const others = [await site.as('member'), await site.as('member'), await site.as('member')]
    const type = 'follow.list'
    await saveChoices(db, member.id, [{ type, channels: [] }])
    await saveChoices(db, others[0]!.id, [{ type, channels: ['database'] }])
    await saveChoices(db, others[1]!.id, [{ type, channels: ['email', 'database'] }])
    await saveChoices(db, others[2]!.id, [{ type, channels: ['browser'] }])
    await saveChoices(db, others[2]!.id, [
      { type: 'request.resolved', channels: ['email', 'database'] },
    ])
    expect(await kindOf(type)).toMatchObject({ switched_off: 1, changed: 2 })
    expect(await kindOf('request.resolved')).toMatchObject({ switched_off: 0, changed: 0 })
  })

  it('counts members with browsers once, as long as they are logged in there', async () => {
    const { db } = site.platform
    const add = (userId: number, endpoint: string, sessionId: number | null = null) =>
      db
        .insertInto('push_subscriptions')
        .values({ user_id: userId, session_id: sessionId, endpoint, p256dh: 'p', auth: 'a' })
        .execute()
    await add(member.id, 'https://push.example/1')
    await add(member.id, 'https://push.example/2')
    const over = await site.as('member')
    const { id } = await db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', over.id)
      .returning('id')
      .executeTakeFirstOrThrow()
    await add(over.id, 'https://push.example/3', id)
    expect((await overview()).browser_members).toBe(1)
  })

  it('says at once whether mails and browsers can be reached', async () => {
    const { platform } = site
    expect(await overview()).toMatchObject({ is_mail_set_up: false, is_push_set_up: true })
    platform.config.smtpUrl = 'smtp://127.0.0.1:9'
    await updateSettings(platform, { notif: { push: { integrated: false } } } as never)
    expect((await admin.call('GET', URL)).json()).toMatchObject({
      is_mail_set_up: true,
      is_push_set_up: false,
    })
  })

  it('names no member and tells nothing of what was said', async () => {
    await write()
    const { body } = await admin.call('GET', `${URL}?days=7`)
    expect(body).not.toContain(SECRET)
    expect(body).not.toMatch(/user_id|"data"|"lines"|@/)
  })

  it('is for those who may read the logs', async () => {
    const reader = await grant('admin.access', 'logs.view')
    const other = await grant('admin.access', 'users.update')
    expect((await reader.call('GET', URL)).statusCode).toBe(200)
    expect((await other.call('GET', URL)).statusCode).toBe(403)
    expect((await member.call('GET', URL)).statusCode).toBe(403)
    expect((await site.call('GET', URL)).statusCode).toBe(401)
  })

  it('refuses days that are not offered', async () => {
    for (const days of ['31', '0', 'x', '365'])
      expect((await admin.call('GET', `${URL}?days=${days}`)).statusCode).toBe(422)
  })
})
