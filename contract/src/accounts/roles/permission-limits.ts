import type { Permission } from '../../core/permissions.ts'

/** The limits that each permission can have: of what, and in which unit. */
export const PERMISSION_LIMITS = {
  'liens.create': { pending: 'count' },
  'nzb.create': { pending: 'count' },
  'comments.create': { day: 'count' },
  'reviews.create': { day: 'count' },
  'reports.create': { open: 'count' },
  'lists.create': { count: 'count' },
  'requests.create': { open: 'count' },
  'files.create': { size: 'bytes', space: 'bytes' },
  'workspaces.create': { count: 'count', members: 'count' },
} as const satisfies { readonly [Name in Permission]?: Readonly<Record<string, LimitUnit>> }

export type LimitUnit = 'count' | 'bytes'

/** Names and units of the limits of a permission. */
export const limitsOf = (name: Permission): readonly (readonly [string, LimitUnit])[] =>
  Object.entries(
    (PERMISSION_LIMITS as Partial<Record<Permission, Record<string, LimitUnit>>>)[name] ?? {},
  )
