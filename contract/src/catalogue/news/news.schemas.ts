import { z } from 'zod'
import { slugify } from '../../core/slugify.ts'
import { listQuery, pageSize, paginated } from '../../core/list-query.ts'
import { languageQuery, titleCardSchema } from '../titles/titles.schemas.ts'

export const NEWS_PER_PAGE = 12

export const newsCardSchema = z.object({
  id: z.number(),
  model_type: z.literal('news'),
  name: z.string(),
  slug: z.string(),
  summary: z.string().nullable(),
  image: z.string().nullable(),
  /** The first title that it is about: its picture stands for an article without one. */
  title: titleCardSchema
    .pick({ id: true, name: true, year: true, type: true, poster: true })
    .nullable(),
  published_at: z.string(),
  comments_count: z.number(),
})
export type NewsCard = z.infer<typeof newsCardSchema>

export const newsArticleSchema = newsCardSchema.extend({
  /** Plain text; an empty line parts two paragraphs. */
  body: z.string(),
  author: z.string().nullable(),
  source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  titles: z.array(titleCardSchema),
  /** The articles before and after it. */
  related: z.array(newsCardSchema),
})
export type NewsArticle = z.infer<typeof newsArticleSchema>

export const newsPageSchema = paginated(newsCardSchema)

export const listNewsQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(NEWS_PER_PAGE),
})
export type ListNewsQuery = z.output<typeof listNewsQuery>

/** Path of an article's page. */
export const newsUrl = (article: { readonly id: number; readonly name: string }) =>
  `/news/${article.id}/${slugify(article.name)}`
