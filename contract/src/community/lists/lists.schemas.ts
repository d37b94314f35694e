import { z } from 'zod'
import { id } from '../../core/input.ts'
import { titleCardSchema, TITLES_PER_PAGE } from '../../catalogue/titles/titles.schemas.ts'
import { languageQuery } from '../../catalogue/titles/titles.schemas.ts'
import { listQuery, pageSize, paginated } from '../../core/list-query.ts'
import { authorSchema } from '../authors/authors.schemas.ts'

export const LISTS_PER_PAGE = 12
/** Covers on the card of a list. */
export const LIST_COVERS = 4

export const listCardSchema = z.object({
  id: z.number(),
  model_type: z.literal('list'),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  is_public: z.boolean(),
  items_count: z.number(),
  comments_count: z.number(),
  user: authorSchema.nullable(),
  /** Its first titles. */
  covers: z
    .array(titleCardSchema.pick({ id: true, name: true, year: true, type: true, poster: true }))
    .max(LIST_COVERS),
  updated_at: z.string(),
})
export type ListCard = z.infer<typeof listCardSchema>

/** A list with a page of its titles, in the order its owner gave them. */
export const listPageSchema = z.object({
  list: listCardSchema,
  items: paginated(titleCardSchema).shape.pagination,
})
export type ListPageView = z.infer<typeof listPageSchema>

export const listListsQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(LISTS_PER_PAGE),
  title_id: id.optional(),
  user_id: id.optional(),
})
export type ListListsQuery = z.output<typeof listListsQuery>

export const listItemsQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(TITLES_PER_PAGE),
})

/** Path of a list's page. */
export const listUrl = (list: Pick<ListCard, 'id' | 'slug'>) =>
  `/lists/${[list.id, list.slug].filter(Boolean).join('-')}`
