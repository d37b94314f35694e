import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import {
  presentCredits,
  presentEpisode,
  presentSeason,
  presentTitle,
  presentTitleCard,
} from './titles.presenter.ts'
import {
  getPasskey,
  getSeason,
  getTitle,
  listEpisodes,
  listRelatedTitles,
  listTitles,
  resolveTitleFilter,
} from './titles.service.ts'

export const titleRoutes = [
  bindEndpoint(titleEndpoints.listTitles, {
    run: async ({ platform, query, language }) => {
      const order = { order: query.orderBy ?? 'popularity', orderDir: query.orderDir } as const
      const filter = await resolveTitleFilter(platform, query)
      return listTitles(platform, { filter, ...order, language: query.lang ?? language }, query)
    },
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((row) => presentTitleCard(row, platform.clock.now()))),
  }),
  bindEndpoint(titleEndpoints.getTitle, {
    run: async ({ platform, actor, params, query, language }) => ({
      // The key comes first: without a login there is nothing more to do.
      ...(query.loader === 'editLinkPage' && { passkey: await getPasskey(platform, actor) }),
      title: await getTitle(platform, actor, params.id, query.lang ?? language),
    }),
    present: ({ title, ...rest }, { platform, actor }) => ({
      ...rest,
      title: presentTitle(title, actor, platform),
    }),
  }),
  bindEndpoint(titleEndpoints.listRelatedTitles, {
    run: ({ platform, params, query, language }) =>
      listRelatedTitles(platform, params.id, query.lang ?? language),
    present: (rows, { platform }) => ({
      titles: rows.map((row) => presentTitleCard(row, platform.clock.now())),
    }),
  }),
  bindEndpoint(titleEndpoints.getSeason, {
    run: ({ platform, actor, params, query, language }) =>
      getSeason(platform, actor, params, query.lang ?? language),
    present: ({ title, season, extras }, { platform, actor }) => ({
      title: presentTitle(title, actor, platform),
      season: {
        ...presentSeason(season),
        description: extras.plot,
        release_date: extras.release_date,
        credits: presentCredits(extras.credits),
      },
    }),
  }),
  bindEndpoint(titleEndpoints.listEpisodes, {
    run: ({ platform, actor, params, query, language }) =>
      listEpisodes(platform, actor, { ...params, language }, query),
    present: ({ page, progress }, { platform, actor, query }) => {
      const isTruncated = ['true', '1'].includes(query.truncateDescriptions ?? '')
      return presentPage(page, (rows) =>
        rows.map((row) => presentEpisode(row, { actor, progress, platform }, isTruncated)),
      )
    },
  }),
]
