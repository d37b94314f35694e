import { describe, expect, it } from 'vitest'
import { hasPermission, PERMISSIONS, restrictionValue } from './permissions.ts'
import { quotaLimit } from './quota.ts'

const holder = (
  ...permissions: { name: string; restrictions?: { name: string; value: number | null }[] }[]
) => ({
  permissions: permissions.map(({ name, restrictions = [] }) => ({ name, restrictions })),
})

describe('a permission', () => {
  it('is held by name', () => {
    expect(hasPermission(holder({ name: 'titles.view' }), 'titles.view')).toBe(true)
    expect(hasPermission(holder({ name: 'titles.view' }), 'titles.update')).toBe(false)
  })

  it('is implied by admin, every one of them', () => {
    for (const name of PERMISSIONS)
      expect(hasPermission(holder({ name: 'admin' }), name)).toBe(true)
  })

  it('of the administration does not make an administrator', () => {
    expect(hasPermission(holder({ name: 'admin.access' }), 'admin')).toBe(false)
  })
})

describe('a quota', () => {
  const limited = holder({
    name: 'liens.create',
    restrictions: [
      { name: 'pending', value: 200 },
      { name: 'daily', value: null },
    ],
  })

  it('is the value of a restriction on a permission', () => {
    expect(restrictionValue(limited, 'liens.create', 'pending')).toBe(200)
    expect([
      restrictionValue(limited, 'liens.create', 'daily'),
      restrictionValue(limited, 'liens.create', 'other'),
      restrictionValue(limited, 'nzb.create', 'pending'),
    ]).toEqual([null, null, null])
  })

  it('never limits administrators', () => {
    expect(
      restrictionValue(
        holder(
          { name: 'admin' },
          { name: 'liens.create', restrictions: [{ name: 'pending', value: 1 }] },
        ),
        'liens.create',
        'pending',
      ),
    ).toBeNull()
  })

  it('is the smaller of what binds everybody and what the roles allow', () => {
    const restriction = { permission: 'liens.create', name: 'pending' } as const
    expect([
      quotaLimit(limited, { name: 'by role', restriction }),
      quotaLimit(limited, { name: 'both', restriction, most: 20 }),
      quotaLimit(limited, { name: 'both', restriction, most: 500 }),
      quotaLimit(limited, { name: 'none' }),
      quotaLimit(holder({ name: 'admin' }), { name: 'both', restriction, most: 20 }),
    ]).toEqual([200, 20, 200, null, 20])
  })
})
