import { z } from 'zod'
import { idList } from '../../core/list-query.ts'
import { HISTORY_ACTIONS, type HistoryAction } from '../../operations/history/history-kinds.ts'
import { historyChangeView } from '../../operations/history/history.schemas.ts'

/** What an uploader's record is made of: the newest so many of each kind. */
export const RECORD_OF_NEWEST = 200
/** Denials that are told with their reasons. */
export const DENIALS_TOLD = 5

const kind = z.enum(['link', 'nzb', 'torrent'])

export const insightsQuery = z.object({
  kind,
  /** Of the contributions of a page: `1,2,3`. */
  ids: idList,
})

/** What changed of a contribution since somebody last decided about it. */
export const changedView = z.object({
  item_id: z.number(),
  /** What was decided last; null: it was published without anybody. */
  since: z
    .object({
      action: z.enum(Object.keys(HISTORY_ACTIONS) as [HistoryAction, ...HistoryAction[]]),
      at: z.string(),
    })
    .nullable(),
  changes: z.array(historyChangeView),
})
export type ChangedView = z.infer<typeof changedView>

/** What became of the newest contributions of somebody, {@link RECORD_OF_NEWEST} of each kind. */
export const uploaderView = z.object({
  id: z.number(),
  name: z.string(),
  member_since: z.string(),
  accepted: z.number(),
  pending: z.number(),
  dead: z.number(),
  /** Those that are kept and were not restored. */
  denied: z.number(),
  /** Open reports about them. */
  reports: z.number(),
  /** Whether what they add is seen at once. */
  is_trusted: z.boolean(),
})
export type UploaderView = z.infer<typeof uploaderView>

export const insightsView = z.object({
  changed: z.array(changedView),
  uploaders: z.array(uploaderView),
})
export type InsightsView = z.infer<typeof insightsView>

export const uploaderDenialsView = z.object({
  denials: z.array(
    z.object({
      id: z.number(),
      kind,
      title: z.string(),
      name: z.string(),
      raison: z.string(),
      created_at: z.string(),
    }),
  ),
})
