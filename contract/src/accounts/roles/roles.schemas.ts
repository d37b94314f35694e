import { z } from 'zod'
import { flag, id, line, wholeNumber } from '../../core/input.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { permissionView } from '../users/users.schemas.ts'
import { grantedPermissions } from './granted-permissions.schemas.ts'

export const ROLE_NAME_MAX_LENGTH = 60
export const ROLE_DESCRIPTION_MAX_LENGTH = 300
/** Of those who have a role, so many are counted. */
export const MOST_COUNTED_MEMBERS = 10_000
export const LAST_ROLE_PLACE = 999

/** Roles that the site cannot do without. */
export const LASTING_ROLES: readonly string[] = ['guest', 'admin']

export const roleView = z.object({
  id: z.number(),
  version: versionView,
  /** Of roles that ship. */
  key: z.string().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  /** Every new account gets it. */
  is_default: z.boolean(),
  /** Where it stands among the others, from the front. */
  position: z.number(),
  permissions: z.array(permissionView),
  members_count: z.number(),
  /** There are more than were counted. */
  members_count_is_minimum: z.boolean(),
  can: z.object({
    /** Nobody defines a role with rights that they lack. */
    update: z.boolean(),
    delete: z.boolean(),
  }),
})
export type RoleView = z.infer<typeof roleView>
export const roleAnswer = z.object({ role: roleView })

export const roleForm = z.object({
  name: line({
    max: ROLE_NAME_MAX_LENGTH,
    missing: 'Please enter a name.',
    tooLong: 'This name is too long.',
  }),
  description: line({ max: ROLE_DESCRIPTION_MAX_LENGTH, tooLong: 'This text is too long.' })
    .nullable()
    .default(null)
    .transform((text) => text || null),
  is_default: flag.default(false),
  position: wholeNumber({ most: LAST_ROLE_PLACE }).default(100),
  permissions: grantedPermissions.default([]),
})
export type RoleForm = z.output<typeof roleForm>
export const updateRoleForm = roleForm.extend(seenVersion.shape)

export const deleteRoleForm = seenVersion.extend({
  /** What its members get instead; null: they keep their other roles. Needed where it has any. */
  replacement_id: id.nullable().optional(),
})
export type DeleteRoleForm = z.output<typeof deleteRoleForm>
