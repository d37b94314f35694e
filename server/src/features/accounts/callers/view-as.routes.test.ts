import { ACCESS_TOKEN_PREFIX } from '@mediatheque/contract/accounts/access-tokens/access-tokens.schemas.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { features } from '../../../features.ts'
import { createPlatform } from '../../../platform/create-platform.ts'
import { hashToken } from '../../../platform/secrets.ts'
import { ROLES_TAG, userTag } from '../roles/roles.service.ts'
import { type Caller, managerOf, roleIdOf } from '../members/members-stage.factory.ts'
import {
  findSession,
  openSession,
  SESSION_COOKIE,
  sessionTag,
} from '../sessions/sessions.service.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp({}, { withPages: true })
let admin: Caller

beforeEach(async () => {
  await sql`truncate throttles, audit_events, users cascade`.execute(test.platform.db)
  await sql`delete from roles where key is null`.execute(test.platform.db)
  admin = await test.as('admin')
})

const tokenOf = ({ cookie }: Caller) => cookie.slice(cookie.indexOf('=') + 1)
const STOP = '/api/v1/view-as'
const view = (roleId: number, by: Caller = admin) =>
  by.call('POST', `/api/v1/roles/${roleId}/view-as`)
const viewAs = async (key: Parameters<typeof roleIdOf>[1], by: Caller = admin) =>
  (await view(await roleIdOf(test, key), by)).statusCode
const statusOf = async (path: string, by: Pick<Caller, 'call'> = admin) =>
  (await by.call('GET', `/api/v1/${path}`)).statusCode
const bootstrap = async (by: Pick<Caller, 'call'> = admin) =>
  (await by.call('GET', '/api/v1/bootstrap-data')).json()
const namesOf = ({ permissions }: { permissions: { name: string }[] }) =>
  permissions.map(({ name }) => name).toSorted()

describe('the site seen as a role', () => {
  it('shows itself with the rights of the role and of every new account, until one stops', async () => {
    const before = await bootstrap()
    expect([before.viewed_as, await statusOf('roles')]).toEqual([null, 200])
    const uploader = await test.as('uploader')
    expect(await viewAs('uploader')).toBe(200)

    const seen = await bootstrap()
    expect(seen.viewed_as).toEqual({
      role_id: await roleIdOf(test, 'uploader'),
      name: 'Uploader',
      seconds_left: expect.closeTo(3600, -1),
      is_partial: false,
    })
    expect(seen.user).toMatchObject({ id: admin.id, role_badge: 'Uploader' })
    const member = await roleIdOf(test, 'member')
    await test.platform.db
      .insertInto('user_roles')
      .values({ user_id: uploader.id, role_id: member })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    expect(namesOf(seen.user)).toEqual(namesOf((await bootstrap(uploader)).user))
    expect([await statusOf('roles'), await statusOf('members')]).toEqual([403, 403])

    expect((await admin.call('DELETE', STOP)).json()).toEqual({ stopped: true })
    expect([(await bootstrap()).viewed_as, await statusOf('roles')]).toEqual([null, 200])
  })

  it('is that of nobody as the role of visitors, and still one stops', async () => {
    expect(await viewAs('guest')).toBe(200)
    const { user, viewed_as: viewedAs } = await bootstrap()
    expect([user, viewedAs.name]).toEqual([null, 'Guest'])
    expect(await statusOf('user-sessions')).toBe(401)
    expect((await admin.call('DELETE', STOP)).statusCode).toBe(200)
    expect((await bootstrap()).user.id).toBe(admin.id)
  })

  it('gives nobody a right that they lack', async () => {
    const keeper = await managerOf(test, 'roles.update', 'backups.update')
    expect(await viewAs('admin', keeper)).toBe(200)
    const seen = await bootstrap(keeper)
    expect(seen.viewed_as.is_partial).toBe(true)
    expect(namesOf(seen.user)).not.toContain('admin')
    expect(await statusOf('admin/settings', keeper)).toBe(403)
    await keeper.call('DELETE', STOP)

    expect(await viewAs('moderator', keeper)).toBe(200)
    const { user } = await bootstrap(keeper)
    expect(namesOf(user)).not.toContain('backups.update')
    expect(namesOf(user)).not.toContain('comments.delete')
    await keeper.call('DELETE', STOP)

    expect(await viewAs('premium', keeper)).toBe(200)
    expect((await bootstrap(keeper)).user.IsPremium).toBe(false)
  })

  it('takes the advantages of premium members from who has them', async () => {
    await test.platform.db
      .updateTable('users')
      .set({ is_premium: true })
      .where('id', '=', admin.id)
      .execute()
    await viewAs('member')
    expect((await bootstrap()).user).toMatchObject({ IsPremium: false, role_badge: 'User' })
  })

  it('changes nothing: whatever writes is refused, but the ways out', async () => {
    await viewAs('moderator')
    for (const [method, path, body] of [
      ['POST', '/api/v1/users/me/locale', { locale: 'fr' }],
      ['POST', '/api/v1/lists', { name: 'Mine' }],
      ['POST', '/auth/user/confirm-password', { password: 'x' }],
      ['POST', '/api/v1/tus/upload', undefined],
      ['GET', '/api/v1/workspace/join/1', undefined],
    ] as const) {
      const answer = await admin.call(method, path, body)
      expect([path, answer.statusCode, answer.json().message]).toEqual([
        path,
        409,
        'You see the site as a role: nothing can be changed until you stop.',
      ])
    }
    expect(await viewAs('member')).toBe(409)
    expect((await admin.call('POST', '/auth/logout')).statusCode).toBe(200)
    expect(await statusOf('user-sessions')).toBe(401)
  })

  it('lets no method in the body or in a header by', async () => {
    await viewAs('moderator')
    const { cookie } = admin
    const send = (headers: object, payload: object) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1/user-sessions/${Number.MAX_SAFE_INTEGER}`,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
        payload,
      })
    expect((await send({ 'x-http-method-override': 'DELETE' }, {})).statusCode).toBe(409)
    expect((await send({}, { _method: 'DELETE' })).statusCode).toBe(409)
    expect((await admin.call('POST', STOP, { _method: 'DELETE' })).statusCode).toBe(200)
  })

  it('is a matter of one session, and of no token', async () => {
    const token = `${ACCESS_TOKEN_PREFIX}${'t'.repeat(43)}`
    await test.platform.db
      .insertInto('access_tokens')
      .values({ user_id: admin.id, name: 'Mine', token_hash: hashToken(token) })
      .execute()
    const there = await openSession(test.platform, {
      userId: admin.id,
      isRemembered: false,
      userAgent: undefined,
      ipAddress: undefined,
    })
    await viewAs('guest')
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { cookie: `${SESSION_COOKIE}=${there}` },
    ]) {
      const { json } = await test.app.inject({ url: '/api/v1/bootstrap-data', headers })
      expect([json().user?.id, json().viewed_as]).toEqual([admin.id, null])
    }
  })

  it('is no page of anybody else', async () => {
    const page = async (headers: Record<string, string> = {}) =>
      (await test.app.inject({ url: '/login', headers })).body.includes('data-viewed-as')
    await viewAs('guest')
    const { cookie } = admin
    expect([await page(), await page({ cookie }), await page()]).toEqual([false, true, false])
    await admin.call('DELETE', STOP)
    expect(await page({ cookie })).toBe(false)
  })

  it('is said in a bar that has its styles before any script has run', async () => {
    await viewAs('member')
    const { body } = await admin.call('GET', '/no-such-page')
    const bar = /<section class="([^" ]+)" data-viewed-as/.exec(body)?.[1]
    const sheets = [...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    const styles = await Promise.all(
      sheets.map(async (href) => (await test.call('GET', href ?? '')).body),
    )
    expect(styles.some((style) => style.includes(`.${bar}{`))).toBe(true)
  })

  it('ends by itself after an hour', async () => {
    await viewAs('member')
    await test.platform.db
      .updateTable('sessions')
      .set({ viewed_as_until: new Date(Date.now() - 1) })
      .execute()
    await test.platform.cache.invalidate([sessionTag(tokenOf(admin))])
    expect((await bootstrap()).viewed_as).toBeNull()
  })

  it('is so at once in every process', async () => {
    const other = await createPlatform(test.platform.config, features)
    try {
      const token = tokenOf(admin)
      expect((await findSession(other, token))?.viewed_as_role_id).toBeNull()
      await viewAs('member')
      await expect
        .poll(async () => (await findSession(other, token))?.viewed_as_role_id)
        .toBe(await roleIdOf(test, 'member'))
    } finally {
      await other.stop()
    }
  })

  it('is over with the role, and with the right to define roles', async () => {
    const keeper = await managerOf(test, 'roles.update')
    const { id } = await test.platform.db
      .insertInto('roles')
      .values({ name: 'Short-lived' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await test.platform.cache.invalidate([ROLES_TAG])
    expect((await view(id)).statusCode).toBe(200)
    expect((await view(id, keeper)).statusCode).toBe(200)
    await sql`delete from roles where id = ${id}`.execute(test.platform.db)
    await test.platform.cache.invalidate([ROLES_TAG])
    expect((await bootstrap()).viewed_as).toBeNull()

    expect(await viewAs('guest', keeper)).toBe(200)
    await sql`delete from user_permissions where permission = 'roles.update'`.execute(
      test.platform.db,
    )
    await test.platform.cache.invalidate([userTag(keeper.id)])
    expect((await bootstrap(keeper)).user?.id).toBe(keeper.id)
  })

  it('leaves nothing to be done by a page whose view has ended, until it says that it knows', async () => {
    const keeper = await managerOf(test, 'roles.update')
    const make = async (name: string) => {
      const row = { name }
      const made = await test.platform.db.insertInto('roles').values(row).returning('id').execute()
      await test.platform.cache.invalidate([ROLES_TAG])
      return made[0]!.id
    }
    const write = (by: Caller) => by.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    const ways: Readonly<Record<string, (roleId: number) => Promise<unknown>>> = {
      deleted: async (id) => {
        await sql`delete from roles where id = ${id}`.execute(test.platform.db)
        await test.platform.cache.invalidate([ROLES_TAG])
      },
      'an hour later': async () => {
        await sql`update sessions set viewed_as_until = now() where viewed_as_until is not null`.execute(
          test.platform.db,
        )
        await test.platform.cache.invalidate([sessionTag(tokenOf(keeper))])
      },
      'without the right': async () => {
        await sql`delete from user_permissions where user_id = ${keeper.id}`.execute(
          test.platform.db,
        )
        await test.platform.cache.invalidate([userTag(keeper.id)])
      },
    }
    for (const [how, end] of Object.entries(ways)) {
      const id = await make(how)
      expect((await view(id, keeper)).statusCode, how).toBe(200)
      expect((await write(keeper)).json().message).toContain('until you stop')
      await end(id)
      for (const answer of [await write(keeper), await write(keeper)])
        expect([answer.statusCode, answer.json().message], how).toEqual([
          409,
          'You no longer see the site as a role, so nothing was done. Do it again as yourself if you mean it.',
        ])
      const seen = await bootstrap(keeper)
      expect([seen.user.id, seen.viewed_as, seen.has_view_ended]).toEqual([keeper.id, null, true])
      expect((await keeper.call('DELETE', STOP)).statusCode).toBe(200)
      expect((await bootstrap(keeper)).has_view_ended).toBe(false)
      expect((await write(keeper)).statusCode, how).toBe(200)
    }
  })

  it('begins for who defines roles alone, and for roles that there are', async () => {
    for (const caller of [await test.as('moderator'), await test.as('member')])
      expect(await viewAs('guest', caller)).toBe(403)
    for (const id of [2_147_483_647, 9_007_199_254_740_991])
      expect((await view(id)).statusCode).toBe(404)
    expect((await test.call('DELETE', STOP)).statusCode).toBe(200)
  })

  it('is one where ten begin at once', async () => {
    const guest = await roleIdOf(test, 'guest')
    const answers = await Promise.all(Array.from({ length: 10 }, () => view(guest)))
    for (const { statusCode } of answers) expect([200, 401, 409]).toContain(statusCode)
    expect((await bootstrap()).viewed_as.role_id).toBe(guest)
  })
})
