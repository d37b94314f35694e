import { z } from 'zod'

/** What can be tried out with the settings as they are saved. */
export const CONNECTION_TESTS = [
  'mail',
  'bucket',
  'human_check',
  'social_google',
  'social_facebook',
  'social_twitter',
  'social_envato',
  'payments_stripe',
  'payments_paypal',
  'push',
  'replica',
] as const
export type ConnectionTestName = (typeof CONNECTION_TESTS)[number]

export const connectionTestForm = z.object({ test: z.enum(CONNECTION_TESTS) })

/**
 * - `works`: it does what it is for
 * - `not_set_up`: there is nothing to try out
 * - `refused`: it answers, and does not accept what is set here
 * - `down`: it does not answer, or not as it should
 * - `open`: it answers, and leaves open whether it accepts what is set here
 */
export const CONNECTION_STATES = ['works', 'not_set_up', 'refused', 'down', 'open'] as const

export const connectionOutcome = z.object({
  state: z.enum(CONNECTION_STATES),
  /** In the reader's language. */
  said: z.string(),
  /** In the words of the other side, without secrets. */
  detail: z.string().nullable(),
  took_ms: z.number(),
})
export type ConnectionOutcome = z.infer<typeof connectionOutcome>
