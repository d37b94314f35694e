import { z } from 'zod'
import { id, line } from '../../../core/input.ts'
import { seenVersion, versionView } from '../../../core/version.ts'
import { orNull } from '../title-values.schemas.ts'

/** Titles of one are counted up to so many: a common genre has hundreds of thousands. */
export const MOST_TITLES_COUNTED = 2_000

/** A genre or a keyword, for those who tend them. */
export const taxonRecord = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  /** Null: readers of French get the other name. */
  name_fr: z.string().nullable(),
  slug: z.string(),
  titles_count: z.number(),
  /** More have it than were counted. */
  titles_count_is_minimum: z.boolean(),
})
export type TaxonRecord = z.output<typeof taxonRecord>

export const taxonForm = z.object({
  name: line({ max: 80, missing: 'Please enter what it is called.' }),
  name_fr: orNull(line({ max: 80 })).default(null),
})
export type TaxonForm = z.output<typeof taxonForm>
export const changedTaxonForm = taxonForm.extend(seenVersion.shape)

export const mergePreviewQuery = z.object({ into: id })
/** How many titles have the one, and how many of them have the other as well. */
export const mergePreview = z.object({ titles: z.number(), both: z.number() })
export const mergeForm = z.object({ into: id }).extend(seenVersion.shape)

export const taxonAnswer = z.object({ taxon: taxonRecord })
