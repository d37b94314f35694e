import { defineAudited } from '../../../../platform/audit/define-audited.ts'
import { listNamesOfTags } from '../tags/article-tags.repository.ts'
import { listNamesOfArticleTitles, readArticleStates } from './articles.repository.ts'

/** Articles with all of their texts. */
export const auditedArticles = defineAudited({
  kind: 'news',
  fields: {
    title: { label: 'Title' },
    title_fr: { label: 'Title in French' },
    slug: { label: 'Address' },
    summary: { label: 'Summary' },
    summary_fr: { label: 'Summary in French' },
    body: { label: 'Text' },
    body_fr: { label: 'Text in French' },
    image: { label: 'Picture' },
    source_name: { label: 'Source' },
    source_url: { label: 'Address of the source' },
    titles: { label: 'Titles' },
    tags: { label: 'Tags' },
    published_at: { label: 'Publication', shownAs: 'moment' },
  },
  nameValues: async ({ platform, language }) => {
    const [titles, tags] = await Promise.all([
      listNamesOfArticleTitles(platform.db, language),
      listNamesOfTags(platform.db, language),
    ])
    const names: Readonly<Record<string, ReadonlyMap<number, string>>> = { titles, tags }
    return (field, value) =>
      names[field] && Array.isArray(value)
        ? value.map((id) => names[field]?.get(Number(id)) ?? `№ ${id}`)
        : value
  },
  readStates: readArticleStates,
})
