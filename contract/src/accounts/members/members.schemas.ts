import { z } from 'zod'
import { id, line } from '../../core/input.ts'
import { versionView } from '../../core/version.ts'
import { emailSchema } from '../auth/auth.schemas.ts'
import {
  permissionView,
  PERSON_NAME_MAX_LENGTH,
  roleView,
  usernameSchema,
} from '../users/users.schemas.ts'
import { MEMBER_STATES } from './members.list.ts'

/** An invitation is good for so long; afterwards the member asks for a new password as anybody does. */
export const INVITATION_DAYS = 7

/** As many roles as an account may have at once. */
export const MOST_ROLES_OF_MEMBER = 50

/** An account as those who manage them see it in the list. */
export const memberRow = z.object({
  id: z.number(),
  version: versionView,
  username: z.string(),
  /** First and last name where given, else the username. */
  name: z.string(),
  image: z.string().nullable(),
  email: z.string(),
  roles: z.array(roleView),
  state: z.enum(MEMBER_STATES),
  is_premium: z.boolean(),
  created_at: z.string(),
  /** To some minutes; null for who never came in. */
  last_seen_at: z.string().nullable(),
  /** The reader's own. */
  is_own: z.boolean(),
  can: z.object({
    /** Nobody acts on somebody who may do more. */
    manage: z.boolean(),
    delete: z.boolean(),
  }),
})
export type MemberRow = z.infer<typeof memberRow>

const personName = line({ max: PERSON_NAME_MAX_LENGTH, tooLong: 'This name is too long.' })
  .nullable()
  .default(null)
  .transform((text) => text || null)

export const createMemberForm = z.object({
  email: emailSchema,
  username: usernameSchema,
  first_name: personName,
  last_name: personName,
  /** Besides those that every account gets; only such whose rights the caller has. */
  roles: z.array(id).max(MOST_ROLES_OF_MEMBER).default([]),
})
export type CreateMemberForm = z.output<typeof createMemberForm>

/** A role that somebody may hand out, or why they may not. */
export const givenRoleView = roleView.extend({
  description: z.string().nullable(),
  /** Every account gets it. */
  is_default: z.boolean(),
  permissions: z.array(permissionView),
  /** Whether the reader has every right that it gives. */
  can_give: z.boolean(),
})
export type GivenRoleView = z.infer<typeof givenRoleView>
