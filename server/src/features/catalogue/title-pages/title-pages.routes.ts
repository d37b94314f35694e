import { titlePageEndpoints } from '@mediatheque/contract/catalogue/title-pages/title-pages.endpoints.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentSeason, presentTitle, type TitleForReader } from '../titles/titles.presenter.ts'
import { languageOf } from '../titles/titles.service.ts'
import {
  presentDepartments,
  presentEpisodePage,
  presentFilms,
  presentPictures,
} from './title-pages.presenter.ts'
import {
  getEpisode,
  getTitleCredits,
  getTitleImages,
  getTitleVideos,
} from './title-pages.service.ts'

const titleOf = (
  title: TitleForReader,
  { actor, platform }: { actor: Actor; platform: Needs<'clock'> },
) => presentTitle(title, actor, platform.clock.now())

export const titlePageRoutes = [
  bindEndpoint(titlePageEndpoints.getEpisode, {
    run: async ({ platform, actor, request, params, query }) =>
      getEpisode(platform, actor, params, await languageOf(platform, actor, request, query.lang)),
    present: ({ title, season, row }, call) => ({
      title: titleOf(title, call),
      season: presentSeason(season),
      ...presentEpisodePage(row, call.actor),
    }),
  }),
  bindEndpoint(titlePageEndpoints.listTitleCredits, {
    run: async ({ platform, actor, request, params, query }) =>
      getTitleCredits(
        platform,
        actor,
        params.id,
        await languageOf(platform, actor, request, query.lang),
      ),
    present: ({ title, rows }, call) => ({
      title: titleOf(title, call),
      departments: presentDepartments(rows),
    }),
  }),
  bindEndpoint(titlePageEndpoints.listTitleImages, {
    run: async ({ platform, actor, request, params, query }) =>
      getTitleImages(
        platform,
        actor,
        params.id,
        await languageOf(platform, actor, request, query.lang),
      ),
    present: ({ title, rows }, call) => ({
      title: titleOf(title, call),
      images: presentPictures(rows),
    }),
  }),
  bindEndpoint(titlePageEndpoints.listTitleVideos, {
    run: async ({ platform, actor, request, params, query }) =>
      getTitleVideos(
        platform,
        actor,
        params.id,
        await languageOf(platform, actor, request, query.lang),
      ),
    present: ({ title, rows }, call) => ({
      title: titleOf(title, call),
      videos: presentFilms(rows, title.row.id, call.actor),
    }),
  }),
]
