import { z } from 'zod'
import { exactText, line, record, token } from '../../core/input.ts'
import { HUMAN_CHECK_TOKEN_MAX_LENGTH } from '../human-check/human-check.schemas.ts'
import { usernameSchema } from '../users/users.schemas.ts'

export const PASSWORD_MIN_LENGTH = 8
/** Hashing is slow on purpose: nobody may make the server hash a novel. */
export const PASSWORD_MAX_LENGTH = 200
export const EMAIL_MAX_LENGTH = 254

export const emailSchema = line({
  max: EMAIL_MAX_LENGTH,
  missing: 'Please enter an email address.',
  tooLong: 'This email address is too long.',
}).pipe(z.email('Please enter a valid email address.'))

/** A password as it is typed to log in or to confirm: its rules were checked when it was chosen. */
export const givenPasswordSchema = exactText({
  max: PASSWORD_MAX_LENGTH,
  missing: 'Please enter a password.',
  tooLong: 'This password is too long.',
})

/** A password as it is chosen. That it is not a common one is checked by the server, which knows the list. */
export const newPasswordSchema = givenPasswordSchema.min(
  PASSWORD_MIN_LENGTH,
  'The password must have at least 8 characters.',
)

/** The same once more, against typing errors. */
export const passwordConfirmationSchema = exactText({
  max: PASSWORD_MAX_LENGTH,
  missing: 'Please confirm the password.',
})

export const loginForm = z.object({
  email: emailSchema,
  password: givenPasswordSchema,
  /** Stay signed in for a month; otherwise the session ends with the browser or after 12 hours without a call. */
  remember: z.boolean().default(false),
  /** Answer of the human check, where one is asked for. */
  token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional(),
})

/** Accepted policies by their id: `{ terms: true }`. */
export const acceptedPoliciesSchema = record(token({ max: 64 }), z.boolean(), 50).default({})

export const registrationForm = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    password_confirmation: passwordConfirmationSchema,
    policies: acceptedPoliciesSchema,
    invite_id: token({ max: 64 }).optional(),
    token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional(),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: 'The two passwords do not match.',
  })

export const REGISTRATION_STATUSES = ['success', 'needs_email_verification'] as const
