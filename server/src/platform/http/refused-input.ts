import { AppError } from './app-error.ts'

/** Numbers, texts and dates that a column cannot hold (class 22), and what a check constraint refuses. */
const UNFIT = /^(22[0-9A-Z]{3}|23514)$/
/**
 * Something that has to be there was deleted meanwhile, or something that may be there once was made meanwhile, or two
 * waited for each other, or one for too long: of those one is done, and the other is free to try again.
 */
const MEANWHILE = ['23503', '23505', '40P01', '55P03']

/**
 * What the database refuses because of what it was given: a schema let it through. The caller is answered as if the schema
 * had not; who reads the log sees what to close there.
 */
export function refusedInput(error: unknown): AppError | undefined {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  if (typeof code !== 'string' || severity !== 'ERROR') return undefined
  if (UNFIT.test(code)) return new AppError('validation', { cause: error })
  return MEANWHILE.includes(code) ? new AppError('conflict', { cause: error }) : undefined
}
