import { z } from 'zod'
import { flag, id, line, moment } from '../../core/input.ts'
import { seenVersion } from '../../core/version.ts'
import { SANCTION_STOPS } from '../../community/sanctions/sanction-kinds.ts'
import { accessTokenView } from '../access-tokens/access-tokens.schemas.ts'
import { emailSchema } from '../auth/auth.schemas.ts'
import { grantedPermissions } from '../roles/granted-permissions.schemas.ts'
import { sessionView } from '../sessions/sessions.schemas.ts'
import { permissionView, updateUserForm, usernameSchema } from '../users/users.schemas.ts'
import { memberRow, MOST_ROLES_OF_MEMBER } from './members.schemas.ts'

export const REASON_MAX_LENGTH = 500

/** An account with all that its editor shows but for what opens it. */
export const memberSheet = memberRow.extend({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  timezone: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  last_login_at: z.string().nullable(),
  /** Null: never invited to choose one, or by other means. */
  has_password: z.boolean(),
  premium: z.object({
    /** Given by staff, besides what roles and plans give. */
    is_given: z.boolean(),
    until: z.string().nullable(),
    by_role: z.boolean(),
    by_plan: z.boolean(),
  }),
  /** Since when and until when the account is closed; null where it is open. */
  suspended: z.object({ at: z.string(), until: z.string().nullable() }).nullable(),
  /** What it may not do for now besides. */
  stopped: z.array(z.object({ what: z.enum(SANCTION_STOPS), until: z.string().nullable() })),
  /** Given to this account alone. */
  own_permissions: z.array(permissionView),
})
export type MemberSheet = z.infer<typeof memberSheet>
export const memberAnswer = z.object({ member: memberSheet })

/** Fields left out stay as they are. */
export const memberDetailsForm = updateUserForm
  .pick({ first_name: true, last_name: true, language: true, country: true, timezone: true })
  .extend({
    username: usernameSchema.optional(),
    /** Given by staff; roles and plans stay. */
    is_premium: flag.optional(),
    /** Null: until it is taken away. */
    premium_until: moment('Please choose a day that is to come.').nullable().optional(),
    ...seenVersion.shape,
  })
export type MemberDetailsForm = z.output<typeof memberDetailsForm>

export const memberEmailForm = z.object({ email: emailSchema })

const roleIds = z.array(id).max(MOST_ROLES_OF_MEMBER)
export const memberPermissionsForm = z.object({
  roles: roleIds,
  permissions: grantedPermissions,
  /** What was seen: other rights by now are a conflict, although they make no version of the account. */
  roles_seen: roleIds,
  permissions_seen: grantedPermissions,
  ...seenVersion.shape,
})
export type MemberPermissionsForm = z.output<typeof memberPermissionsForm>

/** What opens an account, and where it is open. */
export const memberSecurity = z.object({
  has_password: z.boolean(),
  two_factor_confirmed_at: z.string().nullable(),
  passkeys_count: z.number(),
  social_profiles: z.array(z.object({ service_name: z.string(), username: z.string() })),
  sessions: z.array(sessionView),
  tokens: z.array(accessTokenView),
})
export type MemberSecurity = z.infer<typeof memberSecurity>
export const securityAnswer = z.object({ security: memberSecurity })

export const twoFactorOffForm = z.object({
  /** In the history of the account. */
  reason: line({
    max: REASON_MAX_LENGTH,
    missing: 'Please say why.',
    tooLong: 'This text is too long.',
  }),
})
