import {
  episodeUrl,
  seasonUrl,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { titlePageEndpoints } from '@mediatheque/contract/catalogue/title-pages/title-pages.endpoints.ts'
import { titleEndpoints } from '@mediatheque/contract/catalogue/titles/titles.endpoints.ts'
import { type Sitemap, SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import {
  listEpisodeAddressRows,
  listFilledTitleRanges,
  listSeasonAddressRows,
  listTitleAddressRows,
} from './title-addresses.repository.ts'

const titlePages: Sitemap = {
  name: 'titles',
  access: titleEndpoints.getTitle.access,
  listParts: ({ readDb }) => listFilledTitleRanges(readDb, 'titles', SITEMAP_SPAN),
  listPages: async ({ readDb }, range, language) =>
    (await listTitleAddressRows(readDb, range, language)).map(({ id, name, updated_at }) => ({
      id,
      path: titleUrl({ id, name }),
      updatedAt: updated_at,
    })),
}

const seasonPages: Sitemap = {
  name: 'seasons',
  access: titleEndpoints.getSeason.access,
  listParts: ({ readDb }) => listFilledTitleRanges(readDb, 'seasons', SITEMAP_SPAN),
  listPages: async ({ readDb }, range, language) =>
    (await listSeasonAddressRows(readDb, range, language)).map(
      ({ id, title_id, name, number }) => ({
        id,
        path: seasonUrl({ id: title_id, name }, number),
      }),
    ),
}

const episodePages: Sitemap = {
  name: 'episodes',
  access: titlePageEndpoints.getEpisode.access,
  listParts: ({ readDb }) => listFilledTitleRanges(readDb, 'episodes', SITEMAP_SPAN),
  listPages: async ({ readDb }, range, language) =>
    (await listEpisodeAddressRows(readDb, range, language)).map(
      ({ id, title_id, name, season_number, episode_number }) => ({
        id,
        path: episodeUrl({ id: title_id, name }, season_number, episode_number),
      }),
    ),
}

export const titleSitemaps = [titlePages, seasonPages, episodePages]
