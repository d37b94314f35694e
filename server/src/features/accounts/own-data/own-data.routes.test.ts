import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { buildLink } from '../../links/links/links.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { createAccessToken } from '../access-tokens/access-tokens.service.ts'
import { giveRoles } from '../roles/roles.service.ts'
import { SESSION_COOKIE } from '../sessions/session-cookie.service.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { getActorOf } from '../users/users.service.ts'
import { buildUser, type UserOverrides, choosePasswords } from '../users/users.factory.ts'
import { EXPORTS_BY_ACCOUNT } from './export-account.ts'

const test = useTestApp()

const linkOf = async (userId: number, url?: string) =>
  buildLink(test.platform.db, {
    title_id: (await buildTitle(test.platform.db)).id,
    user_id: userId,
    ...(url && { url }),
  })

/** Somebody logged in who confirmed the password just now. */
async function person(overrides: UserOverrides = {}, { isConfirmed = true } = {}) {
  const { db } = test.platform
  const user = await buildUser(db, overrides)
  const token = await openSession(test.platform, {
    userId: user.id,
    isRemembered: false,
    userAgent: 'test',
    ipAddress: '10.0.0.1',
  })
  if (isConfirmed)
    await db
      .updateTable('sessions')
      .set({ password_confirmed_at: new Date() })
      .where('user_id', '=', user.id)
      .execute()
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `${SESSION_COOKIE}=${token}` }
  return {
    user,
    remove: (ids: string | number, body: object = {}) =>
      test.app.inject({ method: 'DELETE', url: `/api/v1/users/${ids}`, headers, payload: body }),
    leave: () =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1/users/${user.id}`,
        headers: { ...headers, 'x-http-method-override': 'DELETE' },
        payload: { deleteCurrentUser: true },
      }),
    exportOwn: () => test.app.inject({ url: '/api/v1/users/me/export', headers }),
    whoAmI: () =>
      test.app
        .inject({ url: '/api/v1/bootstrap-data', headers })
        .then((response) => response.json().user),
  }
}

/** Holds both where they delete, so that each has looked at the administrators before the other is gone. */
async function atTheSameMoment<T>(begin: () => Promise<T>[]): Promise<T[]> {
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = test.platform.db.transaction().execute(async (tx) => {
    await sql`lock table outgoing_mails in exclusive mode`.execute(tx)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const both = begin()
  await sleep(400)
  release.resolve()
  await holding
  return Promise.all(both)
}

const isThere = async (id: number) =>
  (await test.platform.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

async function nameAdministrator(userId: number, isOne = true) {
  if (isOne) await giveRoles(test.platform, userId, ['admin'])
  else await test.platform.db.deleteFrom('users').where('id', '=', userId).execute()
}

describe('deleting the own account', () => {
  it('takes what is theirs along and leaves what they shared, without a name', async () => {
    const { db } = test.platform
    const { user, leave, whoAmI } = await person()
    const linkId = await linkOf(user.id)
    await db
      .insertInto('notifications')
      .values({ user_id: user.id, type: 'test', data: { lines: [] } })
      .execute()
    await test.platform.storage.put(`avatars/${user.id}/picture.webp`, 'a picture')
    await db
      .updateTable('users')
      .set({ image: `/avatars/${user.id}/picture.webp` })
      .where('id', '=', user.id)
      .execute()
    await test.platform.mail.send({ to: user.email, subject: 'Earlier', text: 'A code: 123456' })

    const response = await leave()
    expect(response.json()).toEqual({ deleted: 1 })
    expect(response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value).toBe('')
    expect([await isThere(user.id), await whoAmI()]).toEqual([false, null])
    expect(
      (
        await db
          .selectFrom('links')
          .select('user_id')
          .where('id', '=', linkId)
          .executeTakeFirstOrThrow()
      ).user_id,
    ).toBeNull()
    for (const table of ['sessions', 'notifications', 'user_roles', 'access_tokens'] as const) {
      expect(
        await db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute(),
      ).toEqual([])
    }
    expect(await test.platform.storage.find(`avatars/${user.id}/picture.webp`)).toBeUndefined()
    const mails = await db
      .selectFrom('outgoing_mails')
      .select('subject')
      .where('to_address', '=', user.email)
      .execute()
    expect(mails).toEqual([{ subject: 'Your account at Mediatheque was deleted' }])
  })

  it('needs the password, confirmed lately', async () => {
    const { user, leave } = await person({}, { isConfirmed: false })
    expect((await leave()).statusCode).toBe(423)
    expect(await isThere(user.id)).toBe(true)
  })

  it('is nothing that happens in passing: it has to be said, and of oneself alone', async () => {
    const [{ user, remove }, other] = [await person(), await person()]
    for (const response of [
      await remove(user.id),
      await remove(`${user.id},${other.user.id}`, { deleteCurrentUser: true }),
      await remove(other.user.id, { deleteCurrentUser: true }),
    ]) {
      expect(response.statusCode).toBe(403)
    }
    expect([await isThere(user.id), await isThere(other.user.id)]).toEqual([true, true])
  })

  it('cannot be done with an access token', async () => {
    const { user } = await person({ role: 'admin' })
    const actor = await getActorOf(test.platform, user.id)
    const session = await test.platform.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    const { plainTextToken } = await createAccessToken(
      test.platform,
      { ...actor, session: { ...session, passwordConfirmedAt: new Date() } },
      'script',
    )
    const response = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/users/${user.id}`,
      headers: { authorization: `Bearer ${plainTextToken}` },
      payload: { deleteCurrentUser: true },
    })
    expect(response.statusCode).toBeGreaterThanOrEqual(403)
    expect(await isThere(user.id)).toBe(true)
    await nameAdministrator(user.id, false)
  })

  it('is refused to the last administrator, also when two leave at the same moment', async () => {
    const [one, two] = [await person({ role: 'admin' }), await person({ role: 'admin' })]
    await choosePasswords(test.platform.db)
    const answers = await atTheSameMoment(() => [one.leave(), two.leave()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const left = answers[0]?.statusCode === 409 ? one : two
    expect(await isThere(left.user.id)).toBe(true)
    // A suspended one does not count.
    await buildUser(test.platform.db, { role: 'admin', banned_at: new Date() })
    expect((await left.leave()).json().message).toBe(
      'The last administrator cannot be deleted. Make somebody else an administrator first.',
    )
    await nameAdministrator(left.user.id, false)
  })
})

describe('every table that points at accounts', () => {
  it('says what becomes of its rows when one is deleted', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || conname as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`.execute(
      test.platform.db,
    )
    expect(rows).toEqual([])
  })
})

describe('deleting other accounts', () => {
  it('is for holders of users.delete in the administration', async () => {
    const { db } = test.platform
    const [manager, victims] = [await person(), [await person(), await person()]]
    const ids = victims.map(({ user }) => user.id).join(',')
    expect((await manager.remove(ids)).statusCode).toBe(403)
    const give = async (permission: string) => {
      const values = { user_id: manager.user.id, permission }
      await db.insertInto('user_permissions').values(values).execute()
      await giveRoles(test.platform, manager.user.id, ['member'])
    }
    await give('users.delete')
    expect((await manager.remove(ids)).statusCode).toBe(403)
    await give('admin.access')
    const partly = await manager.remove(`${ids},999999999`)
    expect([partly.statusCode, partly.json().message]).toEqual([
      404,
      'Some of these no longer exist. Nothing was changed.',
    ])
    expect((await manager.remove(ids)).json()).toEqual({ deleted: 2 })
    expect((await manager.remove(ids)).statusCode).toBe(404)
    expect((await manager.remove(`${manager.user.id}`)).statusCode).toBe(409)
  })
})

describe('the export of the own data', () => {
  it('is a file with everything and without secrets', async () => {
    const { db } = test.platform
    const { user, exportOwn } = await person({
      first_name: 'Ada',
      password_hash: 'a-hash-of-a-password',
    })
    const other = await person()
    await linkOf(user.id, 'https://archive.org/details/mine')
    await linkOf(other.user.id, 'https://archive.org/details/theirs')
    await db
      .insertInto('access_tokens')
      .values({
        user_id: user.id,
        name: 'script',
        token_hash: randomUUID(),
        created_at: new Date(),
      })
      .execute()
    const response = await exportOwn()
    expect(response.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="${user.username}-\\d{4}-\\d\\d-\\d\\d\\.json"$`),
    )
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.json()).toMatchObject({
      profile: { username: user.username, email: user.email, first_name: 'Ada', roles: ['Member'] },
      contributions: { links: [{ url: 'https://archive.org/details/mine' }] },
      sessions: [{ ip_address: '10.0.0.1', user_agent: 'test' }],
      access_tokens: [{ name: 'script' }],
    })
    for (const secret of ['a-hash-of-a-password', 'token_hash', 'password', user.passkey, 'theirs'])
      expect(response.body).not.toContain(secret)
  })

  it('is made some times an hour, not all day', async () => {
    const { exportOwn } = await person()
    for (let made = 0; made < EXPORTS_BY_ACCOUNT.attempts; made += 1) await exportOwn()
    expect((await exportOwn()).statusCode).toBe(429)
  })

  it('is for members only', async () => {
    expect((await test.call('GET', '/api/v1/users/me/export')).statusCode).toBe(401)
  })
})
