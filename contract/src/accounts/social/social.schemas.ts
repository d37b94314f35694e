import { z } from 'zod'
import { line, record, token } from '../../core/input.ts'
import { acceptedPoliciesSchema, givenPasswordSchema } from '../auth/auth.schemas.ts'
import { usernameSchema } from '../users/users.schemas.ts'
import { bootstrapData } from '../../site/bootstrap/bootstrap.schemas.ts'

/** Services by which one can log in, in the order of their buttons. */
export const SOCIAL_SERVICES = ['google', 'facebook', 'twitter', 'envato'] as const
export type SocialService = (typeof SOCIAL_SERVICES)[number]

/** Proper names, the same in every language. */
export const SOCIAL_SERVICE_NAMES: Readonly<Record<SocialService, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  envato: 'Envato',
}

/** How long somebody may take at the service, and then for the password. */
export const SOCIAL_FLOW_MINUTES = 10

/** How long somebody new may take to read the policies and to choose a username. */
export const SOCIAL_SIGN_UP_MINUTES = 30

/** `type` of the message by which the pop-up tells its result to the page that opened it. */
export const SOCIAL_MESSAGE_TYPE = 'social-result'

export const SOCIAL_STATUSES = [
  'SUCCESS',
  'ALREADY_LOGGED_IN',
  /** An account has this email address: its password connects the two. */
  'REQUEST_PASSWORD',
  /** Nobody is known by this account there: what a registration asks for has to follow. */
  'SIGN_UP',
  /** A code has to follow. */
  'TWO_FACTOR',
  'ERROR',
] as const

/** What became of a login or a connection. */
export const socialResult = z.object({
  status: z.enum(SOCIAL_STATUSES),
  /** Why not, in the reader's language. */
  message: z.string().optional(),
  // Not `bootstrapData.optional()`: that is a call of its own to the bundler, and would bring every setting onto every page.
  bootstrapData: z.optional(bootstrapData),
})
export type SocialResult = z.infer<typeof socialResult>

export const socialParams = z.object({ service: z.enum(SOCIAL_SERVICES) })

export const socialLoginQuery = z.object({
  /** `1`: stay signed in for a month. */
  remember: token({ max: 5 }).optional(),
  /** An invitation, which opens the registration where it is closed. */
  invite_id: token({ max: 64 }).optional(),
})

export const socialPasswordForm = z.object({ password: givenPasswordSchema })

/** What the service says of somebody new, a username that is free, and what there is to accept. */
export const socialSignUpView = z.object({
  name: z.string(),
  email: z.string(),
  username: z.string(),
  policies: z.array(z.object({ id: z.string(), label: z.string(), url: z.string().nullable() })),
})
export type SocialSignUpView = z.infer<typeof socialSignUpView>

export const socialSignUpForm = z.object({
  username: usernameSchema,
  policies: acceptedPoliciesSchema,
})

/** What services send back; read as it comes, since an answer of another shape is refused later. */
export const socialCallbackQuery = record(
  line({ max: 100 }),
  z.union([line({ max: 4_000 }), z.array(line({ max: 4_000 })).max(20)]),
  50,
)
