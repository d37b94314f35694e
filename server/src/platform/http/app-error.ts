import {
  DEFAULT_ERROR_MESSAGE,
  ERROR_STATUS,
  type ErrorCode,
  type FieldErrors,
} from '@mediatheque/contract/core/errors.ts'

const DEFAULT_MESSAGES: Readonly<Record<ErrorCode, string>> = {
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You do not have permission to do this.',
  accountSuspended: 'This account is suspended.',
  emailUnverified: 'Please verify your email address to continue.',
  notFound: 'Not found',
  gone: 'This is no longer there.',
  conflict: 'This was changed meanwhile. Please load it again.',
  passwordConfirmationRequired: 'Please confirm your password to continue.',
  tooManyRequests: 'Too many attempts. Please try again later.',
  validation: 'The given data was invalid.',
  badRequest: 'This call could not be read.',
  requestTimeout: 'This took too long to arrive. Please try again.',
  payloadTooLarge: 'This is too large.',
  addressTooLong: 'This address is too long.',
  headersTooLarge: 'The address or what was sent along with it is too long.',
  unsupportedMediaType: 'This cannot be read in the form in which it was sent.',
  unavailable: 'There is too much to do right now. Please try again in a moment.',
  noRoom: 'The server has no room left. What is there can be read; please try again later.',
  internal: DEFAULT_ERROR_MESSAGE,
}

/**
 * A refusal on purpose: its message reaches the user, the code decides the HTTP status.
 * Anything else thrown is a fault and answers 500 with the default message.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly details: Record<string, unknown> | undefined
  /** Without words of its own the code says all. */
  readonly isWorded: boolean

  constructor(
    code: ErrorCode,
    options: {
      message?: string
      fields?: FieldErrors
      details?: Record<string, unknown>
      cause?: unknown
    } = {},
  ) {
    const firstField = options.fields && Object.values(options.fields)[0]?.[0]
    super(options.message ?? firstField ?? DEFAULT_MESSAGES[code], { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.details = options.details
    this.isWorded = options.message !== undefined
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** A 422 about one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('validation', { fields: { [field]: [message] } })
}
