import { titlePageEndpoints } from '@mediatheque/contract/catalogue/title-pages/title-pages.endpoints.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import {
  presentSeason,
  presentTitle,
  type TitleForReader,
  type ToPresentVideos,
} from '../titles/titles.presenter.ts'
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
  { actor, platform }: { actor: Actor; platform: ToPresentVideos },
) => presentTitle(title, actor, platform)

export const titlePageRoutes = [
  bindEndpoint(titlePageEndpoints.getEpisode, {
    run: ({ platform, actor, params, query, language }) =>
      getEpisode(platform, actor, params, query.lang ?? language),
    present: ({ title, season, row }, call) => ({
      title: titleOf(title, call),
      season: presentSeason(season),
      ...presentEpisodePage(row, { ...call, progress: title.progress }),
    }),
  }),
  bindEndpoint(titlePageEndpoints.listTitleCredits, {
    run: ({ platform, actor, params, query, language }) =>
      getTitleCredits(platform, actor, params.id, query.lang ?? language),
    present: ({ title, rows }, call) => ({
      title: titleOf(title, call),
      departments: presentDepartments(rows),
    }),
  }),
  bindEndpoint(titlePageEndpoints.listTitleImages, {
    run: ({ platform, actor, params, query, language }) =>
      getTitleImages(platform, actor, params.id, query.lang ?? language),
    present: ({ title, rows }, call) => ({
      title: titleOf(title, call),
      images: presentPictures(rows),
    }),
  }),
  bindEndpoint(titlePageEndpoints.listTitleVideos, {
    run: ({ platform, actor, params, query, language }) =>
      getTitleVideos(platform, actor, params.id, query.lang ?? language),
    present: ({ title, rows }, call) => ({
      title: titleOf(title, call),
      videos: presentFilms(rows, title.row.id, { ...call, progress: title.progress }),
    }),
  }),
]
