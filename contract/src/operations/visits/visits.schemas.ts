import { z } from 'zod'
import { SEARCH_QUERY_MAX_LENGTH } from '../../catalogue/search/search.schemas.ts'
import { line } from '../../core/input.ts'

/** Longer addresses are of no page of this site. */
const LONGEST_PATH = 1_000

export const visitInput = z.object({
  /** Of a page that was reached without loading a document: without the base path and what follows `?`. */
  path: line({ max: LONGEST_PATH }).regex(/^\//),
})

export const failedSearchInput = z.object({
  query: line({ max: SEARCH_QUERY_MAX_LENGTH }),
})
