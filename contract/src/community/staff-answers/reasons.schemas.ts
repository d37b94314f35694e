import { text } from '../../core/input.ts'

/** Of what staff tell a member about a decision. */
export const REASON_MAX_LENGTH = 1_000

/** Why staff decided something, in words that the member reads; empty where nothing is to be said. */
export const toldReason = text({ max: REASON_MAX_LENGTH, tooLong: 'This text is too long.' })
  .nullish()
  .transform((reason) => reason || null)

/** The same, where the member has to be told something. */
export const neededReason = text({
  max: REASON_MAX_LENGTH,
  missing: 'Please say why: the member reads it.',
  tooLong: 'This text is too long.',
})
