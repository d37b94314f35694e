import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../core/permissions.ts'
import { limitsOf } from './permission-limits.ts'
import { LIMIT_NAMES, PERMISSION_GROUPS } from './permission-groups.ts'

describe('the words for permissions', () => {
  it('are there for each of them, once', () => {
    const named = PERMISSION_GROUPS.flatMap(({ permissions }) => Object.keys(permissions))
    expect(named.toSorted()).toEqual([...PERMISSIONS].toSorted())
  })

  it('are there for each limit', () => {
    const limits = PERMISSIONS.flatMap((name) =>
      limitsOf(name).map(([limit]) => `${name} ${limit}`),
    )
    expect(Object.keys(LIMIT_NAMES).toSorted()).toEqual(limits.toSorted())
  })
})
