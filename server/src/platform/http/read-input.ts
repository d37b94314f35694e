import {
  describeFaults,
  type FindLabel,
  type TranslateLine,
} from '@mediatheque/contract/core/describe-faults.ts'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/**
 * Reads input by a schema; what is wrong with it is said in the reader's language.
 * @throws AppError validation
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  t: TranslateLine,
  findLabel?: FindLabel,
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError('validation', {
    fields: describeFaults(schema, value, t, findLabel) ?? {},
    cause: result.error,
  })
}
