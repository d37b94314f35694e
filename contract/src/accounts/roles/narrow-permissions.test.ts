import { describe, expect, it } from 'vitest'
import { narrowPermissions } from './narrow-permissions.ts'

const ADMIN = { name: 'admin', restrictions: [] }
const right = (name: string, ...restrictions: { name: string; value: number | null }[]) => ({
  name,
  restrictions,
})
const pending = (value: number | null) => right('liens.create', { name: 'pending', value })

describe('narrowed permissions', () => {
  it('are those of both sides, and no others', () => {
    expect(
      narrowPermissions(
        [right('roles.update'), right('titles.view')],
        [right('titles.view'), right('users.delete')],
      ),
    ).toEqual([right('titles.view')])
  })

  it('are those of the role for an administrator, and of the account through the role of administrators', () => {
    expect(narrowPermissions([ADMIN], [pending(5)])).toEqual([pending(5)])
    expect(narrowPermissions([pending(5)], [ADMIN])).toEqual([pending(5)])
    expect(narrowPermissions([ADMIN], [ADMIN])).toEqual([ADMIN])
    expect(narrowPermissions([ADMIN], [])).toEqual([])
  })

  it('take the lowest limit, whichever side names it', () => {
    expect(narrowPermissions([pending(20)], [pending(5)])).toEqual([pending(5)])
    expect(narrowPermissions([pending(20)], [right('liens.create')])).toEqual([pending(20)])
    expect(narrowPermissions([right('liens.create')], [pending(0)])).toEqual([pending(0)])
    expect(narrowPermissions([pending(null)], [pending(5)])).toEqual([pending(5)])
    expect(narrowPermissions([pending(null)], [pending(null)])).toEqual([pending(null)])
  })
})
