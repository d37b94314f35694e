import { AppError, fieldError } from '../../../../platform/http/app-error.ts'

export type ServiceFault = 'unknown id' | 'key refused' | 'too many' | 'service down'

/** The English line of each, for who asked. */
export const FAULT_LINES: Readonly<Record<ServiceFault, string>> = {
  'unknown id': 'The outside database knows nothing by this id.',
  'key refused':
    'The outside database refuses the key of this site. It is entered in the settings.',
  'too many': 'The outside database was asked too often. Please try again in a minute.',
  'service down': 'The outside database does not answer as it should. Please try again later.',
}

/** An outside database could not be asked, or said no. */
export class OutsideServiceError extends Error {
  override readonly name = 'OutsideServiceError'
  readonly fault: ServiceFault
  /** What was seen, without its address and keys: `tmdb: answered 503`. */
  readonly detail: string

  constructor(fault: ServiceFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause })
    this.fault = fault
    this.detail = detail
  }
}

/** Says what went wrong at a field of the form. */
export async function sayingAt<Result>(field: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error
    const { fields, message } = fieldError(field, FAULT_LINES[error.fault])
    throw new AppError('validation', { ...(fields && { fields }), message, cause: error })
  }
}
