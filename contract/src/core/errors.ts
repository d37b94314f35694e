import { z } from 'zod'
import { staleRecord } from './version.ts'
import { withdrawnView } from './withdrawn.ts'

/** Codes of the errors that the server throws on purpose, with their HTTP status. */
export const ERROR_STATUS = {
  badRequest: 400,
  validation: 422,
  unauthenticated: 401,
  forbidden: 403,
  accountSuspended: 403,
  emailUnverified: 403,
  passwordConfirmationRequired: 423,
  notFound: 404,
  requestTimeout: 408,
  conflict: 409,
  gone: 410,
  payloadTooLarge: 413,
  addressTooLong: 414,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  headersTooLarge: 431,
  unavailable: 503,
  noRoom: 507,
  internal: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Messages by field, in dot notation (`prices.0.amount`). */
export type FieldErrors = Record<string, string[]>

/** The default message of every failure without one of its own. */
export const DEFAULT_ERROR_MESSAGE = 'There was an issue. Please try again.'

/** Body of every refused call. `errors` comes with 422 only. */
export const errorBodySchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  code: z.string().optional(),
  /** With code `conflict`, where it is about what the caller had seen: what changed since, as far as that is told. */
  conflicts: z.array(staleRecord).optional(),
  /** With code `gone`: what was there, and why it is no more. */
  withdrawn: withdrawnView.optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema> & {
  /** Of a failure of the server, for those who may read its logs and while developing. */
  readonly exception?: string
  readonly trace?: readonly string[]
}
