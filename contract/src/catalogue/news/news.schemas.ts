import { z } from 'zod'
import { line } from '../../core/input.ts'
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

/** What articles are sorted by. */
export const newsTagSchema = z.object({ id: z.number(), slug: z.string(), name: z.string() })
export type NewsTag = z.infer<typeof newsTagSchema>
/** So many are offered to narrow the news by. */
export const NEWS_TAGS_OFFERED = 24

export const newsArticleSchema = newsCardSchema.extend({
  /** HTML that can be shown as it is. */
  body: z.string(),
  /** In short, without formatting, for search engines and previews of links. */
  description: z.string().nullable(),
  /** Of a draft null: whoever writes news sees it before others do. */
  published_at: z.string().nullable(),
  /** Whether everybody sees it. */
  is_public: z.boolean(),
  author: z.string().nullable(),
  source: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  titles: z.array(titleCardSchema),
  tags: z.array(newsTagSchema),
  /** The articles before and after it. */
  related: z.array(newsCardSchema),
  can: z.object({ update: z.boolean() }),
})
export type NewsArticle = z.infer<typeof newsArticleSchema>

export const newsPageSchema = paginated(newsCardSchema).extend({
  /** By which they are narrowed. */
  tag: newsTagSchema.nullable(),
  /** Those that most articles have, by name. */
  tags: z.array(newsTagSchema),
})

export const listNewsQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(NEWS_PER_PAGE),
  /** The address of a tag: only articles that have it. */
  tag: line({ max: 80 }).optional(),
})
export type ListNewsQuery = z.output<typeof listNewsQuery>

/** Path of an article's page; by any other name it leads there. */
export const newsUrl = ({ id, slug }: { readonly id: number; readonly slug: string }) =>
  `/news/${id}/${slug}`
