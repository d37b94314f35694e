import {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { type Audited, defineAudited } from '../../../../platform/audit/define-audited.ts'
import type { CacheTag } from '../../../../platform/cache/cache-tag.ts'
import { VALUE_LISTS_TAG } from '../../value-lists/value-lists.service.ts'
import { TITLES_TAG } from '../titles.service.ts'
import { readTaxonStates, type TaxonTable } from './taxa.repository.ts'

/** A kind of names that records are sorted by. */
export interface Taxon extends TaxonTable {
  readonly audited: Audited
  /** What is made of them. */
  readonly cacheTags: readonly CacheTag[]
}

const fields = {
  name: { label: 'Name' },
  name_fr: { label: 'Name in French' },
  slug: { label: 'Address' },
  titles_count: { label: 'Titles', shownAs: 'number' },
} as const

const ofTitles = { owner: 'title_id', counted: 'titles_count' } as const
const genreTable = { table: 'genres', of: 'title_genres', column: 'genre_id', ...ofTitles } as const
const keywordTable = {
  table: 'keywords',
  of: 'title_keywords',
  column: 'keyword_id',
  ...ofTitles,
} as const
const cacheTags = [TITLES_TAG, VALUE_LISTS_TAG]

export const GENRES: Taxon = {
  ...genreTable,
  cacheTags,
  audited: defineAudited({ kind: 'genre', fields, readStates: readTaxonStates(genreTable) }),
}
export const KEYWORDS: Taxon = {
  ...keywordTable,
  cacheTags,
  audited: defineAudited({ kind: 'keyword', fields, readStates: readTaxonStates(keywordTable) }),
}

/** The calls that they are renamed by. */
export const RENAMED_BY = {
  genre: genreEndpoints.updateGenre,
  keyword: keywordEndpoints.updateKeyword,
} as const
