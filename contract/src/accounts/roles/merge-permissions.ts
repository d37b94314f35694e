import type { GrantedPermission, Restriction } from '../../core/permissions.ts'

/**
 * What somebody may do who has several roles: everything that one of them allows, under the most generous limits.
 * No limit, in whichever role, means no limit.
 */
export function mergePermissions(granted: readonly GrantedPermission[]): GrantedPermission[] {
  const merged = new Map<string, GrantedPermission>()
  for (const permission of granted) {
    const known = merged.get(permission.name)
    merged.set(
      permission.name,
      known
        ? {
            name: permission.name,
            restrictions: mostGenerous(known.restrictions, permission.restrictions),
          }
        : permission,
    )
  }
  return [...merged.values()]
}

/** A limit that one side does not name does not bind there: only limits named by both are left, with the higher value. */
function mostGenerous(left: readonly Restriction[], right: readonly Restriction[]): Restriction[] {
  return left.flatMap(({ name, value }) => {
    const other = right.find((candidate) => candidate.name === name)
    if (!other) return []
    return [
      { name, value: value === null || other.value === null ? null : Math.max(value, other.value) },
    ]
  })
}
