import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { type MenuItem, menuItemSchema } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { describe, expect, it } from 'vitest'
import { visibleMenuItems } from './visible-menu-items.ts'

type Input = Parameters<typeof visibleMenuItems>[1]

const item = (conditions: Partial<MenuItem>) =>
  menuItemSchema.parse({ id: 'x', label: 'X', type: 'route', action: '/x', ...conditions })

function isShown(
  conditions: Partial<MenuItem>,
  user: { roles?: number[]; permissions?: string[]; isSubscribed?: boolean } | null,
  settings: object = {},
): boolean {
  const input = {
    settings: {
      ...settings,
      menus: [{ id: 'm', name: 'M', positions: ['auth-dropdown'], items: [item(conditions)] }],
    },
    user:
      user &&
      ({
        roles: (user.roles ?? []).map((id) => ({ id, name: String(id) })),
        permissions: (user.permissions ?? []).map((name) => ({ name, restrictions: [] })),
        subscriptions: user.isSubscribed ? [{ valid: true, active: true }] : [],
      } as unknown as CurrentUserView),
    guest_role: { id: 1, name: 'Guest', permissions: [{ name: 'titles.view', restrictions: [] }] },
  } as unknown as Input
  return visibleMenuItems('auth-dropdown', input).length === 1
}

describe('a menu entry', () => {
  it('is shown to everybody without conditions, at the positions of its menu only', () => {
    expect([isShown({}, null), isShown({}, {})]).toEqual([true, true])
    expect(
      visibleMenuItems('mobile-bottom', {
        settings: {
          menus: [{ id: 'm', name: 'M', positions: ['auth-dropdown'], items: [item({})] }],
        },
        user: null,
        guest_role: { id: 1, name: 'Guest', permissions: [] },
      } as unknown as Input),
    ).toEqual([])
  })

  it('needs all its roles; visitors have the guest role', () => {
    expect([
      isShown({ roles: [2, 4] }, { roles: [2, 4, 5] }),
      isShown({ roles: [2, 4] }, { roles: [2] }),
      isShown({ roles: [1] }, null),
      isShown({ roles: [2] }, null),
    ]).toEqual([true, false, true, false])
  })

  it('needs all its permissions, which admin implies', () => {
    const permissions = ['titles.view', 'liens.create']
    expect([
      isShown({ permissions }, { permissions }),
      isShown({ permissions }, { permissions: ['titles.view'] }),
      isShown({ permissions }, { permissions: ['admin'] }),
      isShown({ permissions: ['titles.view'] }, null),
    ]).toEqual([true, false, true, true])
  })

  it('needs its setting, to be on or to have a value', () => {
    const on = { billing: { enable: true }, homepage: { type: 'channel' } }
    expect(isShown({ settings: { name: 'billing.enable' } }, {}, on)).toBe(true)
    expect(
      isShown({ settings: { name: 'billing.enable' } }, {}, { billing: { enable: false } }),
    ).toBe(false)
    expect(isShown({ settings: { name: 'billing.unknown.deep' } }, {}, on)).toBe(false)
    expect(isShown({ settings: { name: 'homepage.type', value: 'channel' } }, {}, on)).toBe(true)
    expect(isShown({ settings: { name: 'homepage.type', value: 'login' } }, {}, on)).toBe(false)
  })

  it('needs the status of the subscription that it names', () => {
    expect([
      isShown({ subscriptionStatus: 'subscribed' }, { isSubscribed: true }),
      isShown({ subscriptionStatus: 'subscribed' }, {}),
      isShown({ subscriptionStatus: 'unsubscribed' }, {}),
      isShown({ subscriptionStatus: 'unsubscribed' }, null),
      isShown({ subscriptionStatus: 'unsubscribed' }, { isSubscribed: true }),
    ]).toEqual([true, false, true, true, false])
  })

  it('shows what stands below it to those who may see both', () => {
    const items = [
      { id: 'a', label: 'A', type: 'route' as const, action: '/a' },
      { id: 'b', label: 'B', type: 'route' as const, action: '/b', permissions: ['admin'] },
    ]
    const below = (conditions: Partial<MenuItem>) =>
      visibleMenuItems('auth-dropdown', {
        settings: {
          menus: [
            {
              id: 'm',
              name: 'M',
              positions: ['auth-dropdown'],
              items: [item({ ...conditions, items } as Partial<MenuItem>)],
            },
          ],
        },
        user: null,
        guest_role: { id: 1, name: 'Guest', permissions: [] },
      } as unknown as Input).map((shown) => shown.items.map(({ id }) => id))
    expect(below({})).toEqual([['a']])
    expect(below({ roles: [9] })).toEqual([])
  })
})
