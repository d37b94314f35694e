import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { tagList } from '@mediatheque/contract/catalogue/news/tags/tags.list.ts'
import type { TagRecord } from '@mediatheque/contract/catalogue/news/tags/tags.schemas.ts'
import { MOST_TITLES_COUNTED } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { readTaxonRows, type TaxonRow } from '../../titles/taxa/taxa.service.ts'
import { taxonCalls } from '../../titles/taxa/taxon-calls.service.ts'
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

const ofTags = taxonCalls(TAGS, { present: presentTag, canEdit: canEditTags })

export const tagRoutes = [
  bindEndpoint(tagEndpoints.listTags, ofTags.list),
  bindEndpoint(tagEndpoints.exportTags, {
    run: (call) =>
      csvAnswer(call, tagList, readTaxonRows(call.platform.db, TAGS, call.query), tagCells),
  }),
  bindEndpoint(tagEndpoints.createTag, ofTags.create),
  bindEndpoint(tagEndpoints.updateTag, ofTags.update),
  bindEndpoint(tagEndpoints.deleteTags, ofTags.remove),
  bindEndpoint(tagEndpoints.previewTagMerge, {
    run: ofTags.countMerged,
    present: ({ uses, both }) => ({ articles: uses, both }),
  }),
  bindEndpoint(tagEndpoints.mergeTag, ofTags.merge),
]
