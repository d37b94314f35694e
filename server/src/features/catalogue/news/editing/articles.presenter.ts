import type { articleList } from '@mediatheque/contract/catalogue/news/editing/articles.list.ts'
import type {
  ArticleRow,
  EditedArticle,
} from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { CsvCells } from '../../../../platform/http/csv-answer.ts'
import { withPicturesOf } from '../../../../platform/rich-text/render-rich-text.ts'
import type { EditedArticleFull, ListedArticleRow } from './articles.service.ts'

export const presentListedArticle = (row: ListedArticleRow): ArticleRow => ({
  id: row.id,
  version: row.version,
  slug: row.slug,
  title: row.title,
  state: row.state,
  published_at: row.published_at?.toISOString() ?? null,
  author: row.author,
  comments_count: row.comments_count,
  updated_at: row.updated_at.toISOString(),
})

export const presentEditedArticle = (
  { row, titles, tags }: EditedArticleFull,
  site: { readonly basePath: string },
): EditedArticle => ({
  ...presentListedArticle(row),
  title_fr: row.title_fr,
  summary: row.summary,
  summary_fr: row.summary_fr,
  body: withPicturesOf(row.body, site),
  body_fr: row.body_fr && withPicturesOf(row.body_fr, site),
  image: row.image_url,
  source_name: row.source_name,
  source_url: row.source_url,
  tags: tags.map(({ id, name }) => ({ id, name })),
  titles: titles.map(({ id, name, year, type, poster_url: poster }) => ({
    model_type: 'title' as const,
    id,
    name,
    year,
    type: type as TitleType,
    poster,
  })),
})

/** The columns of the list in a file. */
export const articleCells: CsvCells<typeof articleList, ListedArticleRow> = {
  title: ({ title }) => title,
  state: ({ state }) => state,
  published_at: ({ published_at: at }) => at?.toISOString() ?? null,
  author: ({ author }) => author,
  comments_count: ({ comments_count: count }) => count,
  updated_at: ({ updated_at: at }) => at.toISOString(),
}
