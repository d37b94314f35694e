import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { tagList } from '@mediatheque/contract/catalogue/news/tags/tags.list.ts'
import type { TagRecord } from '@mediatheque/contract/catalogue/news/tags/tags.schemas.ts'
import { MOST_TITLES_COUNTED } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { bindEndpoint, viewOfRecord } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import { mergeTaxon, previewMerge } from '../../titles/taxa/merge-taxa.service.ts'
import {
  createTaxon,
  findTaxa,
  getTaxon,
  listTaxonRows,
  readTaxonRows,
  removeTaxa,
  renameTaxon,
  type TaxonRow,
} from '../../titles/taxa/taxa.service.ts'
import { canEditTags } from './tags.policy.ts'
import { TAGS } from './tags.ts'

const presentTag = ({ uses_count: count, ...row }: TaxonRow): TagRecord => ({
  ...row,
  articles_count: Math.min(count, MOST_TITLES_COUNTED),
  articles_count_is_minimum: count > MOST_TITLES_COUNTED,
})

const tagCells = {
  name: ({ name }: TaxonRow) => name,
  name_fr: ({ name_fr }: TaxonRow) => name_fr,
  slug: ({ slug }: TaxonRow) => slug,
  articles_count: ({ uses_count: count }: TaxonRow) =>
    count > MOST_TITLES_COUNTED ? `> ${MOST_TITLES_COUNTED}` : count,
}

const tagView = viewOfRecord<TaxonRow>({
  find: (id, { platform }) => getTaxon(platform, TAGS, id),
  view: presentTag,
})

export const tagRoutes = [
  bindEndpoint(tagEndpoints.listTags, {
    run: ({ platform, query }) => listTaxonRows(platform.db, TAGS, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentTag)),
  }),
  bindEndpoint(tagEndpoints.exportTags, {
    run: (call) =>
      csvAnswer(call, tagList, readTaxonRows(call.platform.db, TAGS, call.query), tagCells),
  }),
  bindEndpoint(tagEndpoints.createTag, {
    run: ({ platform, body }) => createTaxon(platform, TAGS, body),
    present: (row) => ({ taxon: presentTag(row) }),
  }),
  bindEndpoint(tagEndpoints.updateTag, {
    versioned: tagView,
    load: ({ platform, params }) => getTaxon(platform, TAGS, params.id),
    policy: (actor) => canEditTags(actor),
    run: ({ platform, record, body }) => renameTaxon(platform, TAGS, { ...body, id: record.id }),
    present: (row) => ({ taxon: presentTag(row) }),
  }),
  bindEndpoint(tagEndpoints.deleteTags, {
    versioned: tagView,
    load: ({ platform, params }) => findTaxa(platform, TAGS, params.ids),
    policy: (actor) => canEditTags(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await removeTaxa(platform, TAGS, record, body.versions),
    }),
  }),
  bindEndpoint(tagEndpoints.previewTagMerge, {
    run: async ({ platform, params, query }) => {
      const from = await getTaxon(platform, TAGS, params.id)
      const { uses, both } = await previewMerge(platform, TAGS, { from, into: query.into })
      return { articles: uses, both }
    },
  }),
  bindEndpoint(tagEndpoints.mergeTag, {
    versioned: tagView,
    load: ({ platform, params }) => getTaxon(platform, TAGS, params.id),
    policy: (actor) => canEditTags(actor),
    run: ({ platform, record, body }) => mergeTaxon(platform, TAGS, record, body),
    present: (row) => ({ taxon: presentTag(row) }),
  }),
]
