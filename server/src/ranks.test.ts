import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { PERMISSIONS, type Permission } from '@mediatheque/contract/core/permissions.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canManageAccount, outranks } from './features/accounts/users/users.policy.ts'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const holder = (names: readonly Permission[]) => ({
  permissions: names.map((name) => ({ name, restrictions: [] })),
})
const actor = (names: readonly Permission[]) => holder(names) as unknown as Actor
const names = fc.uniqueArray(fc.constantFrom(...PERMISSIONS))

describe('ranks', () => {
  it('let nobody act on somebody who has a right that they lack', () => {
    fc.assert(
      fc.property(names, names, (own, others) => {
        const hasAll = own.includes('admin') || others.every((name) => own.includes(name))
        expect(outranks(actor(own), holder(others))).toBe(hasAll)
        for (const name of ['users.update', 'users.delete'] as const)
          expect(canManageAccount(actor(own), name, { id: 1, ...holder(others) })).toBe(
            hasAll &&
              (own.includes('admin') || (own.includes('admin.access') && own.includes(name))),
          )
      }),
    )
  })

  it('are an order: who is above somebody is above those below them', () => {
    fc.assert(
      fc.property(names, names, names, (first, second, third) => {
        expect(outranks(actor(first), holder(first))).toBe(true)
        if (outranks(actor(first), holder(second)) && outranks(actor(second), holder(third)))
          expect(outranks(actor(first), holder(third))).toBe(true)
      }),
    )
  })
})

describe('everything that can be done to an account', () => {
  const test = useTestApp()
  const acts = Object.values<Endpoint>(endpoints).filter(
    ({ method, path }) => method !== 'GET' && /^users\/:ids?(\/|$)/.test(path),
  )

  /** Somebody who manages users and accepts what they add, and is a member otherwise. */
  const HELD = new Set<Permission>(['admin.access', 'titles.update', 'liens.autoapprove'])
  async function manager() {
    const caller = await test.as('member')
    const permissions = PERMISSIONS.filter((name) => name.startsWith('users.') || HELD.has(name))
    await test.platform.db
      .insertInto('user_permissions')
      .values(permissions.map((permission) => ({ user_id: caller.id, permission })))
      .execute()
    await test.platform.db
      .updateTable('sessions')
      .set({ password_confirmed_at: new Date() })
      .where('user_id', '=', caller.id)
      .execute()
    return caller
  }
  const snapshot = (id: number) =>
    test.platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

  it('is refused to staff below it, and leaves everything as it was', async () => {
    expect(acts.length).toBeGreaterThan(3)
    const wrong: string[] = []
    for (const { method, path } of acts) {
      const target = await buildUser(test.platform.db, {
        role: 'admin',
        image: '/avatars/1/x.webp',
      })
      const before = await snapshot(target.id)
      const url = endpointUrl(path.replace(/:ids?\b/, String(target.id))).replace(/:\w+/, '1')
      const { statusCode } = await (
        await manager()
      ).call(method, url, {
        version: 1,
        image: null,
        is_trusted: true,
        email: 'mine@test.example',
        reason: 'Mine',
        roles: [],
        roles_seen: [],
        permissions: [],
        permissions_seen: [],
      })
      if (![403, 404].includes(statusCode)) wrong.push(`${method} ${path}: ${statusCode}`)
      expect(await snapshot(target.id), `${method} ${path}`).toEqual(before)
    }
    expect(wrong).toEqual([])
  })

  it('is all or nothing for several accounts', async () => {
    const [below, above] = [
      await buildUser(test.platform.db, { role: 'member' }),
      await buildUser(test.platform.db, { role: 'moderator' }),
    ]
    const staff = await manager()
    const refused = await staff.call('DELETE', `/api/v1/users/${below.id},${above.id}`, {})
    expect(refused.statusCode).toBe(403)
    expect(await snapshot(below.id)).toBeDefined()
    const alone = await staff.call('DELETE', `/api/v1/users/${below.id}`, {})
    expect(alone.json()).toEqual({ deleted: 1 })
  })
})
