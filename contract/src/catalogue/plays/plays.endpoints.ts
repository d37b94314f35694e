import { z } from 'zod'
import { permission, sharedCatalogue, user, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import {
  continuedQuery,
  continuedView,
  deletedPlays,
  listPlaysQuery,
  playBeat,
  playView,
  viewingSettings,
  watchedInput,
  watchedQuery,
  watchedView,
} from './plays.schemas.ts'

const nothing = { status: 204, response: z.undefined() } as const

export const playEndpoints = {
  recordPlay: defineEndpoint({
    method: 'POST',
    path: 'plays',
    access: permission('videos.play'),
    summary: 'How far somebody is in a video: while it plays, and when they leave it',
    body: playBeat,
    bodyForm: { kinds: ['json', 'beacon'], maxBytes: 1_024 },
    throttle: { unlimited: 'Who says it often is refused before anything is written.' },
    ...nothing,
  }),
  markWatched: defineEndpoint({
    method: 'PUT',
    path: 'watched',
    access: userWith('titles.view'),
    summary: 'Say of a film, an episode, a season or a series whether the caller has seen it',
    body: watchedInput,
    response: watchedView,
  }),
  getWatched: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/watched',
    access: userWith('titles.view', sharedCatalogue),
    summary: 'What the caller has seen of a title or a season of it, and where they are',
    params: idParams,
    query: watchedQuery,
    response: watchedView,
  }),
  listOwnPlays: defineEndpoint({
    method: 'GET',
    path: 'users/me/plays',
    access: userWith('titles.view'),
    summary: 'What the caller watched, last first',
    query: listPlaysQuery,
    response: paginated(playView),
  }),
  exportOwnPlays: defineEndpoint({
    method: 'GET',
    path: 'users/me/plays/file',
    access: userWith('titles.view'),
    summary: 'The same as a file: CSV, or JSON',
    query: listPlaysQuery.pick({ query: true, from: true, to: true, lang: true }).extend({
      format: z.enum(['csv', 'json']).default('csv'),
    }),
    answersAs: ['text/csv', 'application/json'],
    response: z.unknown(),
  }),
  deleteOwnPlays: defineEndpoint({
    method: 'DELETE',
    path: 'users/me/plays',
    access: user,
    summary: 'Forget what the caller watched: some of it, or all; also where they were in it',
    body: deletedPlays,
    response: z.object({ deleted: z.number() }),
  }),
  getViewingSettings: defineEndpoint({
    method: 'GET',
    path: 'users/me/viewing',
    access: user,
    summary: 'Whether what the caller watches is kept',
    response: viewingSettings,
  }),
  saveViewingSettings: defineEndpoint({
    method: 'PUT',
    path: 'users/me/viewing',
    access: user,
    summary: 'Choose whether what the caller watches is kept',
    body: viewingSettings,
    response: viewingSettings,
  }),
}

export const continueEndpoints = {
  listContinued: defineEndpoint({
    method: 'GET',
    path: 'continue-watching',
    access: userWith('videos.play'),
    summary: 'What the caller may go on with: in the middle, or with the next episode',
    query: continuedQuery,
    response: z.object({ items: z.array(continuedView) }),
  }),
  dismissContinued: defineEndpoint({
    method: 'PUT',
    path: 'continue-watching/:id',
    access: userWith('videos.play', sharedCatalogue),
    summary: 'Hide a title there until the caller goes on with it, or show it again',
    params: idParams,
    body: z.object({ is_dismissed: z.boolean() }),
    response: z.object({ is_dismissed: z.boolean() }),
  }),
}
