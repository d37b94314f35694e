import { type GrantedPermission, hasPermission, type Restriction } from '../../core/permissions.ts'

/**
 * What somebody may do who looks through a role: what both the account and the role allow, under the stricter of their
 * limits. Never more than either.
 */
export function narrowPermissions(
  own: readonly GrantedPermission[],
  role: readonly GrantedPermission[],
): readonly GrantedPermission[] {
  if (hasPermission({ permissions: own }, 'admin')) return role
  if (hasPermission({ permissions: role }, 'admin')) return own
  return own.flatMap((held) => {
    const given = role.find(({ name }) => name === held.name)
    if (!given) return []
    return [{ name: held.name, restrictions: strictest(held.restrictions, given.restrictions) }]
  })
}

/** A limit that either side names binds, with the lower value. */
function strictest(left: readonly Restriction[], right: readonly Restriction[]): Restriction[] {
  const names = new Set([...left, ...right].map(({ name }) => name))
  return [...names].map((name) => {
    const values = [...left, ...right].flatMap((limit) =>
      limit.name === name && limit.value !== null ? [limit.value] : [],
    )
    return { name, value: values.length > 0 ? Math.min(...values) : null }
  })
}
