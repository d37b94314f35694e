import { videoList } from '@mediatheque/contract/catalogue/videos/video.list.ts'
import { videoEndpoints as endpoints } from '@mediatheque/contract/catalogue/videos/videos.endpoints.ts'
import type { TitleVideosQuery } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import {
  changeCaption,
  type EditedCaption,
  getCaption,
  orderCaptions,
} from '../titles/videos/captions.service.ts'
import { getDeletedVideos } from '../titles/videos/stored-videos.service.ts'
import { canUpdateVideos } from './videos.policy.ts'
import {
  presentCaption,
  presentPlaces,
  presentRecord,
  presentSheet,
  presentTitleVideos,
  videoCells,
} from './videos.presenter.ts'
import {
  checkVideo,
  createVideo,
  deleteVideos,
  getTitlePlaces,
  getTitleVideos,
  getVideoSheet,
  listVideos,
  listVideosToDelete,
  orderTitleVideos,
  readAllVideos,
  restoreDeletedVideos,
  type TitleVideosRow,
  updateVideo,
  type VideoSheetRow,
} from './videos.service.ts'

const policy = (actor: Actor) => canUpdateVideos(actor)

const sheet = viewOfRecord<VideoSheetRow>({
  find: (id, { platform, language }) => getVideoSheet(platform, id, language),
  view: presentSheet,
})
const caption = viewOfRecord<EditedCaption>({
  find: (id, { platform }) => getCaption(platform, id),
  view: presentCaption,
})
const ofTitle = viewOfRecord<TitleVideosRow>({
  find: (id, { platform, language, body }) => {
    const { season, episode } = body as TitleVideosQuery
    return getTitleVideos(platform, id, { season, episode, language })
  },
  view: presentTitleVideos,
})
const presentCaptions = (captions: readonly EditedCaption[]) => ({
  captions: captions.map(presentCaption),
})

export const videoRoutes = [
  bindEndpoint(endpoints.listVideos, {
    run: ({ platform, query, language }) => listVideos(platform, query, query.lang ?? language),
    present: (page) => presentPage(page, (rows) => rows.map(presentRecord)),
  }),
  bindEndpoint(endpoints.exportVideos, {
    run: (call) =>
      csvAnswer(
        call,
        videoList,
        readAllVideos(call.platform, call.query, call.query.lang ?? call.language),
        videoCells(call.t),
      ),
  }),
  bindEndpoint(endpoints.createVideo, {
    run: async ({ platform, actor, body, language }) => {
      const id = await createVideo(platform, actor, body)
      return getVideoSheet(platform, id, language)
    },
    present: presentSheet,
  }),
  bindEndpoint(endpoints.getVideoSheet, {
    run: ({ platform, params, language }) => getVideoSheet(platform, params.id, language),
    present: presentSheet,
  }),
  bindEndpoint(endpoints.updateVideo, {
    versioned: sheet,
    load: ({ platform, params, language }) => getVideoSheet(platform, params.id, language),
    policy,
    run: async ({ platform, record, body, language }) => {
      await updateVideo(platform, record, body)
      return getVideoSheet(platform, record.id, language)
    },
    present: presentSheet,
  }),
  bindEndpoint(endpoints.deleteVideos, {
    versioned: sheet,
    load: ({ platform, params }) => listVideosToDelete(platform, params.ids),
    policy,
    run: async ({ platform, actor, params, body }) => ({
      deleted: await deleteVideos(platform, actor, params.ids, body.versions),
    }),
  }),
  bindEndpoint(endpoints.restoreVideos, {
    load: ({ platform, params }) => getDeletedVideos(platform, params.ids),
    policy,
    run: async ({ platform, actor, record }) => ({
      restored: await restoreDeletedVideos(platform, actor, record),
    }),
  }),
  bindEndpoint(endpoints.checkVideo, {
    load: ({ platform, params, language }) => getVideoSheet(platform, params.id, language),
    policy,
    run: async ({ platform, record, language }) => {
      await checkVideo(platform, record.id)
      return getVideoSheet(platform, record.id, language)
    },
    present: presentSheet,
  }),
  bindEndpoint(endpoints.orderCaptions, {
    load: ({ platform, params, language }) => getVideoSheet(platform, params.id, language),
    policy,
    run: ({ platform, record, body }) => orderCaptions(platform, record.id, body.ids),
    present: presentCaptions,
  }),
  bindEndpoint(endpoints.updateCaption, {
    versioned: caption,
    load: ({ platform, params }) => getCaption(platform, params.id),
    policy,
    run: ({ platform, record, body }) => changeCaption(platform, record, body),
    present: presentCaptions,
  }),
  bindEndpoint(endpoints.getTitleVideos, {
    run: ({ platform, params, query, language }) =>
      getTitleVideos(platform, params.id, { ...query, language }),
    present: presentTitleVideos,
  }),
  bindEndpoint(endpoints.orderTitleVideos, {
    versioned: ofTitle,
    load: ({ platform, params, language }) =>
      getTitlePlaces(platform, params.id, { season: undefined, language }),
    policy,
    run: async ({ platform, params, body, language }) => {
      await orderTitleVideos(platform, params.id, body)
      const { season, episode } = body
      return getTitleVideos(platform, params.id, { season, episode, language })
    },
    present: presentTitleVideos,
  }),
  bindEndpoint(endpoints.getVideoPlaces, {
    run: ({ platform, params, query, language }) =>
      getTitlePlaces(platform, params.id, { season: query.season, language }),
    present: presentPlaces,
  }),
]
