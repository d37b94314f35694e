import { z } from 'zod'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { seenVersion } from '../../core/version.ts'
import {
  newSavedView,
  SAVED_VIEWS_QUOTA,
  savedViewChanges,
  savedViewsQuery,
  savedViewView,
} from './saved-views.schemas.ts'

const viewAnswer = z.object({ view: savedViewView })

export const savedViewEndpoints = {
  listSavedViews: defineEndpoint({
    method: 'GET',
    path: 'saved-views',
    access: user,
    summary: 'The views of a list that the caller keeps, by name',
    query: savedViewsQuery,
    response: z.object({ views: z.array(savedViewView) }),
  }),
  createSavedView: defineEndpoint({
    method: 'POST',
    path: 'saved-views',
    access: withAccess(user, { quota: SAVED_VIEWS_QUOTA }),
    summary: 'Keep what a list shows (words, filters, order, page size, columns) under a name',
    body: newSavedView,
    response: viewAnswer,
    status: 201,
  }),
  updateSavedView: defineEndpoint({
    method: 'PUT',
    path: 'saved-views/:id',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Rename an own view, overwrite it, or say whether its list opens with it',
    params: idParams,
    body: savedViewChanges,
    response: viewAnswer,
  }),
  deleteSavedView: defineEndpoint({
    method: 'DELETE',
    path: 'saved-views/:id',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Delete an own view',
    params: idParams,
    body: seenVersion,
    response: z.object({ deleted: z.number() }),
  }),
}
