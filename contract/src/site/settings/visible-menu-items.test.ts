import { describe, expect, it } from 'vitest'
import { type MenuItem, menuItemSchema } from './menus.schemas.ts'
import { type MenuViewer, visibleMenuItems } from './visible-menu-items.ts'

const item = (condition: Partial<MenuItem>): MenuItem => ({ ...menuItemSchema.parse({ id: 'x', label: 'X', type: 'route', action: '/x' }), ...condition })
const viewer: MenuViewer = { roles: [{ id: 2 }, { id: 4 }], permissions: [{ name: 'liens.create', restrictions: [] }], isSubscribed: false }

function isShown(condition: Partial<MenuItem>, who: MenuViewer = viewer, settings: object = {}): boolean {
  const menus = [{ id: 'm', name: 'M', positions: ['auth-dropdown' as const], items: [item(condition)] }]
  return visibleMenuItems({ ...settings, menus }, 'auth-dropdown', who).length === 1
}

describe('a menu entry', () => {
  it('shows to everybody without conditions, at its menu’s positions only', () => {
    expect(isShown({})).toBe(true)
    expect(visibleMenuItems({ menus: [{ id: 'm', name: 'M', positions: ['mobile-bottom'], items: [item({})] }] }, 'auth-dropdown', viewer)).toEqual([])
  })

  it('shows to those who hold all its roles', () => {
    expect([isShown({ roles: [2, 4] }), isShown({ roles: [2, 7] })]).toEqual([true, false])
  })

  it('shows to those who hold all its permissions, itself or as administrator', () => {
    expect([isShown({ permissions: ['liens.create'] }), isShown({ permissions: ['liens.create', 'admin.access'] })]).toEqual([true, false])
    expect(isShown({ permissions: ['admin.access'] }, { ...viewer, permissions: [{ name: 'admin', restrictions: [] }] })).toBe(true)
  })

  it('shows under its settings condition', () => {
    const condition = { settings: { name: 'billing.enable' } }
    expect([isShown(condition, viewer, { billing: { enable: true } }), isShown(condition, viewer, { billing: { enable: false } }), isShown(condition)]).toEqual([true, false, false])
    expect(isShown({ settings: { name: 'billing.enable', value: false } }, viewer, { billing: { enable: false } })).toBe(true)
  })

  it('shows to subscribers, or to those who are none', () => {
    expect([isShown({ subscriptionStatus: 'subscribed' }), isShown({ subscriptionStatus: 'unsubscribed' })]).toEqual([false, true])
    expect(isShown({ subscriptionStatus: 'subscribed' }, { ...viewer, isSubscribed: true })).toBe(true)
  })
})
