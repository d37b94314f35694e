import { defineAudited } from '../../../../platform/audit/define-audited.ts'
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
    published_at: { label: 'Publication', shownAs: 'moment' },
  },
  nameValues: async ({ platform, language }) => {
    const names = await listNamesOfArticleTitles(platform.db, language)
    return (field, value) =>
      field === 'titles' && Array.isArray(value)
        ? value.map((id) => names.get(Number(id)) ?? `№ ${id}`)
        : value
  },
  readStates: readArticleStates,
})
