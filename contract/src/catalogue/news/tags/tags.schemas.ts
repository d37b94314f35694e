import { z } from 'zod'
import { taxonRecord } from '../../titles/taxa/taxa.schemas.ts'

/** A tag of news, for those who tend them. */
export const tagRecord = taxonRecord
  .omit({ titles_count: true, titles_count_is_minimum: true })
  .extend({
    /** Drafts and articles that were deleted, and may come back, among them. */
    articles_count: z.number(),
    /** More have it than were counted. */
    articles_count_is_minimum: z.boolean(),
  })
export type TagRecord = z.output<typeof tagRecord>
export const tagAnswer = z.object({ taxon: tagRecord })

/** How many articles have the one, and how many of them have the other as well. */
export const tagMergePreview = z.object({ articles: z.number(), both: z.number() })
