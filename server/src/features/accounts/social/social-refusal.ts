import { AppError } from '../../../platform/http/app-error.ts'
import type { LineValues } from '@mediatheque/contract/site/localizations/format-line.ts'

/** A login or connection that ends with a reason for its reader: the key of a language line. */
export class SocialRefusal extends Error {
  readonly values: LineValues

  constructor(message: string, values: LineValues = {}, cause?: unknown) {
    super(message, { cause })
    this.name = 'SocialRefusal'
    this.values = values
  }
}

const OVER = 'This login took too long or was answered already. Please start again.'

/** The answer to who comes back too late, or a second time. */
export const answerIsOver = () => new SocialRefusal(OVER)

/** The same, of what was to follow. */
export const flowIsOver = () => new AppError('gone', { message: OVER })
