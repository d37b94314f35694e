import { z } from 'zod'
import { id, line, slug } from '../../core/input.ts'
import { seenVersion, seenVersions, versionView } from '../../core/version.ts'
import { orNull } from '../../catalogue/titles/title-values.schemas.ts'
import { titleCardSchema } from '../../catalogue/titles/titles.schemas.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import {
  LIST_NAME_MAX_LENGTH,
  LIST_VISIBILITIES,
  listForm,
  MOST_LIST_ITEMS,
} from './lists.schemas.ts'

const REASON_MAX_LENGTH = 500
const USERNAME_MAX_LENGTH = 100

/** A list as those who tend all of them see it. */
export const listRecordRow = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  /** Path of its page, or of an unlisted one the address that its owner gives away. */
  url: z.string(),
  visibility: z.enum(LIST_VISIBILITIES),
  /** By a moderator: nobody but its owner and those who hide lists reads it. */
  is_hidden: z.boolean(),
  /** The one that the site keeps for each member: it is not deleted. */
  is_kept: z.boolean(),
  /** The reader's own. */
  is_own: z.boolean(),
  items_count: z.number(),
  comments_count: z.number(),
  reports_count: z.number(),
  /** Null where the account is hidden from the reader. */
  owner: authorSchema.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ListRecordRow = z.infer<typeof listRecordRow>

/** A title of a list in its editor. */
const listedTitle = titleCardSchema
  .pick({ model_type: true, id: true, name: true, year: true, type: true, poster: true })
  .extend({ note: z.string().nullable() })
export type ListedTitle = z.infer<typeof listedTitle>

/** A list with all its titles, for its editor. */
export const listSheet = listRecordRow.extend({
  name_fr: z.string().nullable(),
  description: z.string().nullable(),
  description_fr: z.string().nullable(),
  /** What a moderator who hid it told its owner. */
  hidden_reason: z.string().nullable(),
  workspace_id: z.number().nullable(),
  items: z.array(listedTitle).max(MOST_LIST_ITEMS),
  can: z.object({
    /** To more readers than it has: its owner alone does that. */
    open: z.boolean(),
    /** To another account: not of what only its owner reads. */
    hand_over: z.boolean(),
  }),
})
export type ListSheet = z.infer<typeof listSheet>
export const listSheetAnswer = z.object({ list: listSheet })

export const listSheetParams = z.object({ slugOrId: slug })

const titles = z
  .array(id)
  .max(MOST_LIST_ITEMS, 'This list holds as many titles as a list can hold.')

export const listRecordForm = z.object({
  name: listForm.shape.name,
  name_fr: orNull(line({ max: LIST_NAME_MAX_LENGTH, tooLong: 'This name is too long.' })).default(
    null,
  ),
  description: listForm.shape.description,
  description_fr: listForm.shape.description,
  visibility: z.enum(LIST_VISIBILITIES).default('public'),
  /** A username; of a new list without one, whoever makes it. */
  owner: orNull(line({ max: USERNAME_MAX_LENGTH })).default(null),
  /** Numbers of its titles, in their order. */
  items: titles.default([]),
})
export type ListRecordForm = z.output<typeof listRecordForm>

export const updateListRecordForm = listRecordForm.extend({
  ...seenVersion.shape,
  /** The titles that were seen, in their order: what members change of them makes no version of the list. */
  items_seen: titles.default([]),
})
export type UpdateListRecordForm = z.output<typeof updateListRecordForm>

export const deleteListRecordsForm = seenVersions.extend({
  /** For the owners; nobody tells themselves. */
  reason: orNull(line({ max: REASON_MAX_LENGTH, tooLong: 'This text is too long.' })).default(null),
})
export type DeleteListRecordsForm = z.output<typeof deleteListRecordsForm>
