import {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { genreList, keywordList } from '@mediatheque/contract/catalogue/titles/taxa/taxa.list.ts'
import {
  MOST_TITLES_COUNTED,
  type TaxonRecord,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { bindEndpoint, viewOfRecord } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import { canUpdateTitle } from '../titles.policy.ts'
import { mergeTaxon, previewMerge } from './merge-taxa.service.ts'
import {
  createTaxon,
  findTaxa,
  getTaxon,
  listTaxonRows,
  readTaxonRows,
  removeTaxa,
  renameTaxon,
  type TaxonRow,
} from './taxa.service.ts'
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

const genreView = viewOfRecord<TaxonRow>({
  find: (id, { platform }) => getTaxon(platform, GENRES, id),
  view: presentTaxon,
})

export const genreRoutes = [
  bindEndpoint(genreEndpoints.listGenres, {
    run: ({ platform, query }) => listTaxonRows(platform.db, GENRES, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentTaxon)),
  }),
  bindEndpoint(genreEndpoints.exportGenres, {
    run: (call) =>
      csvAnswer(call, genreList, readTaxonRows(call.platform.db, GENRES, call.query), taxonCells),
  }),
  bindEndpoint(genreEndpoints.createGenre, {
    run: ({ platform, body }) => createTaxon(platform, GENRES, body),
    present: (row) => ({ taxon: presentTaxon(row) }),
  }),
  bindEndpoint(genreEndpoints.updateGenre, {
    versioned: genreView,
    load: ({ platform, params }) => getTaxon(platform, GENRES, params.id),
    policy: (actor) => canUpdateTitle(actor),
    run: ({ platform, record, body }) => renameTaxon(platform, GENRES, { ...body, id: record.id }),
    present: (row) => ({ taxon: presentTaxon(row) }),
  }),
  bindEndpoint(genreEndpoints.deleteGenres, {
    versioned: genreView,
    load: ({ platform, params }) => findTaxa(platform, GENRES, params.ids),
    policy: (actor) => canUpdateTitle(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await removeTaxa(platform, GENRES, record, body.versions),
    }),
  }),
  bindEndpoint(genreEndpoints.previewGenreMerge, {
    run: async ({ platform, params, query }) => {
      const from = await getTaxon(platform, GENRES, params.id)
      const { uses, both } = await previewMerge(platform, GENRES, { from, into: query.into })
      return { titles: uses, both }
    },
  }),
  bindEndpoint(genreEndpoints.mergeGenre, {
    versioned: genreView,
    load: ({ platform, params }) => getTaxon(platform, GENRES, params.id),
    policy: (actor) => canUpdateTitle(actor),
    run: ({ platform, record, body }) => mergeTaxon(platform, GENRES, record, body),
    present: (row) => ({ taxon: presentTaxon(row) }),
  }),
]

const keywordView = viewOfRecord<TaxonRow>({
  find: (id, { platform }) => getTaxon(platform, KEYWORDS, id),
  view: presentTaxon,
})

export const keywordRoutes = [
  bindEndpoint(keywordEndpoints.listKeywords, {
    run: ({ platform, query }) => listTaxonRows(platform.db, KEYWORDS, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentTaxon)),
  }),
  bindEndpoint(keywordEndpoints.exportKeywords, {
    run: (call) =>
      csvAnswer(
        call,
        keywordList,
        readTaxonRows(call.platform.db, KEYWORDS, call.query),
        taxonCells,
      ),
  }),
  bindEndpoint(keywordEndpoints.createKeyword, {
    run: ({ platform, body }) => createTaxon(platform, KEYWORDS, body),
    present: (row) => ({ taxon: presentTaxon(row) }),
  }),
  bindEndpoint(keywordEndpoints.updateKeyword, {
    versioned: keywordView,
    load: ({ platform, params }) => getTaxon(platform, KEYWORDS, params.id),
    policy: (actor) => canUpdateTitle(actor),
    run: ({ platform, record, body }) =>
      renameTaxon(platform, KEYWORDS, { ...body, id: record.id }),
    present: (row) => ({ taxon: presentTaxon(row) }),
  }),
  bindEndpoint(keywordEndpoints.deleteKeywords, {
    versioned: keywordView,
    load: ({ platform, params }) => findTaxa(platform, KEYWORDS, params.ids),
    policy: (actor) => canUpdateTitle(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await removeTaxa(platform, KEYWORDS, record, body.versions),
    }),
  }),
  bindEndpoint(keywordEndpoints.previewKeywordMerge, {
    run: async ({ platform, params, query }) => {
      const from = await getTaxon(platform, KEYWORDS, params.id)
      const { uses, both } = await previewMerge(platform, KEYWORDS, { from, into: query.into })
      return { titles: uses, both }
    },
  }),
  bindEndpoint(keywordEndpoints.mergeKeyword, {
    versioned: keywordView,
    load: ({ platform, params }) => getTaxon(platform, KEYWORDS, params.id),
    policy: (actor) => canUpdateTitle(actor),
    run: ({ platform, record, body }) => mergeTaxon(platform, KEYWORDS, record, body),
    present: (row) => ({ taxon: presentTaxon(row) }),
  }),
]
