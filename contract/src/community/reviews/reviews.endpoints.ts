import { permission, sharedCatalogue } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { listReviewsQuery, titleReviewsSchema } from './reviews.schemas.ts'

export const reviewEndpoints = {
  listTitleReviews: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/reviews',
    access: permission('titles.view', sharedCatalogue),
    summary: 'Ratings and reviews of a title, and what they say together',
    params: idParams,
    query: listReviewsQuery,
    response: titleReviewsSchema,
  }),
}
