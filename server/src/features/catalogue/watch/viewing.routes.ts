import {
  continueEndpoints,
  playEndpoints,
} from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { forgetPlays, isViewingPrivately, setViewingPrivately } from '../plays/own-plays.service.ts'
import { presentContinued } from './continue.presenter.ts'
import { dismiss, listContinued } from './continue.service.ts'
import { historyAnswer } from './history-file.ts'
import { presentPlay } from './history.presenter.ts'
import { listPlays, readPlays } from './history.service.ts'
import { getWatched, markWatched } from './watched.service.ts'

export const viewingRoutes = [
  bindEndpoint(playEndpoints.markWatched, {
    run: ({ platform, actor, body }) => markWatched(platform, actor.user.id, body),
  }),
  bindEndpoint(playEndpoints.getWatched, {
    run: ({ platform, actor, params, query }) =>
      getWatched(platform, actor.user.id, { titleId: params.id, season: query.season }),
  }),
  bindEndpoint(playEndpoints.listOwnPlays, {
    run: ({ platform, actor, query, language }) =>
      listPlays(platform, { userId: actor.user.id, language: query.lang ?? language }, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentPlay)),
  }),
  bindEndpoint(playEndpoints.exportOwnPlays, {
    run: (call) => {
      const { platform, actor, query, language } = call
      const reader = { userId: actor.user.id, language: query.lang ?? language }
      return historyAnswer(call, readPlays(platform, reader, query), query.format)
    },
  }),
  bindEndpoint(playEndpoints.deleteOwnPlays, {
    run: async ({ platform, actor, body }) => ({
      deleted: await forgetPlays(platform, actor.user.id, body),
    }),
  }),
  bindEndpoint(playEndpoints.getViewingSettings, {
    run: async ({ platform, actor }) => ({
      is_private: await isViewingPrivately(platform, actor.user.id),
    }),
  }),
  bindEndpoint(playEndpoints.saveViewingSettings, {
    run: async ({ platform, actor, body }) => {
      await setViewingPrivately(platform, actor.user.id, body.is_private)
      return body
    },
  }),
  bindEndpoint(continueEndpoints.listContinued, {
    run: ({ platform, actor, query, language }) =>
      listContinued(platform, actor, { language: query.lang ?? language, titleId: query.title_id }),
    present: (items, { platform }) => ({
      items: items.map((item) => presentContinued(item, platform.clock.now())),
    }),
  }),
  bindEndpoint(continueEndpoints.dismissContinued, {
    run: async ({ platform, actor, params, body, language }) => {
      const isDismissed = body.is_dismissed
      await dismiss(platform, actor, { titleId: params.id, isDismissed, language })
      return body
    },
  }),
]
