import { z } from 'zod'
import { id, line, pageNumber, token, wholeNumber } from './input.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './page-sizes.ts'
import { noFilters } from './table-filters.ts'

/** Above this many matches a total may be an estimate, and says so. */
export const EXACT_TOTAL_LIMIT = 100_000

export const idParams = z.object({ id })

/** `1,2,3` in a path: all or nothing. */
export const idList = token({ max: 2_000 })
  .regex(/^\d+(,\d+)*$/)
  .transform((joined): (number | string)[] => [...new Set(joined.split(','))])
  .refine((ids) => ids.length <= 100, 'At most 100 items at once')
  .pipe(z.array(id))
  // `7` and `07` are one.
  .transform((ids) => [...new Set(ids)])
export const idsParams = z.object({ ids: idList })

/** `a,b` of the query parameters `with`, `load` and `loadCount`, and of filters of several values. */
export const commaJoined = line({ max: 2_000 }).transform((joined) =>
  joined
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

export const pageSize = (usual: number) =>
  wholeNumber({ least: 1, most: MAX_PAGE_SIZE }).default(usual)

/** For lists that nobody searches: no words are all they take. */
const noWords = line({ max: 200 }).refine(
  (words) => words.trim() === '',
  'This list cannot be searched.',
)

/**
 * Query of every list. A feature extends it and narrows `orderBy` to the columns that have an index:
 * no client may sort by a column of its own choice.
 */
export const listQuery = z.object({
  page: pageNumber.default(1),
  perPage: pageSize(DEFAULT_PAGE_SIZE),
  query: noWords.optional(),
  orderBy: line({ max: 60 }).optional(),
  orderDir: z.enum(['asc', 'desc']).optional(),
  /** A list that reads filters declares them: `filters: tableFilters({…}).optional()`. */
  filters: noFilters.optional(),
  paginate: z
    .enum(['simple', 'cursor', 'preferLengthAware', 'lengthAware'])
    .default('preferLengthAware'),
  cursor: token({ max: 400 }).optional(),
  with: commaJoined.optional(),
  load: commaJoined.optional(),
  loadCount: commaJoined.optional(),
  workspaceId: wholeNumber({ most: Number.MAX_SAFE_INTEGER }).optional(),
})
/** Behind which row a page begins or, of `b`, before which it ends: by the numbers that the list is ordered by. */
const KEY_CURSOR = /^([kb])(-?\d{1,16}(?:,-?\d{1,16})*)$/

export interface KeyCursor {
  readonly isBack: boolean
  readonly values: readonly string[]
}

function readKeyCursor(written: string): KeyCursor | undefined {
  const base64 = written.replaceAll('-', '+').replaceAll('_', '/')
  const isBase64 = /^[\w+/]*$/.test(base64) && base64.length % 4 !== 1
  const [, kind, values] = KEY_CURSOR.exec(isBase64 ? atob(base64) : '') ?? []
  return values === undefined ? undefined : { isBack: kind === 'b', values: values.split(',') }
}

/** `cursor` of a list whose pages begin behind a row, whatever their numbers are by then. */
export const keyCursor = token({ max: 400 }).transform((written, context) => {
  const cursor = readKeyCursor(written)
  if (written !== '' && !cursor)
    context.addIssue({ code: 'custom', message: 'This cursor is not one of ours.' })
  return cursor
})

/** Of lists that are searched by words. */
export const searchedListQuery = listQuery.extend({ query: line({ max: 200 }).optional() })

export type ListQuery = z.output<typeof listQuery>

/**
 * A page of a list. Length-aware pages carry `total` and `last_page`; simple ones only `next_page`;
 * cursor ones `next_cursor` and `prev_cursor`.
 */
export function paginated<T extends z.ZodType>(item: T) {
  return z.object({
    pagination: z.object({
      data: z.array(item),
      from: z.number().nullable(),
      to: z.number().nullable(),
      per_page: z.number(),
      current_page: z.number(),
      last_page: z.number().nullable().optional(),
      total: z.number().nullable().optional(),
      total_is_estimate: z.boolean().optional(),
      total_is_minimum: z.boolean().optional(),
      next_page: z.number().nullable(),
      prev_page: z.number().nullable(),
      next_cursor: z.string().nullable().optional(),
      prev_cursor: z.string().nullable().optional(),
    }),
  })
}

/** The plain shape behind {@link paginated}. */
export interface Page<T> {
  data: T[]
  from: number | null
  to: number | null
  per_page: number
  current_page: number
  last_page?: number | null
  total?: number | null
  total_is_estimate?: boolean
  /** There are more than `total`: nobody counts further, and no page leads there. */
  total_is_minimum?: boolean
  next_page: number | null
  prev_page: number | null
  next_cursor?: string | null
  prev_cursor?: string | null
}
