import { z } from 'zod'
import { id, line, text, wholeNumber } from '../../core/input.ts'
import { titleCardSchema, TITLES_PER_PAGE } from '../../catalogue/titles/titles.schemas.ts'
import { languageQuery } from '../../catalogue/titles/titles.schemas.ts'
import { keyCursor, listQuery, pageSize, paginated } from '../../core/list-query.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { authorSchema } from '../authors/authors.schemas.ts'

export const LISTS_PER_PAGE = 12
/** Covers on the card of a list. */
export const LIST_COVERS = 4
export const LIST_NAME_MAX_LENGTH = 100
export const LIST_DESCRIPTION_MAX_LENGTH = 1_000
export const LIST_NOTE_MAX_LENGTH = 300
/** Titles that one list may hold. */
export const MOST_LIST_ITEMS = 2_000

/**
 * `public`: shown to all who may see titles. `unlisted`: for whoever has its address, and named nowhere. `private`: for its
 * owner. One made in a workspace is for its members, whatever it says.
 */
export const LIST_VISIBILITIES = ['public', 'unlisted', 'private'] as const
export type ListVisibility = (typeof LIST_VISIBILITIES)[number]

export const listCardSchema = z.object({
  id: z.number(),
  model_type: z.literal('list'),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  version: versionView,
  visibility: z.enum(LIST_VISIBILITIES),
  /** Whether `visibility` is `public`. */
  is_public: z.boolean(),
  /** Of an unlisted list, what its address is made of; else null. */
  share_key: z.string().nullable(),
  /** The one list that the site itself keeps for each member, else null. */
  kind: z.enum(['watch_later']).nullable(),
  workspace_id: z.number().nullable(),
  /** Hidden by a moderator, with the reason; told to its owner and to who may show it again, else null. */
  hidden: z.object({ reason: z.string() }).nullable(),
  items_count: z.number(),
  comments_count: z.number(),
  user: authorSchema.nullable(),
  /** Its first titles. */
  covers: z
    .array(titleCardSchema.pick({ id: true, name: true, year: true, type: true, poster: true }))
    .max(LIST_COVERS),
  updated_at: z.string(),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    /** Whether the reader may see what is said about it: not who has nothing but the address of an unlisted one. */
    discuss: z.boolean(),
    /** Whether the reader may hide or remove it, or show it again: of others only. */
    withhold: z.boolean(),
  }),
})
export type ListCard = z.infer<typeof listCardSchema>

/** A title of a list, with what its owner says of it there. */
export const listItemSchema = titleCardSchema.extend({ note: z.string().nullable() })
export type ListItem = z.infer<typeof listItemSchema>

/** A list with a page of its titles, in the order its owner gave them. */
export const listPageSchema = z.object({
  list: listCardSchema,
  items: paginated(listItemSchema).shape.pagination,
})
export type ListPageView = z.infer<typeof listPageSchema>

/** `newest`: those changed last first. `followed`: those that somebody follows, the most followed first. */
export const LIST_ORDERS = ['newest', 'followed'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

export const listListsQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(LISTS_PER_PAGE),
  order: z.enum(LIST_ORDERS).default('newest'),
  title_id: id.optional(),
  user_id: id.optional(),
  cursor: keyCursor.optional(),
})
export type ListListsQuery = z.output<typeof listListsQuery>

export const listItemsQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(TITLES_PER_PAGE),
})

/** An own list; where a title was asked about, whether it holds it. */
export const ownListSchema = listCardSchema.extend({ has_title: z.boolean().nullable() })
export type OwnList = z.infer<typeof ownListSchema>

export const ownListsQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(LISTS_PER_PAGE),
  /** Of each list it is said whether it holds this title. */
  title_id: id.optional(),
})
export type OwnListsQuery = z.output<typeof ownListsQuery>

export const listForm = z.object({
  name: line({
    max: LIST_NAME_MAX_LENGTH,
    missing: 'Please enter a name.',
    tooLong: 'This name is too long.',
  }),
  description: text({ max: LIST_DESCRIPTION_MAX_LENGTH, tooLong: 'This text is too long.' })
    .nullish()
    .transform((words) => words || null),
  visibility: z.enum(LIST_VISIBILITIES).default('private'),
})
export type ListForm = z.output<typeof listForm>

export const createListForm = listForm.extend({
  /** The first title that it holds. */
  title_id: id.optional(),
})
export type CreateListForm = z.output<typeof createListForm>

export const createListQuery = z.object({
  /** Made in this workspace, for its members. */
  workspaceId: wholeNumber({ most: Number.MAX_SAFE_INTEGER }).default(0),
})

export const updateListForm = listForm.extend(seenVersion.shape)
export type UpdateListForm = z.output<typeof updateListForm>

export const listTitleForm = z.object({ title_id: id })
/** What its owner says of a title in a list. */
export const listNote = text({ max: LIST_NOTE_MAX_LENGTH, tooLong: 'This text is too long.' })
  .nullish()
  .transform((words) => words || null)
/** Which place in its list a title gets: 1 is the first. Beyond the end, it is the last. */
const place = wholeNumber({ least: 1, most: MOST_LIST_ITEMS })

export const addToListForm = listTitleForm.extend({ note: listNote, position: place.optional() })
export type AddToListForm = z.output<typeof addToListForm>
export const moveInListForm = listTitleForm.extend({ position: place })
export const listNoteForm = listTitleForm.extend({ note: listNote })

export const listAnswer = z.object({ list: listCardSchema })
/** After titles came or went. */
export const listItemsAnswer = z.object({
  list_id: z.number(),
  items_count: z.number(),
  /** Whether anything changed: not where the title was there already, or was not. */
  changed: z.boolean(),
})

/** Path of the page of all public lists. */
export const PUBLIC_LISTS_PATH = '/lists/public'

/** Path of a list's page; of an unlisted one it tells nothing but how to get there. */
export const listUrl = (list: Pick<ListCard, 'id' | 'slug'> & { share_key?: string | null }) =>
  `/lists/${list.share_key ?? [list.id, list.slug].filter(Boolean).join('-')}`
