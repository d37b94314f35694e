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
