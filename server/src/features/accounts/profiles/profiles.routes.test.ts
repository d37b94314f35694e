import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { giveRoles } from '../roles/roles.service.ts'
import { buildUser } from '../users/users.factory.ts'

const test = useTestApp()

describe('a user', () => {
  it('sees all of the own account', async () => {
    const member = await test.as('member')
    const { user } = (await member.call('GET', `/api/v1/users/${member.id}`)).json()
    expect(user).toMatchObject({
      id: member.id,
      email: expect.stringContaining('@'),
      banned_at: null,
      unread_notifications_count: 0,
    })
  })

  it('shows others nothing private', async () => {
    const target = await buildUser(test.platform.db, {
      first_name: 'Ada',
      last_name: 'Lovelace',
      country: 'GB',
    })
    const member = await test.as('member')
    for (const caller of [test, member]) {
      const { user } = (await caller.call('GET', `/api/v1/users/${target.id}`)).json()
      expect(Object.keys(user).sort()).toEqual([
        'IsPremium',
        'created_at',
        'id',
        'image',
        'name',
        'role_badge',
        'roles',
        'username',
      ])
      expect(user.name).toBe('Ada Lovelace')
    }
  })

  it('never shows a password hash or a passkey, to administrators neither', async () => {
    const target = await buildUser(test.platform.db, { password_hash: 'the-hash' })
    const admin = await test.as('admin')
    const { body } = await admin.call('GET', `/api/v1/users/${target.id}`)
    expect(body).toContain(target.email)
    expect(body).not.toContain('the-hash')
    expect(body).not.toContain(target.passkey)
  })

  it('is found by name in whatever case', async () => {
    const target = await buildUser(test.platform.db)
    expect(
      (await test.call('GET', `/api/v1/get-user/${target.username.toUpperCase()}`)).json().user,
    ).toEqual({ id: target.id, username: target.username, name: target.username })
    expect((await test.call('GET', '/api/v1/get-user/nobody-here')).statusCode).toBe(404)
  })

  it('keeps the language that was chosen', async () => {
    const member = await test.as('member')
    const { locale } = (
      await member.call('POST', '/api/v1/users/me/locale', { locale: 'fr' })
    ).json()
    expect(locale.lines['Continue']).toBe('Continuer')
    const { i18n, user } = (await member.call('GET', '/api/v1/bootstrap-data')).json()
    expect([i18n.language, user.language]).toEqual(['fr', 'fr'])
  })

  it('has new rights from the moment a role is given', async () => {
    const member = await test.as('member')
    const permissionsOf = async () =>
      (await member.call('GET', '/api/v1/bootstrap-data'))
        .json()
        .user.permissions.map(({ name }: { name: string }) => name)
    expect(await permissionsOf()).not.toContain('admin.access')
    await giveRoles(test.platform, member.id, ['moderator'])
    expect(await permissionsOf()).toContain('admin.access')
  })

  it('who is suspended is told so by every call but the few that the screen needs', async () => {
    const member = await test.as('member')
    await test.platform.db
      .updateTable('users')
      .set({ banned_at: new Date() })
      .where('id', '=', member.id)
      .execute()
    const refused = await member.call('GET', '/api/v1/notifications')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'accountSuspended'])
    expect((await member.call('GET', `/api/v1/users/${member.id}`)).statusCode).toBe(403)
    expect(
      (await member.call('GET', '/api/v1/bootstrap-data')).json().user.banned_at,
    ).not.toBeNull()
    expect((await member.call('POST', '/auth/logout')).statusCode).toBe(200)
  })
})
