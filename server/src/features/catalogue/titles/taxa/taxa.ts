import {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { type Audited, defineAudited } from '../../../../platform/audit/define-audited.ts'
import { readTaxonStates, type TaxonTable } from './taxa.repository.ts'

/** A kind of names that titles are sorted by. */
export interface Taxon extends TaxonTable {
  readonly audited: Audited
}

const fields = {
  name: { label: 'Name' },
  name_fr: { label: 'Name in French' },
  slug: { label: 'Address' },
  titles_count: { label: 'Titles', shownAs: 'number' },
} as const

const genreTable = { table: 'genres', of: 'title_genres', column: 'genre_id' } as const
const keywordTable = { table: 'keywords', of: 'title_keywords', column: 'keyword_id' } as const

export const GENRES: Taxon = {
  ...genreTable,
  audited: defineAudited({ kind: 'genre', fields, readStates: readTaxonStates(genreTable) }),
}
export const KEYWORDS: Taxon = {
  ...keywordTable,
  audited: defineAudited({ kind: 'keyword', fields, readStates: readTaxonStates(keywordTable) }),
}

/** The calls that they are renamed by. */
export const RENAMED_BY = {
  genre: genreEndpoints.updateGenre,
  keyword: keywordEndpoints.updateKeyword,
} as const
