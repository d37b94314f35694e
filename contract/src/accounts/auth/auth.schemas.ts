import { z } from 'zod'
import { usernameSchema } from '../users/users.schemas.ts'

export const PASSWORD_MIN_LENGTH = 8
/** Hashing is slow on purpose: nobody may make the server hash a novel. */
export const PASSWORD_MAX_LENGTH = 200
export const EMAIL_MAX_LENGTH = 254

export const emailSchema = z
  .string('Please enter an email address.')
  .trim()
  .min(1, 'Please enter an email address.')
  .max(EMAIL_MAX_LENGTH, 'This email address is too long.')
  .pipe(z.email('Please enter a valid email address.'))

/** A password as it is typed to log in or to confirm: its rules were checked when it was chosen. */
export const givenPasswordSchema = z
  .string('Please enter a password.')
  .min(1, 'Please enter a password.')
  .max(PASSWORD_MAX_LENGTH, 'This password is too long.')

/** A password as it is chosen. That it is not a common one is checked by the server, which knows the list. */
export const newPasswordSchema = z
  .string('Please enter a password.')
  .min(1, 'Please enter a password.')
  .min(PASSWORD_MIN_LENGTH, 'The password must have at least 8 characters.')
  .max(PASSWORD_MAX_LENGTH, 'This password is too long.')

export const loginForm = z.object({
  email: emailSchema,
  password: givenPasswordSchema,
  /** Stay signed in for a month; otherwise the session ends with the browser or after 12 hours without a call. */
  remember: z.boolean().default(false),
  /** Answer of the human check, where one is asked for. */
  token: z.string().max(10_000).optional(),
})

export const registrationForm = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    password_confirmation: z
      .string('Please confirm the password.')
      .min(1, 'Please confirm the password.')
      .max(PASSWORD_MAX_LENGTH),
    /** Accepted policies by their id: `{ terms: true }`. */
    policies: z.record(z.string().max(64), z.boolean()).default({}),
    invite_id: z.string().max(64).optional(),
    token: z.string().max(10_000).optional(),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'The two passwords do not match.',
  })

export const REGISTRATION_STATUSES = ['success', 'needs_email_verification'] as const
