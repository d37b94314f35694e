import {
  type SanctionStop,
  STOPPED_PERMISSIONS,
} from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import type { GrantedPermission } from '@mediatheque/contract/core/permissions.ts'
import type { UserRow } from './users.repository.ts'

/** A part of the site that is closed to an account, until a moment or for ever. */
export interface Stop {
  readonly what: SanctionStop
  /** As JSON writes moments. */
  readonly until: string | null
}

/** What is in force of what was decided about an account. */
export interface Standing {
  readonly bannedAt: Date | null
  /** Null: for ever, where it is closed. */
  readonly bannedUntil: Date | null
  readonly stops: readonly Stop[]
  readonly openNotices: number
}

/** Since when an account is closed; null where it is open, or open again by its time. */
export function bannedSince(
  { banned_at, banned_until }: Pick<UserRow, 'banned_at' | 'banned_until'>,
  now: Date,
): Date | null {
  return banned_until !== null && banned_until <= now ? null : banned_at
}

/** What an account may not do at a moment. */
export function stopsOf({ stops }: Pick<UserRow, 'stops'>, now: Date): Stop[] {
  const moment = now.toISOString()
  return (stops as unknown as Stop[]).filter(({ until }) => until === null || until > moment)
}

/** What is left of the rights of an account at a moment. */
export function permissionsLeft(
  row: Pick<UserRow, 'stops'>,
  permissions: readonly GrantedPermission[],
  now: Date,
): readonly GrantedPermission[] {
  const stops = stopsOf(row, now)
  if (stops.length === 0) return permissions
  const taken = new Set<string>(stops.flatMap(({ what }) => STOPPED_PERMISSIONS[what]))
  return permissions.filter(({ name }) => !taken.has(name))
}
