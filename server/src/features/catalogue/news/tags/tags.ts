import { defineAudited } from '../../../../platform/audit/define-audited.ts'
import { readTaxonStates, type Taxon } from '../../titles/taxa/taxa.service.ts'
import { NEWS_TAG } from '../news.service.ts'

const tagTable = {
  table: 'tags',
  of: 'article_tags',
  column: 'tag_id',
  owner: 'article_id',
  counted: 'articles_count',
} as const

/** Tended as genres and keywords of titles are. */
export const TAGS: Taxon = {
  ...tagTable,
  cacheTags: [NEWS_TAG],
  audited: defineAudited({
    kind: 'tag',
    fields: {
      name: { label: 'Name' },
      name_fr: { label: 'Name in French' },
      slug: { label: 'Address' },
      articles_count: { label: 'Articles', shownAs: 'number' },
    },
    readStates: readTaxonStates(tagTable),
  }),
}
