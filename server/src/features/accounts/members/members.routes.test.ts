import type { MemberRow } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildUser, choosePasswords } from '../users/users.factory.ts'
import {
  type Caller,
  confirmed as confirmedOn,
  managerOf,
  roleIdOf,
} from './members-stage.factory.ts'

const test = useTestApp()
const PATH = '/api/v1/members'

beforeEach(async () => {
  await sql`truncate throttles, audit_events, outgoing_mails, users cascade`.execute(
    test.platform.db,
  )
})

const confirmed = (caller: Caller) => confirmedOn(test, caller)
const manager = () => managerOf(test)
const roleId = (key: string) => roleIdOf(test, key)
const rowsFor = async (caller: Caller, query = ''): Promise<MemberRow[]> =>
  (await caller.call('GET', `${PATH}?${query}`)).json().pagination.data
const namesFor = async (caller: Caller, query = '') =>
  (await rowsFor(caller, query)).map(({ username }) => username)
const filtered = (key: string, value: unknown, operator = '=') =>
  `filters=${encodeURIComponent(btoa(JSON.stringify([{ key, operator, value }])))}`

describe('the list of members', () => {
  it('is there for who manages accounts alone, with what others do not see of them', async () => {
    const ada = await buildUser(test.platform.db, { username: 'ada', email: 'ada@x.example' })
    const by = await manager()
    expect((await rowsFor(by)).find(({ id }) => id === ada.id)).toMatchObject({
      email: 'ada@x.example',
      state: 'active',
      roles: [{ name: 'Member' }],
      can: { manage: true, delete: false },
    })
    for (const role of ['member', 'moderator'] as const) {
      const caller = await test.as(role)
      for (const path of [PATH, `${PATH}/csv`, `${PATH}/roles`])
        expect((await caller.call('GET', path)).statusCode).toBe(403)
    }
    expect((await test.call('GET', PATH)).statusCode).toBe(401)
  })

  it('finds by names, username and address, and two letters by the beginning of the username', async () => {
    const { db } = test.platform
    await buildUser(db, { username: 'zoe', first_name: 'Zoé', last_name: 'Lévêque' })
    await buildUser(db, { username: 'pim', email: 'p.mulder@films.example' })
    const by = await manager()
    for (const query of ['leveque', 'zoé lév', 'zo', 'ZOE'])
      expect(await namesFor(by, `query=${encodeURIComponent(query)}`)).toEqual(['zoe'])
    for (const query of ['p.mulder@films.example', 'mulder', 'pi'])
      expect(await namesFor(by, `query=${encodeURIComponent(query)}`)).toEqual(['pim'])
    for (const query of ['z%e', 'zoe mulder', '_o', 'x%00'])
      expect([[], 422]).toContainEqual(
        await by
          .call('GET', `${PATH}?query=${query.includes('%0') ? query : encodeURIComponent(query)}`)
          .then((answer) => (answer.statusCode === 422 ? 422 : answer.json().pagination.data)),
      )
  })

  it('is narrowed by role, state, premium and days, and put in each order', async () => {
    const { db } = test.platform
    const by = await manager()
    const now = Date.now()
    const day = 86_400_000
    await buildUser(db, {
      username: 'old',
      created_at: new Date(now - 90 * day),
      is_premium: true,
      last_seen_at: new Date(now - 9 * day),
    })
    await buildUser(db, {
      username: 'newer',
      email_verified_at: null,
      is_premium: true,
      premium_until: new Date(now - day),
    })
    await buildUser(db, { username: 'shut', banned_at: new Date(), role: 'uploader' })
    await buildUser(db, {
      username: 'open-again',
      banned_at: new Date(now - 9 * day),
      banned_until: new Date(now - day),
    })
    expect(await namesFor(by, filtered('role', [await roleId('uploader')]))).toEqual(['shut'])
    expect(await namesFor(by, filtered('state', ['suspended']))).toEqual(['shut'])
    expect(await namesFor(by, filtered('state', ['unverified']))).toEqual(['newer'])
    expect((await namesFor(by, filtered('state', ['active', 'suspended']))).length).toBe(4)
    expect(await namesFor(by, filtered('is_premium', true))).toEqual(['old'])
    expect(await namesFor(by, filtered('is_premium', false))).not.toContain('old')
    const span = { start: new Date(now - 100 * day), end: new Date(now - 50 * day) }
    expect(await namesFor(by, filtered('created_at', span, 'between'))).toEqual(['old'])
    expect(await namesFor(by, 'orderBy=created_at&orderDir=asc')).toHaveLength(5)
    expect((await namesFor(by, 'orderBy=created_at&orderDir=asc'))[0]).toBe('old')
    expect((await namesFor(by, 'orderBy=last_seen_at&orderDir=desc'))[0]).toBe('old')
    expect((await namesFor(by, 'orderBy=username&orderDir=desc'))[0]).toBe('shut')
    for (const query of [
      'orderBy=email',
      'orderBy=password_hash',
      filtered('email', 'x'),
      'page=2147483648',
    ])
      expect((await by.call('GET', `${PATH}?${query}`)).statusCode).toBe(422)
    const file = await by.call('GET', `${PATH}/csv`)
    expect(file.body).toContain('old')
    expect(file.body).toContain('Suspended'.toLowerCase())
  })

  it('says when somebody was there, some minutes late', async () => {
    const by = await manager()
    const other = await test.as('member')
    const seenOf = async () => (await rowsFor(by)).find(({ id }) => id === other.id)?.last_seen_at
    expect(await seenOf()).toBeNull()
    await sql`update sessions set last_active_at = now() - interval '2 minutes'`.execute(
      test.platform.db,
    )
    await other.call('GET', '/api/v1/bootstrap-data')
    expect(await seenOf()).not.toBeNull()
  })

  it('names roles to those alone who manage them', async () => {
    const path = '/api/v1/normalized-models/role'
    const of = async (caller: Pick<Caller, 'call'>) =>
      (await caller.call('GET', path)).json().results.map(({ name }: { name: string }) => name)
    expect(await of(await manager())).toContain('Moderator')
    expect(await of(await manager())).not.toContain('Guest')
    expect(await of(test)).toEqual([])
    expect(await of(await test.as('moderator'))).toEqual([])
    const id = await roleId('moderator')
    expect((await (await test.as('member')).call('GET', `${path}/${id}`)).statusCode).toBe(404)
    expect((await (await manager()).call('GET', `${path}/${id}`)).json().model.name).toBe(
      'Moderator',
    )
  })
})

describe('who makes an account for somebody', () => {
  const form = { email: 'new@x.example', username: 'new-one', first_name: 'Nina', last_name: '' }

  it('invites them by mail to choose a password, which opens it with the names it was given', async () => {
    const by = await confirmed(await test.as('admin'))
    const answer = await by.call('POST', PATH, { ...form, roles: [await roleId('uploader')] })
    expect(answer.statusCode).toBe(201)
    const { member } = answer.json() as { member: MemberRow }
    expect(member).toMatchObject({ name: 'Nina', state: 'active', can: { manage: true } })
    expect(member.roles.map(({ name }) => name).sort()).toEqual(['Member', 'Uploader'])
    const events = (await by.call('GET', `/api/v1/history/user/${member.id}`)).json().pagination
      .data
    expect(events).toMatchObject([{ action: 'created' }])
    expect(JSON.stringify(events)).not.toContain('new@x.example')
    expect(
      (await test.call('POST', '/auth/login', { email: form.email, password: '' })).statusCode,
    ).toBe(422)
  })

  it('is told what is taken or wrong', async () => {
    const by = await confirmed(await test.as('admin'))
    await by.call('POST', PATH, form)
    const again = await by.call('POST', PATH, { ...form, email: 'NEW@x.example' })
    expect(Object.keys(again.json().errors).sort()).toEqual(['email', 'username'])
    for (const wrong of [
      { email: 'nothing' },
      { username: 'a b' },
      { username: 'nul\u0000' },
      { roles: [2_147_483_648] },
      { roles: [await roleId('guest')] },
      { roles: Array.from({ length: 51 }, () => 1) },
    ])
      expect(
        (await by.call('POST', PATH, { ...form, email: 'o@x.example', username: 'o-o', ...wrong }))
          .statusCode,
      ).toBe(422)
  })

  it('makes one of ten at once', async () => {
    const by = await confirmed(await test.as('admin'))
    const answers = await Promise.all(Array.from({ length: 10 }, () => by.call('POST', PATH, form)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9)
  })

  it('gives no rights that they lack, and confirms the password before', async () => {
    const by = await manager()
    for (const key of ['moderator', 'admin']) {
      const refused = await by.call('POST', PATH, { ...form, roles: [await roleId(key)] })
      expect(refused.json().errors).toHaveProperty('roles.0')
    }
    expect((await by.call('POST', PATH, form)).statusCode).toBe(201)
    await sql`update sessions set password_confirmed_at = null`.execute(test.platform.db)
    const late = await (await test.as('admin')).call('POST', PATH, { ...form, username: 'late' })
    expect(late.statusCode).toBe(423)
  })
})

describe('the last administrator', () => {
  it('is left, whoever suspends and deletes whom at once', async () => {
    const admins = await Promise.all(
      Array.from({ length: 10 }, async () => confirmed(await test.as('admin'))),
    )
    await choosePasswords(test.platform.db)
    await Promise.all(
      admins.map((by, place) => {
        const other = admins[(place + 1) % admins.length]!.id
        return place % 2
          ? by.call('DELETE', `/api/v1/users/${other}`, {})
          : by.call('POST', `/api/v1/users/${other}/suspensions`, {
              seen_sanction_id: 0,
              reason: 'Rude',
              stops: ['everything'],
              ends_at: null,
            })
      }),
    )
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from users u
      join user_roles h on h.user_id = u.id join roles r on r.id = h.role_id
      where r.key = 'admin' and u.banned_at is null`.execute(test.platform.db)
    expect(rows[0]!.count).toBeGreaterThan(0)
  })
})
