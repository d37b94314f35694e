import { z } from 'zod'
import { personCardSchema } from '../../catalogue/people/people.schemas.ts'
import { languageQuery, titleCardSchema } from '../../catalogue/titles/titles.schemas.ts'
import { listQuery, pageSize } from '../../core/list-query.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { FOLLOWED_KINDS } from '../follows/follows.schemas.ts'
import { listCardSchema } from '../lists/lists.schemas.ts'

export const FOLLOWING_PER_PAGE = 24

export const followingQuery = listQuery.extend({
  ...languageQuery.shape,
  kind: z.enum(FOLLOWED_KINDS).default('title'),
  perPage: pageSize(FOLLOWING_PER_PAGE),
})
export type FollowingQuery = z.output<typeof followingQuery>

/** Something that the caller follows: of the four, the one that was asked for. */
export const followingSchema = z.object({
  id: z.number(),
  followed_at: z.string(),
  title: titleCardSchema.nullable(),
  person: personCardSchema.nullable(),
  list: listCardSchema.nullable(),
  user: authorSchema.nullable(),
})
export type Following = z.infer<typeof followingSchema>
