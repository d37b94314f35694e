import type { RoleView } from '@mediatheque/contract/accounts/roles/roles.schemas.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPlatform } from '../../../platform/create-platform.ts'
import { features } from '../../../features.ts'
import { type Caller, confirmed, managerOf, roleIdOf } from '../members/members-stage.factory.ts'
import { choosePasswords } from '../users/users.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { getGrantsOf, userTag } from './roles.service.ts'

const test = useTestApp()
const PATH = '/api/v1/roles'
let admin: Caller

beforeEach(async () => {
  await sql`truncate throttles, audit_events, users cascade`.execute(test.platform.db)
  await sql`delete from roles where key is null`.execute(test.platform.db)
  admin = await confirmed(test, await test.as('admin'))
})

const roleOf = async (id: number): Promise<RoleView> =>
  (await admin.call('GET', `${PATH}/${id}`)).json().role
const make = async (body: object, by = admin) => by.call('POST', PATH, body)
const formOf = ({ name, description, is_default, position, permissions, version }: RoleView) => ({
  name,
  description,
  is_default,
  position,
  permissions,
  version,
})
const save = async (id: number, more: object, by = admin) =>
  by.call('PUT', `${PATH}/${id}`, { ...formOf(await roleOf(id)), ...more })
const remove = async (id: number, more: object = {}, by = admin) =>
  by.call('DELETE', `${PATH}/${id}`, { version: (await roleOf(id)).version, ...more })
const may = async (caller: Pick<Caller, 'call'>, path: string) =>
  (await caller.call('GET', `/api/v1/${path}`)).statusCode
const give = (userId: number, roleId: number) =>
  test.platform.db.insertInto('user_roles').values({ user_id: userId, role_id: roleId }).execute()

describe('roles', () => {
  it('are listed in their order with what they allow, for who defines them alone', async () => {
    const { roles } = (await admin.call('GET', PATH)).json() as { roles: RoleView[] }
    expect(roles.map(({ key }) => key)).toEqual([
      'guest',
      'member',
      'premium',
      'uploader',
      'team',
      'moderator',
      'admin',
    ])
    expect(roles.find(({ key }) => key === 'admin')).toMatchObject({
      members_count: 1,
      can: { update: true, delete: false },
    })
    for (const caller of [test, await test.as('moderator'), await managerOf(test)])
      expect([401, 403]).toContain(await may(caller, 'roles'))
  })

  it('are in force at once, in this process and in another', async () => {
    const other = await createPlatform(test.platform.config, features)
    const member = await test.as('member')
    const { role } = (await make({ name: 'Archivist' })).json() as { role: RoleView }
    await give(member.id, role.id)
    await test.platform.cache.invalidate([userTag(member.id)])
    expect(await may(member, 'news-articles')).toBe(403)
    await getGrantsOf(other, member.id)
    const granted = [{ name: 'admin.access' }, { name: 'news.update' }]
    expect((await save(role.id, { permissions: granted })).statusCode).toBe(200)
    expect(await may(member, 'news-articles')).toBe(200)
    await expect
      .poll(async () => (await getGrantsOf(other, member.id)).permissions.map(({ name }) => name))
      .toContain('news.update')
    await other.stop()
  })

  it('conflict with what they allowed when they were seen', async () => {
    const { role } = (await make({ name: 'Archivist' })).json() as { role: RoleView }
    await save(role.id, { permissions: [{ name: 'lists.create' }] })
    const late = await admin.call('PUT', `${PATH}/${role.id}`, { ...formOf(role), name: 'Mine' })
    expect(late.statusCode).toBe(409)
    expect(Object.keys(late.json().conflicts[0].changed)).toEqual(
      expect.arrayContaining(['permissions']),
    )
    const events = (await admin.call('GET', `/api/v1/history/role/${role.id}`)).json().pagination
    expect(JSON.stringify(events.data)).toContain('lists.create')
  })

  it('get back what a change took, from who could give it, after the password', async () => {
    const limited = { name: 'lists.create', restrictions: [{ name: 'count', value: 3 }] }
    const { role } = (
      await make({ name: 'Archivist', permissions: [limited, { name: 'titles.delete' }] })
    ).json() as { role: RoleView }
    await save(role.id, { permissions: [{ name: 'lists.create' }] })
    const history = await admin.call('GET', `/api/v1/history/role/${role.id}`)
    const [{ id }] = history.json().pagination.data
    const revert = (by: Pick<Caller, 'call'>) =>
      by.call('POST', `/api/v1/history/events/${id}/revert`, { fields: ['permissions'] })
    const lacking = await managerOf(test, 'roles.update', 'lists.create')
    expect([403, 422]).toContain((await revert(lacking)).statusCode)
    expect((await revert(await test.as('admin'))).statusCode).not.toBe(200)
    expect((await roleOf(role.id)).permissions).toHaveLength(1)
    const done = await revert(admin)
    expect(done.statusCode, done.body).toBe(200)
    expect((await roleOf(role.id)).permissions).toEqual(role.permissions)
  })

  it('keep the last administrator through the history too', async () => {
    const { role } = (await make({ name: 'Owners', permissions: [] })).json() as { role: RoleView }
    await save(role.id, { permissions: [{ name: 'admin' }] })
    const owner = await confirmed(test, await test.as('member'))
    await give(owner.id, role.id)
    await choosePasswords(test.platform.db)
    await sql`delete from user_roles where user_id = ${admin.id}`.execute(test.platform.db)
    await test.platform.cache.invalidate([userTag(owner.id), userTag(admin.id)])
    const history = await owner.call('GET', `/api/v1/history/role/${role.id}`)
    const [{ id }] = history.json().pagination.data
    const path = `/api/v1/history/events/${id}/revert`
    const refused = await owner.call('POST', path, { fields: ['permissions'] })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The last administrator keeps their rights. Make somebody else an administrator first.',
    ])
    expect(await may(owner, 'roles')).toBe(200)
  })

  it('give nobody what their definer lacks', async () => {
    const by = await managerOf(test, 'roles.update', 'lists.create')
    const [moderator, uploader] = [
      await roleIdOf(test, 'moderator'),
      await roleIdOf(test, 'uploader'),
    ]
    expect(
      (await make({ name: 'Mine', permissions: [{ name: 'titles.delete' }] }, by)).statusCode,
    ).toBe(422)
    expect(
      (await make({ name: 'Mine', permissions: [{ name: 'lists.create' }] }, by)).statusCode,
    ).toBe(201)
    expect((await save(moderator, { permissions: [] }, by)).statusCode).toBe(403)
    expect((await remove(moderator, { replacement_id: null }, by)).statusCode).toBe(403)
    expect((await save(uploader, { name: 'Mine too' }, by)).statusCode).toBe(403)
  })

  it('are refused by field', async () => {
    for (const [field, body] of [
      ['name', { name: '' }],
      ['name', { name: 'Moderator' }],
      ['name', { name: 'nul\u0000' }],
      ['position', { name: 'A', position: 2_147_483_648 }],
      ['permissions.0', { name: 'A', is_default: true, permissions: [{ name: 'admin.access' }] }],
    ] as const)
      expect((await make(body)).json().errors).toHaveProperty([field])
    const guest = await roleIdOf(test, 'guest')
    expect((await save(guest, { is_default: true })).json().errors).toHaveProperty('is_default')
    expect((await save(guest, { permissions: [{ name: 'titles.update' }] })).statusCode).toBe(422)
    const boss = await roleIdOf(test, 'admin')
    expect((await save(boss, { permissions: [] })).json().errors).toHaveProperty('permissions')
  })

  it('are deleted with another one for their members, but for those the site needs', async () => {
    const { role } = (await make({ name: 'Archivist' })).json() as { role: RoleView }
    const member = await test.as('member')
    await give(member.id, role.id)
    const asked = await remove(role.id)
    expect(asked.json().errors).toHaveProperty('replacement_id')
    for (const replacement_id of [role.id, await roleIdOf(test, 'guest'), 2_147_483_648])
      expect((await remove(role.id, { replacement_id })).statusCode).toBe(422)
    const moderator = await roleIdOf(test, 'moderator')
    expect((await remove(role.id, { replacement_id: moderator })).json()).toEqual({ deleted: true })
    expect(await may(member, 'sanctions')).toBe(200)
    for (const key of ['guest', 'admin'])
      expect((await remove(await roleIdOf(test, key), { replacement_id: null })).statusCode).toBe(
        403,
      )
  })

  it('leave an administrator when the only role that makes one is given up', async () => {
    const { role } = (await make({ name: 'Boss', permissions: [{ name: 'admin' }] })).json()
    await choosePasswords(test.platform.db)
    await sql`update user_roles set role_id = ${role.id} where role_id = (select id from roles where key = 'admin')`.execute(
      test.platform.db,
    )
    expect((await save(role.id, { permissions: [] })).statusCode).toBe(409)
    expect((await remove(role.id, { replacement_id: null })).statusCode).toBe(409)
  })
})
