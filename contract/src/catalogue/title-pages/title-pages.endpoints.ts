import { permission, sharedCatalogue } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { languageQuery, seasonOrEpisode } from '../titles/titles.schemas.ts'
import {
  episodePageSchema,
  fullCreditsSchema,
  titleImagesSchema,
  titleVideosSchema,
} from './title-pages.schemas.ts'

export const titlePageEndpoints = {
  getEpisode: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season/episodes/:episode',
    access: permission('titles.view', sharedCatalogue),
    summary: 'One episode with its people, pictures and videos, and the episodes beside it',
    params: idParams.extend({ season: seasonOrEpisode, episode: seasonOrEpisode }),
    query: languageQuery,
    response: episodePageSchema,
  }),
  listTitleCredits: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/credits',
    access: permission('titles.view', sharedCatalogue),
    summary: 'Everybody who took part in a title or its episodes, by department',
    params: idParams,
    query: languageQuery,
    response: fullCreditsSchema,
  }),
  listTitleImages: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/images',
    access: permission('titles.view', sharedCatalogue),
    summary: 'Pictures of a title and its episodes',
    params: idParams,
    query: languageQuery,
    response: titleImagesSchema,
  }),
  listTitleVideos: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/videos',
    access: permission('titles.view', sharedCatalogue),
    summary: 'Videos of a title and its episodes; addresses only for those who may play them',
    params: idParams,
    query: languageQuery,
    response: titleVideosSchema,
  }),
}
