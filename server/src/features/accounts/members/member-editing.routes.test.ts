import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildUser, choosePasswords } from '../users/users.factory.ts'
import { type Caller, confirmed, managerOf, roleIdOf } from './members-stage.factory.ts'

const test = useTestApp()
let admin: Caller
let member: Caller

beforeEach(async () => {
  await sql`truncate throttles, audit_events, outgoing_mails, users cascade`.execute(
    test.platform.db,
  )
  admin = await confirmed(test, await test.as('admin'))
  member = await test.as('member')
})

const sheetOf = async (id: number, by = admin): Promise<MemberSheet> =>
  (await by.call('GET', `/api/v1/members/${id}`)).json().member
const save = async (id: number, more: object, by = admin) =>
  by.call('PUT', `/api/v1/users/${id}/details`, { version: (await sheetOf(id)).version, ...more })
const rightsOf = async (id: number) => {
  const { version, roles, own_permissions: permissions } = await sheetOf(id)
  const ids = roles.map((role) => role.id)
  return { version, roles: ids, roles_seen: ids, permissions, permissions_seen: permissions }
}
const saveRights = async (id: number, more: object, by = admin) =>
  by.call('PUT', `/api/v1/users/${id}/permissions`, { ...(await rightsOf(id)), ...more })
const eventsOf = async (id: number) =>
  (await admin.call('GET', `/api/v1/history/user/${id}`)).json().pagination.data as {
    reason: string | null
    changes: { field: string }[]
  }[]
const may = async (caller: Caller, path: string) =>
  (await caller.call('GET', `/api/v1/${path}`)).statusCode

describe('the details of a member', () => {
  it('are changed one by one, in the version that was seen, and stand in the history by name', async () => {
    const until = new Date(Date.now() + 9 * 86_400_000).toISOString()
    const saved = await save(member.id, {
      first_name: 'Ada',
      username: 'ada-l',
      timezone: 'Europe/Paris',
      country: 'FR',
      is_premium: true,
      premium_until: until,
    })
    expect(saved.json().member).toMatchObject({
      name: 'Ada',
      username: 'ada-l',
      is_premium: true,
      premium: { is_given: true, until, by_role: false, by_plan: false },
    })
    const fields = (await eventsOf(member.id)).flatMap(({ changes }) =>
      changes.map(({ field }) => field),
    )
    expect(fields.sort()).toEqual(
      ['country', 'first_name', 'is_premium', 'premium_until', 'timezone', 'username'].sort(),
    )
    await save(member.id, { is_premium: false })
    expect((await sheetOf(member.id)).premium).toMatchObject({ is_given: false, until: null })
  })

  it('are refused by field, and in an older version with what changed', async () => {
    const { version } = await sheetOf(member.id)
    const other = await buildUser(test.platform.db)
    for (const [field, value] of [
      ['username', other.username.toUpperCase()],
      ['username', 'x'],
      ['timezone', 'Mars/Base'],
      ['country', 'ZZ'],
      ['premium_until', '2001-01-01T00:00:00Z'],
      ['first_name', 'nul\u0000'],
    ])
      expect((await save(member.id, { [field as string]: value })).json().errors).toHaveProperty(
        field as string,
      )
    await save(member.id, { last_name: 'Lovelace' })
    const late = await admin.call('PUT', `/api/v1/users/${member.id}/details`, {
      version,
      last_name: 'Byron',
    })
    expect(late.statusCode).toBe(409)
    expect(late.json().conflicts[0].changed).toMatchObject({ last_name: [null, 'Lovelace'] })
  })

  it('have the address changed on its own: the old one is told, and it is in no history', async () => {
    const path = `/api/v1/users/${member.id}/email`
    expect((await admin.call('PUT', path, { email: 'New@x.example' })).statusCode).toBe(200)
    expect(await sheetOf(member.id)).toMatchObject({
      email: 'New@x.example',
      email_verified_at: null,
      state: 'unverified',
    })
    expect(JSON.stringify(await eventsOf(member.id))).not.toContain('x.example')
    const mails = await test.platform.db.selectFrom('outgoing_mails').selectAll().execute()
    expect(mails).toHaveLength(1)
    const taken = { email: (await sheetOf(admin.id)).email }
    expect((await admin.call('PUT', path, taken)).json().errors).toHaveProperty('email')
    const verified = await admin.call('POST', `/api/v1/users/${member.id}/verify`)
    expect(verified.json().member.email_verified_at).not.toBeNull()
    // Whoever was in is still in.
    expect(await may(member, 'user-sessions')).toBe(200)
  })
})

describe('the rights of a member', () => {
  it('are given and taken at once, and stand in the history', async () => {
    const moderator = await roleIdOf(test, 'moderator')
    expect(await may(member, 'sanctions')).toBe(403)
    const given = [{ name: 'lists.create', restrictions: [{ name: 'count', value: 3 }] }]
    const { roles } = await rightsOf(member.id)
    const saved = await saveRights(member.id, { roles: [...roles, moderator], permissions: given })
    expect(saved.json().member).toMatchObject({ own_permissions: given })
    expect(await may(member, 'sanctions')).toBe(200)
    expect(JSON.stringify(await eventsOf(member.id))).toContain('lists.create (count: 3)')
    await saveRights(member.id, { roles })
    expect(await may(member, 'sanctions')).toBe(403)
  })

  it('conflict where others were given meanwhile, whatever the version', async () => {
    const seen = await rightsOf(member.id)
    await saveRights(member.id, { permissions: [{ name: 'liens.autoapprove' }] })
    const late = await admin.call('PUT', `/api/v1/users/${member.id}/permissions`, seen)
    expect(late.statusCode).toBe(409)
  })

  it('are never more than those of who gives them', async () => {
    const by = await managerOf(test)
    const [uploader, boss] = [await roleIdOf(test, 'uploader'), await roleIdOf(test, 'admin')]
    const { roles } = await rightsOf(member.id)
    for (const more of [
      { roles: [...roles, uploader] },
      { roles: [...roles, boss] },
      { roles: [...roles, 2_147_483_648] },
      { permissions: [{ name: 'admin' }] },
      { permissions: [{ name: 'titles.delete' }] },
      { permissions: [{ name: 'no.such' }] },
      { permissions: [{ name: 'users.update' }, { name: 'users.update' }] },
      { permissions: [{ name: 'users.update', restrictions: [{ name: 'count', value: 1 }] }] },
    ])
      expect((await saveRights(member.id, more, by)).statusCode).toBe(422)
    expect(
      (await saveRights(member.id, { permissions: [{ name: 'users.update' }] }, by)).statusCode,
    ).toBe(200)
    expect((await saveRights(admin.id, { roles: [] }, by)).statusCode).toBe(403)
  })

  it('leave an administrator, of ten who take them from each other at once', async () => {
    const admins = [
      admin,
      ...(await Promise.all(
        Array.from({ length: 9 }, async () => confirmed(test, await test.as('admin'))),
      )),
    ]
    await choosePasswords(test.platform.db)
    const forms = await Promise.all(admins.map(({ id }) => rightsOf(id)))
    const answers = await Promise.all(
      admins.map((by, place) => {
        const next = (place + 1) % admins.length
        return by.call('PUT', `/api/v1/users/${admins[next]!.id}/permissions`, {
          ...forms[next],
          roles: [],
        })
      }),
    )
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    const left = await Promise.all(admins.map((one) => may(one, 'members')))
    expect(left.filter((status) => status === 200).length).toBeGreaterThan(0)
  })

  it('cannot be given up by the last administrator, nor by the last who can come in', async () => {
    await choosePasswords(test.platform.db)
    expect((await saveRights(admin.id, { roles: [] })).statusCode).toBe(409)
    const invited = await test.as('admin')
    await test.platform.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', invited.id)
      .execute()
    expect((await saveRights(admin.id, { roles: [] })).statusCode).toBe(409)
    expect((await saveRights(invited.id, { roles: [] })).statusCode).toBe(200)
    expect(await may(admin, 'members')).toBe(200)
  })
})

describe('what opens the account of a member', () => {
  const path = () => `/api/v1/members/${member.id}/security`
  const act = (way: 'DELETE' | 'POST', rest: string, body: object = {}, by = admin) =>
    by.call(way, `/api/v1/users/${member.id}/${rest}`, body)

  it('is seen and ended by who may do all that they may', async () => {
    const { security } = (await admin.call('GET', path())).json()
    expect(security.sessions).toHaveLength(1)
    const other = await buildUser(test.platform.db)
    const wrong = `users/${other.id}/sessions/${security.sessions[0].id}`
    expect((await admin.call('DELETE', `/api/v1/${wrong}`, {})).statusCode).toBe(404)
    const ended = await act('DELETE', `sessions/${security.sessions[0].id}`)
    expect(ended.json().security.sessions).toEqual([])
    expect(await may(member, 'user-sessions')).toBe(401)
    expect((await eventsOf(member.id))[0]!.changes.map(({ field }) => field)).toEqual([
      'sessions_count',
    ])
  })

  it('has sessions, tokens and the second factor ended, the last with a reason', async () => {
    const { db } = test.platform
    await db
      .insertInto('two_factor')
      .values({
        user_id: member.id,
        secret_encrypted: 'x',
        recovery_codes_encrypted: 'x',
        confirmed_at: new Date(),
      })
      .execute()
    const { id } = await db
      .insertInto('access_tokens')
      .values({ user_id: member.id, name: 'Phone', token_hash: 'h' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await act('DELETE', 'two-factor', { reason: '' })).json().errors).toHaveProperty(
      'reason',
    )
    const off = await act('DELETE', 'two-factor', { reason: 'Lost the phone' })
    expect(off.json().security.two_factor_confirmed_at).toBeNull()
    expect((await eventsOf(member.id))[0]).toMatchObject({ reason: 'Lost the phone' })
    expect((await act('DELETE', 'two-factor', { reason: 'Again' })).statusCode).toBe(409)
    expect((await act('DELETE', `tokens/${id}`)).json().security.tokens).toEqual([])
    expect((await act('DELETE', `tokens/${id}`)).statusCode).toBe(404)
    expect((await act('DELETE', 'sessions')).json().security.sessions).toEqual([])
    expect((await act('POST', 'password-mail')).json()).toEqual({ sent: true })
    expect((await act('POST', 'verification-mail')).statusCode).toBe(409)
  })

  it('is nobody’s business who may do less', async () => {
    const by = await managerOf(test)
    await saveRights(member.id, { roles: [await roleIdOf(test, 'moderator')] })
    expect((await by.call('GET', path())).statusCode).toBe(403)
    for (const rest of ['sessions', 'two-factor'])
      expect((await act('DELETE', rest, { reason: 'Mine' }, by)).statusCode).toBe(403)
    for (const rest of ['verify', 'password-mail', 'verification-mail'])
      expect((await act('POST', rest, {}, by)).statusCode).toBe(403)
    // Seeing is not acting.
    expect((await sheetOf(member.id, by)).can).toEqual({ manage: false, delete: false })
  })
})
