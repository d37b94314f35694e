import {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { genreList, keywordList } from '@mediatheque/contract/catalogue/titles/taxa/taxa.list.ts'
import {
  MOST_TITLES_COUNTED,
  type TaxonRecord,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { canUpdateTitle } from '../titles.policy.ts'
import { readTaxonRows, type TaxonRow } from './taxa.service.ts'
import { taxonCalls } from './taxon-calls.service.ts'
import { GENRES, KEYWORDS } from './taxa.ts'

const presentTaxon = ({ id, version, name, name_fr, slug, uses_count }: TaxonRow): TaxonRecord => ({
  id,
  version,
  name,
  name_fr,
  slug,
  titles_count: Math.min(uses_count, MOST_TITLES_COUNTED),
  titles_count_is_minimum: uses_count > MOST_TITLES_COUNTED,
})

const taxonCells = {
  name: ({ name }: TaxonRow) => name,
  name_fr: ({ name_fr }: TaxonRow) => name_fr,
  slug: ({ slug }: TaxonRow) => slug,
  titles_count: ({ uses_count: count }: TaxonRow) =>
    count > MOST_TITLES_COUNTED ? `> ${MOST_TITLES_COUNTED}` : count,
}

const shown = { present: presentTaxon, canEdit: canUpdateTitle }
const ofGenres = taxonCalls(GENRES, shown)
const ofKeywords = taxonCalls(KEYWORDS, shown)
const inTitles = ({ uses, both }: { uses: number; both: number }) => ({ titles: uses, both })

export const genreRoutes = [
  bindEndpoint(genreEndpoints.listGenres, ofGenres.list),
  bindEndpoint(genreEndpoints.exportGenres, {
    run: (call) =>
      csvAnswer(call, genreList, readTaxonRows(call.platform.db, GENRES, call.query), taxonCells),
  }),
  bindEndpoint(genreEndpoints.createGenre, ofGenres.create),
  bindEndpoint(genreEndpoints.updateGenre, ofGenres.update),
  bindEndpoint(genreEndpoints.deleteGenres, ofGenres.remove),
  bindEndpoint(genreEndpoints.previewGenreMerge, { run: ofGenres.countMerged, present: inTitles }),
  bindEndpoint(genreEndpoints.mergeGenre, ofGenres.merge),
]

export const keywordRoutes = [
  bindEndpoint(keywordEndpoints.listKeywords, ofKeywords.list),
  bindEndpoint(keywordEndpoints.exportKeywords, {
    run: (call) =>
      csvAnswer(
        call,
        keywordList,
        readTaxonRows(call.platform.db, KEYWORDS, call.query),
        taxonCells,
      ),
  }),
  bindEndpoint(keywordEndpoints.createKeyword, ofKeywords.create),
  bindEndpoint(keywordEndpoints.updateKeyword, ofKeywords.update),
  bindEndpoint(keywordEndpoints.deleteKeywords, ofKeywords.remove),
  bindEndpoint(keywordEndpoints.previewKeywordMerge, {
    run: ofKeywords.countMerged,
    present: inTitles,
  }),
  bindEndpoint(keywordEndpoints.mergeKeyword, ofKeywords.merge),
]
