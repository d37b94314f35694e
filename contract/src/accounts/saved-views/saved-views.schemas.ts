import { z } from 'zod'
import { line, token } from '../../core/input.ts'
import { PAGE_SIZES } from '../../core/page-sizes.ts'
import { defineQuota } from '../../core/quota.ts'
import { seenVersion, versionView } from '../../core/version.ts'

/** Of one account for one list. */
export const SAVED_VIEWS_MAX = 30
export const SAVED_VIEWS_QUOTA = defineQuota({ name: 'saved-views', most: SAVED_VIEWS_MAX })
export const SAVED_VIEW_NAME_MAX_LENGTH = 60
const MOST_COLUMNS = 50

const columnKey = line({ max: 60 })

/** What a table shows, as its address holds it: days are days, and presets follow the calendar. */
export const savedViewState = z.object({
  query: line({ max: 200 }).optional(),
  perPage: z.literal(PAGE_SIZES).optional(),
  orderBy: columnKey.optional(),
  orderDir: z.enum(['asc', 'desc']).optional(),
  /** Encoded. */
  filters: token({ max: 8_000 }).optional(),
  /** Keys of the shown columns, in their order. Left out: as the reader has them. */
  columns: z.array(columnKey).min(1).max(MOST_COLUMNS).optional(),
})
export type SavedViewState = z.output<typeof savedViewState>

export const savedViewView = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  state: savedViewState,
  /** Whether the list opens with it. */
  is_first: z.boolean(),
})
export type SavedViewView = z.output<typeof savedViewView>

/** `name` of a list, as its definition says it. */
const listName = line({ max: 60, missing: 'Please say of which list.' })
export const savedViewsQuery = z.object({ list: listName })

const name = line({
  max: SAVED_VIEW_NAME_MAX_LENGTH,
  missing: 'Please enter a name for the view.',
  tooLong: 'This name is too long.',
})
export const newSavedView = z.object({
  list: listName,
  name,
  state: savedViewState,
  is_first: z.boolean().default(false),
})
export type NewSavedView = z.output<typeof newSavedView>

/** What is left out stays as it is. */
export const savedViewChanges = seenVersion.extend({
  name: name.optional(),
  state: savedViewState.optional(),
  is_first: z.boolean().optional(),
})
export type SavedViewChanges = z.output<typeof savedViewChanges>

/** In the export of an account. */
export const exportedSavedView = z.object({
  list: z.string(),
  name: z.string(),
  state: savedViewState,
  is_first: z.boolean(),
})
