import { z } from 'zod'
import { id, line } from '../../core/input.ts'
import { seenVersions, versionView } from '../../core/version.ts'
import { TITLE_FIELD_NAMES } from '../titles/title-fields.ts'
import { MOST_GENRES, MOST_KEYWORDS } from '../titles/editing/title-editing.schemas.ts'
import { TITLE_TYPES } from '../titles/title-types.ts'
import { orNull } from '../titles/title-values.schemas.ts'

const genres = z.array(id).max(MOST_GENRES, 'A title can have 20 genres at most.').optional()
const keywords = z
  .array(line({ max: 80, missing: 'A keyword cannot be empty.' }))
  .max(MOST_KEYWORDS, 'A title can have 100 keywords at most.')
  .optional()
const locks = z.array(z.enum(TITLE_FIELD_NAMES)).max(TITLE_FIELD_NAMES.length).optional()

/** What is changed of many titles at once; what is absent stays as it is with each of them. */
export const titleChanges = z
  .object({
    add_genres: genres,
    remove_genres: genres,
    add_keywords: keywords,
    remove_keywords: keywords,
    type: z.enum(TITLE_TYPES, 'Please choose what it is.').optional(),
    /** Null: none. */
    certification: orNull(line({ max: 20 })).optional(),
    /** Seen by nobody until it is shown again, with all that belongs to it. */
    visibility: z.enum(['hidden'], 'Please choose whether it is shown.').optional(),
    lock: locks,
    /** What is changed at the same time is locked nevertheless. */
    unlock: locks,
  })
  .refine(
    (changes) =>
      Object.values(changes).some(
        (value) => value !== undefined && !(Array.isArray(value) && value.length === 0),
      ),
    'Please say what is to be changed.',
  )
export type TitleChanges = z.output<typeof titleChanges>

export const titleChangesForm = z.object({ changes: titleChanges })
export const manyTitlesForm = z.object({ changes: titleChanges, ...seenVersions.shape })

/** Names of fields, `visibility` and `locks`. */
const changedField = z.enum([...TITLE_FIELD_NAMES, 'visibility', 'locks'])

/** What would become of a title. */
const previewedTitle = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  /** None: it is as it would be. */
  changes: z.array(
    z.object({
      field: changedField,
      /** As readers are shown it; null: nothing. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Why it would be left alone. */
  fault: z.string().nullable(),
})

export const titleChangesPreview = z.object({
  /** In the order in which they were named. */
  titles: z.array(previewedTitle),
})
export type TitleChangesPreview = z.output<typeof titleChangesPreview>
