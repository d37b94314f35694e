import { type Permission, type PermissionHolder, restrictionValue } from './permissions.ts'

/**
 * How many of a thing one owner may have: `most` binds everybody, `restriction` is set by the roles; of both, the smaller.
 * Declared where the endpoints are, so that what an endpoint may use up is seen beside who may call it.
 */
export interface Quota<Name extends string = string> {
  readonly name: Name
  readonly most?: number
  readonly restriction?: { readonly permission: Permission; readonly name: string }
}

export function defineQuota<const Name extends string>(quota: Quota<Name>): Quota<Name> {
  return quota
}

/** The limit for this holder, or null where nothing limits. */
export function quotaLimit(holder: PermissionHolder, quota: Quota): number | null {
  const byRole = quota.restriction
    ? restrictionValue(holder, quota.restriction.permission, quota.restriction.name)
    : null
  const limits = [byRole, quota.most ?? null].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.min(...limits)
}
