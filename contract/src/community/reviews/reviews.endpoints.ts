import { z } from 'zod'
import { permission, sharedCatalogue, user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams } from '../../core/list-query.ts'
import { REVIEWS_OF_A_DAY_QUOTA } from './reviews.quotas.ts'
import {
  listReviewsQuery,
  ownReviewAnswer,
  rateTitleForm,
  ratedTitleAnswer,
  titleReviewsSchema,
} from './reviews.schemas.ts'

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
  getOwnReview: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/own-review',
    access: userWith('titles.view', sharedCatalogue),
    summary: 'What the caller thinks of a title, or nothing',
    params: idParams,
    response: ownReviewAnswer,
  }),
  rateTitle: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/own-review',
    access: userWith('reviews.create', {
      ...sharedCatalogue,
      noVersion: 'Nobody but its author changes a review; the last score given is the one.',
      quota: REVIEWS_OF_A_DAY_QUOTA,
    }),
    summary: 'Rate a title, with words or without; each member once, who rates it again changes it',
    params: idParams,
    body: rateTitleForm,
    response: ratedTitleAnswer,
  }),
  deleteReviews: defineEndpoint({
    method: 'DELETE',
    path: 'reviews/:ids',
    access: withAccess(user, {
      record: true,
      noVersion: 'Whatever it says by now, it goes.',
      history: 'review',
    }),
    summary: 'Delete own reviews or, for those who look after them, anybody’s: all of them or none',
    params: idsParams,
    response: z.object({ deleted: z.number() }),
  }),
  restoreReviews: defineEndpoint({
    method: 'POST',
    path: 'reviews/:ids/restore',
    access: withAccess(user, {
      record: true,
      noVersion: 'A deleted review is changed by nobody.',
    }),
    summary: 'Think better of deleting reviews, for some seconds: all of them or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
}
