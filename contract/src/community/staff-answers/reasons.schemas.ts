import { z } from 'zod'
import { id, text } from '../../core/input.ts'
import { REASON_MAX_LENGTH } from './answer-uses.ts'

const tooLong = 'This text is too long.'
const reason = text({ max: REASON_MAX_LENGTH, tooLong })
const missing = 'Please say why: the member reads it.'

/** The canned answer that the words were taken from: whoever reads another language gets it in that. */
const answer_id = id.nullish().transform((value) => value ?? null)

/** Why staff decided something, in words that the member reads; null where nothing is to be said. */
export const toldReason = z.object({
  reason: reason.nullish().transform((words) => words || null),
  answer_id,
})
export type ToldReason = z.output<typeof toldReason>

/** The same, where the member has to be told something. */
export const neededReason = z.object({
  reason: text({ max: REASON_MAX_LENGTH, missing, tooLong }),
  answer_id,
})
export type NeededReason = z.output<typeof neededReason>
