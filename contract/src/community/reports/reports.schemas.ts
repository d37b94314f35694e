import { z } from 'zod'
import { HUMAN_CHECK_TOKEN_MAX_LENGTH } from '../../accounts/human-check/human-check.schemas.ts'
import { flag, id, text, token } from '../../core/input.ts'
import { isOfWords, REPORT_KIND_NAMES, REPORTED_TYPES } from './report-kinds.ts'

export const REPORT_MIN_LENGTH = 10
export const REPORT_MAX_LENGTH = 1_000
const REPORT_REQUIRED = 'Please say what is wrong.'
const REPORT_TOO_SHORT = 'Please say it in at least 10 characters.'

const about = { model_type: z.enum(REPORTED_TYPES), model_id: id }
const words = text({ max: REPORT_MAX_LENGTH })

/** Of links, newsgroup files and torrents the message is `report`, of comments, reviews and lists, which speak for themselves, `reason`. */
export const createReportForm = z
  .object({
    ...about,
    report: words.optional(),
    /** What is wrong with a contribution; `other` unless said. */
    kind: z.enum(REPORT_KIND_NAMES).optional(),
    reason: words.optional(),
    /** Of the human check, where there is one. */
    token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional(),
  })
  .superRefine(({ model_type, report }, context) => {
    if (isOfWords(model_type)) return
    const message = !report
      ? REPORT_REQUIRED
      : report.length < REPORT_MIN_LENGTH
        ? REPORT_TOO_SHORT
        : undefined
    if (message) context.addIssue({ code: 'custom', path: ['report'], message })
  })
export type CreateReportForm = z.output<typeof createReportForm>

/** What the reader said of a record. */
export const ownReportView = z.object({
  id: z.number(),
  model_type: z.enum(REPORTED_TYPES),
  model_id: z.number(),
  report: z.string(),
  /** Null for comments, reviews and lists. */
  kind: z.enum(REPORT_KIND_NAMES).nullable(),
  created_at: z.string(),
})
export type OwnReportView = z.infer<typeof ownReportView>

export const reportStatusQuery = z.object({ model_type: z.enum(REPORTED_TYPES) })
export const reportParams = z.object({ modelType: z.enum(REPORTED_TYPES), id })

/** `delete`: all reports of the record, for those who look after its like; else the own one. */
export const deleteReportsForm = z.object({ delete: flag.default(false) })
