import { z } from 'zod'
import { idList } from '../../core/list-query.ts'

/** Titles that one call asks about. */
export const MOST_MARKED_AT_ONCE = 100

/** What the reader keeps of a title. */
export const ownMarkSchema = z.object({
  title_id: z.number(),
  /** 1 to 10; null where they have not rated it. */
  score: z.number().nullable(),
  /** Their list for later, where it holds the title. */
  watch_later_id: z.number().nullable(),
})
export type OwnMark = z.infer<typeof ownMarkSchema>

export const ownMarksQuery = z.object({ ids: idList })
/** In the order asked; titles that are not there have no marks. */
export const ownMarksAnswer = z.object({ marks: z.array(ownMarkSchema) })
