import { z } from 'zod'
import { line } from '../../core/input.ts'
import { readersLanguage } from '../../core/language-code.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { accessTokenView } from '../access-tokens/access-tokens.schemas.ts'

export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 32
export const USERNAME_PATTERN = /^[A-Za-z0-9_.-]+$/

/** Letters, digits, `_`, `.` and `-`; unique without regard to case. */
export const usernameSchema = line({
  max: USERNAME_MAX_LENGTH,
  missing: 'Please enter a username.',
  tooLong: 'The username may have at most 32 characters.',
})
  .min(USERNAME_MIN_LENGTH, 'The username must have at least 3 characters.')
  .regex(
    USERNAME_PATTERN,
    'The username may only have letters, digits, dots, dashes and underscores.',
  )

export const roleView = z.object({ id: z.number(), name: z.string() })

export const permissionView = z.object({
  name: z.string(),
  restrictions: z.array(z.object({ name: z.string(), value: z.number().nullable() })),
})

/** Badges of the user menu and the profile; the first that fits is shown (shell §2). */
export const ROLE_BADGES = ['Admin', 'MODO', 'Uploader', 'Team', 'PREMIUM', 'User'] as const
export type RoleBadge = (typeof ROLE_BADGES)[number]

/** What everybody may know about an account. */
export const publicUserView = z.object({
  id: z.number(),
  username: z.string(),
  /** First and last name where given, else the username. */
  name: z.string(),
  image: z.string().nullable(),
  created_at: z.string(),
  roles: z.array(roleView),
  role_badge: z.enum(ROLE_BADGES),
  IsPremium: z.boolean(),
})
export type PublicUserView = z.infer<typeof publicUserView>

/** What only the account itself, and those who manage accounts, may know. */
export const privateUserFields = z.object({
  version: versionView,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  banned_at: z.string().nullable(),
  timezone: z.string().nullable(),
  language: z.string().nullable(),
  country: z.string().nullable(),
  permissions: z.array(permissionView),
  subscriptions: z.array(z.object({ valid: z.boolean(), active: z.boolean() })),
  /** False where only other services, or passkeys, open the account. */
  has_password: z.boolean(),
  /** Somebody else may have chosen the username, before the owner of the address came. */
  may_choose_username: z.boolean(),
  /** Somebody came in by a recovery code: the next password ends access tokens and linked services unasked. */
  is_recovered: z.boolean(),
  /** `debrid_link`: links are turned into direct ones without being asked to. */
  more_info: z.object({ debrid_link: z.boolean() }),
  unread_notifications_count: z.number(),
  /** Warnings and partial suspensions that the member has not said to have read. */
  open_notices_count: z.number(),
  social_profiles: z.array(z.object({ service_name: z.string(), username: z.string() })),
  tokens: z.array(accessTokenView),
  two_factor_confirmed_at: z.string().nullable(),
  two_factor_recovery_codes: z.array(z.string()),
  HostsAcc: z.array(z.unknown()),
  debridors: z.array(z.object({ provider: z.number(), api: z.string() })),
})

export const currentUserView = publicUserView.extend(privateUserFields.shape)
export type CurrentUserView = z.infer<typeof currentUserView>

/** Private fields are there for the account itself and for holders of `users.update`. */
export const userView = publicUserView.extend(privateUserFields.partial().shape)
export type UserView = z.infer<typeof userView>

export const PERSON_NAME_MAX_LENGTH = 60

/** A text that may be left empty, which is the same as none. */
const optionalText = (maxLength: number, message: string) =>
  line({ max: maxLength, tooLong: message })
    .nullable()
    .transform((text) => text || null)

const personName = optionalText(PERSON_NAME_MAX_LENGTH, 'This name is too long.')

/** Fields left out stay as they are; an empty one is taken away. */
export const updateUserForm = z
  .object({
    first_name: personName,
    last_name: personName,
    /** Null takes the picture away; uploading one is a call of its own. */
    image: line({ max: 2_000, tooLong: 'Please select an image.' }).nullable(),
    language: readersLanguage().nullable(),
    /** ISO 3166-1 alpha-2. */
    country: optionalText(2, 'Please choose a country of the list.'),
    /** A name of the time zone database: `Europe/Paris`. */
    timezone: optionalText(64, 'Please choose a time zone of the list.'),
    more_info: z.object({ debrid_link: z.boolean() }).partial(),
  })
  .partial()
  .extend(seenVersion.shape)

export const chooseUsernameForm = z.object({ username: usernameSchema })

/** The role of visitors who are not logged in. */
export const guestRoleView = roleView.extend({ permissions: z.array(permissionView) })
export type GuestRoleView = z.infer<typeof guestRoleView>
