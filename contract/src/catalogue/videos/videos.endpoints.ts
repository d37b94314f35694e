import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams } from '../../core/list-query.ts'
import { seenVersions } from '../../core/version.ts'
import { videoList } from './video.list.ts'
import {
  captionChange,
  captionOrderForm,
  captionsAnswer,
  newVideoForm,
  titleVideosQuery,
  titleVideosSheet,
  videoForm,
  videoOrderForm,
  videoPlaces,
  videosAnswer,
  videoSheet,
  videosQuery,
} from './videos.schemas.ts'

const reads = staffWith('videos.update', {
  noRecord: 'Whoever looks after videos looks after all of them.',
})
const KIBIBYTE = 1024

/** Videos for those who look after them. */
export const videoEndpoints = {
  listVideos: defineEndpoint({
    method: 'GET',
    path: 'videos',
    access: staffWith('videos.update'),
    summary: 'All videos; beyond 10,000 matches it only says that there are more',
    list: videoList,
    query: videosQuery,
    response: videosAnswer,
  }),
  exportVideos: defineEndpoint({
    method: 'GET',
    path: 'videos/csv',
    access: staffWith('videos.update'),
    summary: 'Videos as a file, at most 10,000 of them',
    list: videoList,
    query: videosQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  createVideo: defineEndpoint({
    method: 'POST',
    path: 'videos',
    access: staffWith('videos.update', { history: 'video' }),
    summary: 'Add a video to a title, a season or an episode. What it leads to is looked at soon',
    body: newVideoForm,
    bodyForm: { kinds: ['json'], maxBytes: 512 * KIBIBYTE },
    status: 201,
    response: videoSheet,
  }),
  getVideoSheet: defineEndpoint({
    method: 'GET',
    path: 'videos/:id',
    access: reads,
    summary: 'A video as it is edited, with its captions and what is known of whether it plays',
    params: idParams,
    response: videoSheet,
  }),
  updateVideo: defineEndpoint({
    method: 'PUT',
    path: 'videos/:id',
    access: staffWith('videos.update', { record: true, version: true, history: 'video' }),
    summary: 'Change a video. Another address is looked at anew',
    params: idParams,
    body: videoForm,
    bodyForm: { kinds: ['json'], maxBytes: 512 * KIBIBYTE },
    response: videoSheet,
  }),
  deleteVideos: defineEndpoint({
    method: 'DELETE',
    path: 'videos/:ids',
    access: staffWith('videos.update', { record: true, version: true, history: 'video' }),
    summary: 'Delete videos with their captions: all of them or none. They can be restored',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  restoreVideos: defineEndpoint({
    method: 'POST',
    path: 'videos/:ids/restore',
    access: staffWith('videos.update', {
      record: true,
      noVersion: 'What was deleted is not changed by anybody.',
      history: 'video',
    }),
    summary: 'Bring deleted videos back with all that went with them: all of them or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
  checkVideo: defineEndpoint({
    method: 'POST',
    path: 'videos/:id/check',
    access: staffWith('videos.update', {
      record: true,
      noVersion: 'It says what is there, and changes nothing of the video.',
      noHistory: 'It says what is there, and changes nothing of the video.',
    }),
    summary: 'Look now whether a video is there',
    params: idParams,
    response: videoSheet,
  }),
  orderCaptions: defineEndpoint({
    method: 'PUT',
    path: 'videos/:id/captions',
    access: staffWith('videos.update', {
      record: true,
      noVersion: 'An order ends in the same state from whichever it begins.',
      history: 'video',
    }),
    summary: 'Put the captions of a video in an order; those that are not named come last',
    params: idParams,
    body: captionOrderForm,
    response: captionsAnswer,
  }),
  updateCaption: defineEndpoint({
    method: 'PUT',
    path: 'captions/:id',
    access: staffWith('videos.update', { record: true, version: true, history: 'video' }),
    summary: 'Change what captions are called, their language, or how much later they are shown',
    params: idParams,
    body: captionChange,
    response: captionsAnswer,
  }),
  getTitleVideos: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/videos-sheet',
    access: reads,
    summary: 'Videos of a title, a season or an episode, in their order',
    params: idParams,
    query: titleVideosQuery,
    response: titleVideosSheet,
  }),
  orderTitleVideos: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/videos-sheet',
    access: staffWith('videos.update', { record: true, version: true, history: 'video' }),
    summary: 'Put videos of a title in an order',
    params: idParams,
    body: videoOrderForm,
    bodyForm: { kinds: ['json'], maxBytes: 256 * KIBIBYTE },
    response: titleVideosSheet,
  }),
  getVideoPlaces: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/video-places',
    access: reads,
    summary: 'What of a title a video can be put to: its seasons, and the episodes of one',
    params: idParams,
    query: titleVideosQuery.pick({ season: true }),
    response: videoPlaces,
  }),
}
