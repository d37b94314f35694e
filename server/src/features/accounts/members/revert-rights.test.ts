import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { choosePasswords } from '../users/users.factory.ts'
import { type Caller, confirmed, managerOf, roleIdOf } from './members-stage.factory.ts'

const test = useTestApp()
let admin: Caller
let member: Caller

beforeEach(async () => {
  await sql`truncate throttles, audit_events, users cascade`.execute(test.platform.db)
  await sql`delete from roles where key is null`.execute(test.platform.db)
  admin = await confirmed(test, await test.as('admin'))
  member = await confirmed(test, await test.as('member'))
})

const rightsOf = async (id: number) => {
  const { member: sheet } = (await admin.call('GET', `/api/v1/members/${id}`)).json()
  const roles: number[] = sheet.roles.map((role: { id: number }) => role.id)
  const permissions = sheet.own_permissions as { name: string }[]
  const seen = { roles_seen: roles, permissions_seen: permissions }
  return { version: sheet.version as number, roles, permissions, ...seen }
}
const give = async (id: number, more: object, by = admin) => {
  const body = { ...(await rightsOf(id)), ...more }
  const answer = await by.call('PUT', `/api/v1/users/${id}/permissions`, body)
  expect(answer.statusCode, answer.body).toBe(200)
}
const lastEvent = async (id: number, by = admin) => {
  const answer = await by.call('GET', `/api/v1/history/user/${id}`)
  return answer.json().pagination.data[0] as {
    id: number
    action: string
    changes: { field: string; can_revert: boolean }[]
  }
}
const revert = (eventId: number, field: string, by: Pick<Caller, 'call'> = admin) =>
  by.call('POST', `/api/v1/history/events/${eventId}/revert`, { fields: [field] })
const LIMITED = { name: 'lists.create', restrictions: [{ name: 'count', value: 3 }] }

describe('a change of somebody’s own rights', () => {
  it('is taken back, and back again, with limits; trust stays', async () => {
    const before = [LIMITED, { name: 'reviews.delete' }]
    await give(member.id, { permissions: before })
    await give(member.id, { permissions: [{ name: 'lists.create' }] })
    const event = await lastEvent(member.id)
    expect(event.changes).toMatchObject([{ field: 'permissions', can_revert: true }])
    const now = (await rightsOf(member.id)).permissions
    await give(member.id, { permissions: [...now, { name: 'liens.autoapprove' }] })

    const done = await revert(event.id, 'permissions')
    expect(done.statusCode, done.body).toBe(200)
    const names = (await rightsOf(member.id)).permissions.map(({ name }) => name)
    expect(names.sort()).toEqual(['liens.autoapprove', 'lists.create', 'reviews.delete'])
    expect((await rightsOf(member.id)).permissions).toContainEqual(LIMITED)

    const taken = await lastEvent(member.id)
    expect(taken.action).toBe('reverted')
    expect((await revert(taken.id, 'permissions')).statusCode).toBe(200)
    expect((await rightsOf(member.id)).permissions.map(({ name }) => name).sort()).toEqual([
      'liens.autoapprove',
      'lists.create',
    ])
  })

  it('gives roles back that are there, by their names', async () => {
    const made = await admin.call('POST', '/api/v1/roles', { name: 'Archivist', permissions: [] })
    const { role } = made.json()
    const { roles } = await rightsOf(member.id)
    await give(member.id, { roles: [...roles, role.id] })
    await give(member.id, { roles })
    const event = await lastEvent(member.id)
    expect((await revert(event.id, 'roles')).statusCode).toBe(200)
    expect((await rightsOf(member.id)).roles).toContain(role.id)
    await give(member.id, { roles })
    const again = await lastEvent(member.id)
    const { version } = (await admin.call('GET', `/api/v1/roles/${role.id}`)).json().role
    await admin.call('DELETE', `/api/v1/roles/${role.id}`, { version })
    const refused = await revert(again.id, 'roles')
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This role does not exist any more.',
    ])
  })

  it('asks for the password, and for every right that comes back', async () => {
    await give(member.id, { permissions: [{ name: 'reviews.delete' }] })
    await give(member.id, { permissions: [] })
    const event = await lastEvent(member.id)
    expect((await revert(event.id, 'permissions', await test.as('admin'))).statusCode).toBe(423)
    const lacking = await managerOf(test)
    expect((await revert(event.id, 'permissions', lacking)).statusCode).toBe(422)
    for (const caller of [member, await test.as('moderator'), test])
      expect([401, 403, 404]).toContain((await revert(event.id, 'permissions', caller)).statusCode)
    expect((await rightsOf(member.id)).permissions).toEqual([])
    // Nor by who may do less than the account does.
    await give(member.id, { permissions: [{ name: 'titles.delete' }] })
    const above = await lastEvent(member.id)
    const low = await managerOf(test)
    expect((await revert(above.id, 'permissions', low)).statusCode).toBe(403)
    const able = await managerOf(test, 'titles.delete')
    expect((await revert(above.id, 'permissions', able)).statusCode).toBe(200)
  })

  it('never takes the last administrator away', async () => {
    await choosePasswords(test.platform.db)
    await give(member.id, { permissions: [{ name: 'admin' }] })
    const event = await lastEvent(member.id)
    await sql`delete from user_roles where user_id = ${admin.id}`.execute(test.platform.db)
    const refused = await revert(event.id, 'permissions', member)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('last administrator')
  })

  it('leaves one administrator of two who take the rights of each other back at once', async () => {
    const other = await confirmed(test, await test.as('member'))
    await choosePasswords(test.platform.db)
    const boss = await roleIdOf(test, 'admin')
    for (const { id } of [member, other]) {
      const { roles } = await rightsOf(id)
      await give(id, { roles: [...roles, boss] })
    }
    const events = [await lastEvent(member.id), await lastEvent(other.id)]
    await sql`delete from user_roles where user_id = ${admin.id}`.execute(test.platform.db)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        revert(events[place % 2]!.id, 'roles', place % 2 === 0 ? other : member),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const left = await test.platform.db
      .selectFrom('user_roles')
      .selectAll()
      .where('role_id', '=', boss)
      .execute()
    expect(left).toHaveLength(1)
  })
})
