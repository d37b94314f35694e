import { z } from 'zod'
import { trustWay } from '../../accounts/trust/trust.schemas.ts'
import { idList } from '../../core/list-query.ts'
import { versionView } from '../../core/version.ts'
import { HISTORY_ACTIONS, type HistoryAction } from '../../operations/history/history-kinds.ts'
import { historyChangeView } from '../../operations/history/history.schemas.ts'

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

/** What became of the newest contributions of somebody, `RECORD_OF_NEWEST` of each kind. */
export const uploaderView = z.object({
  id: z.number(),
  /** Of their trust. */
  version: versionView,
  name: z.string(),
  member_since: z.string(),
  accepted: z.number(),
  pending: z.number(),
  dead: z.number(),
  /** Those that are kept and were not restored. */
  denied: z.number(),
  /** Open reports about them. */
  reports: z.number(),
  /** By what way what they add is seen at once, if it is. */
  trust: trustWay,
  /** Accepted by others since the last of theirs was denied, or trust was taken from them. */
  accepted_in_a_row: z.number(),
  /** That there are as many of these as the settings want. */
  is_trust_suggested: z.boolean(),
  can: z.object({ set_trust: z.boolean() }),
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
