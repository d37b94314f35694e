import { z } from 'zod'
import { line, text } from '../../core/input.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { ANSWER_NAME_MAX_LENGTH, ANSWER_USES, REASON_MAX_LENGTH } from './answer-uses.ts'

const tooLong = 'This text is too long.'

export const staffAnswerView = z.object({
  id: z.number(),
  version: versionView,
  /** What staff call it; no member reads it. */
  name: z.string(),
  uses: z.array(z.enum(ANSWER_USES)),
  body: z.string(),
  /** Null: readers of French get the other text. */
  body_fr: z.string().nullable(),
  updated_at: z.string(),
})
export type StaffAnswerView = z.output<typeof staffAnswerView>

export const staffAnswerForm = z.object({
  name: line({
    max: ANSWER_NAME_MAX_LENGTH,
    missing: 'Please enter what it is called.',
    tooLong,
  }),
  uses: z
    .array(z.enum(ANSWER_USES))
    .min(1, 'Please choose where it is offered.')
    .max(ANSWER_USES.length)
    .transform((uses) => ANSWER_USES.filter((use) => uses.includes(use))),
  body: text({
    max: REASON_MAX_LENGTH,
    missing: 'Please write what the member reads.',
    tooLong,
  }),
  body_fr: text({ max: REASON_MAX_LENGTH, tooLong })
    .nullish()
    .transform((words) => words || null),
})
export type StaffAnswerForm = z.output<typeof staffAnswerForm>
export const changedStaffAnswerForm = staffAnswerForm.extend(seenVersion.shape)

export const staffAnswerAnswer = z.object({ answer: staffAnswerView })

/** Those that are offered somewhere, by name. */
export const offeredAnswersQuery = z.object({ use: z.enum(ANSWER_USES) })
export const offeredAnswer = z.object({
  id: z.number(),
  name: z.string(),
  body: z.string(),
  body_fr: z.string().nullable(),
})
export type OfferedAnswer = z.output<typeof offeredAnswer>
