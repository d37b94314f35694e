import { restrictionValue } from '../../core/permissions.ts'
import { describe, expect, it } from 'vitest'
import { mergePermissions } from './merge-permissions.ts'

const create = (...restrictions: { name: string; value: number | null }[]) => ({
  name: 'liens.create',
  restrictions,
})
const limitOf = (...granted: Parameters<typeof mergePermissions>[0]) =>
  restrictionValue({ permissions: mergePermissions(granted) }, 'liens.create', 'pending')

describe('merged permissions', () => {
  it('are those of all roles, each once', () => {
    const names = mergePermissions([
      create(),
      { name: 'titles.view', restrictions: [] },
      create(),
    ]).map(({ name }) => name)
    expect(names).toEqual(['liens.create', 'titles.view'])
  })

  it('take the highest limit', () => {
    expect(
      limitOf(create({ name: 'pending', value: 20 }), create({ name: 'pending', value: 200 })),
    ).toBe(200)
  })

  it('have no limit when a role says null', () => {
    expect(
      limitOf(create({ name: 'pending', value: null }), create({ name: 'pending', value: 200 })),
    ).toBeNull()
  })

  it('have no limit when a role grants the permission without one', () => {
    expect(limitOf(create({ name: 'pending', value: 20 }), create())).toBeNull()
    expect(
      limitOf(
        create(),
        create({ name: 'pending', value: 20 }),
        create({ name: 'pending', value: 30 }),
      ),
    ).toBeNull()
  })

  it('keep the limit of the only role that grants the permission', () => {
    expect(
      limitOf(create({ name: 'pending', value: 0 }), { name: 'titles.view', restrictions: [] }),
    ).toBe(0)
  })
})
