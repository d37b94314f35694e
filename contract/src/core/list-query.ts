import { z } from 'zod'

export const PAGE_SIZES = [10, 15, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 15
/** No list answers more than this in one page. */
export const MAX_PAGE_SIZE = 100
/** Above this many matches a total may be an estimate, and says so. */
export const EXACT_TOTAL_LIMIT = 100_000

export const idParams = z.object({ id: z.coerce.number().int().positive() })

/** `1,2,3` in a path: all or nothing. */
export const idList = z
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((joined) => [...new Set(joined.split(',').map(Number))])
  .refine((ids) => ids.length <= 100, 'At most 100 items at once')
export const idsParams = z.object({ ids: idList })

/** `a,b` of the query parameters `with`, `load` and `loadCount`. */
export const commaJoined = z.string().transform((joined) =>
  joined
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** One filter of a table as it travels inside `filters`. */
export const filterRecordSchema = z.object({
  key: z.string(),
  value: z.unknown(),
  operator: z.string().default('='),
  valueKey: z.string().optional(),
  isInactive: z.boolean().optional(),
  extraFilters: z.array(z.unknown()).optional(),
})
export type FilterRecord = z.infer<typeof filterRecordSchema>

/** `filters=` is URL-safe base64 of a JSON list of filter records. */
export const encodedFilters = z.string().transform((encoded, context) => {
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    return z.array(filterRecordSchema).parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    context.addIssue({ code: 'custom', message: 'The filters could not be read' })
    return z.NEVER
  }
})

export function encodeFilters(filters: readonly FilterRecord[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(filters))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * Query of every list. A feature extends it and narrows `orderBy` to the columns that have an index:
 * no client may sort by a column of its own choice.
 */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  query: z.string().trim().max(200).optional(),
  orderBy: z.string().optional(),
  orderDir: z.enum(['asc', 'desc']).optional(),
  filters: encodedFilters.optional(),
  paginate: z
    .enum(['simple', 'cursor', 'preferLengthAware', 'lengthAware'])
    .default('preferLengthAware'),
  cursor: z.string().max(400).optional(),
  with: commaJoined.optional(),
  load: commaJoined.optional(),
  loadCount: commaJoined.optional(),
  workspaceId: z.coerce.number().int().min(0).optional(),
})
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
  next_page: number | null
  prev_page: number | null
  next_cursor?: string | null
  prev_cursor?: string | null
}
