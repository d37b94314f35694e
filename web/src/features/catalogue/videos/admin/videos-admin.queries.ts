import { captionEndpoints } from '@mediatheque/contract/catalogue/watch/captions.endpoints.ts'
import { videoList } from '@mediatheque/contract/catalogue/videos/video.list.ts'
import { videoEndpoints as endpoints } from '@mediatheque/contract/catalogue/videos/videos.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type VideoSearch = SearchOf<typeof videoList>
export const readVideoSearch = listSearchReader(videoList)
export const videosQuery = (search: VideoSearch) =>
  listQuery(videoList, endpoints.listVideos, search)

export const videoSheetQuery = (id: number) =>
  endpointQuery(endpoints.getVideoSheet, { params: { id } })

/** Where videos of a title are: with the title, a season or an episode of it. */
export interface VideosOf {
  readonly titleId: number
  readonly season?: number | undefined
  readonly episode?: number | undefined
}

const placeOf = ({ season, episode }: VideosOf) => ({
  ...(season !== undefined && { season }),
  ...(episode !== undefined && { episode }),
})

export const titleVideosQuery = (of: VideosOf) =>
  endpointQuery(endpoints.getTitleVideos, { params: { id: of.titleId }, query: placeOf(of) })

export const videoPlacesQuery = (titleId: number, season: number | undefined) =>
  endpointQuery(endpoints.getVideoPlaces, {
    params: { id: titleId },
    query: season === undefined ? {} : { season },
  })

/** Videos are part of the pages of their titles, which are shown everywhere. */
export const createVideo = defineWrite(endpoints.createVideo, 'all')
export const updateVideo = defineWrite(endpoints.updateVideo, 'all')
export const deleteVideos = defineWrite(endpoints.deleteVideos, 'all')
export const restoreVideos = defineWrite(endpoints.restoreVideos, 'all')
export const orderTitleVideos = defineWrite(endpoints.orderTitleVideos, 'all')

const SHEETS = [endpoints.getVideoSheet, endpoints.getTitleVideos, endpoints.listVideos]
export const checkVideo = defineWrite(endpoints.checkVideo, SHEETS)
export const addCaption = defineWrite(captionEndpoints.addCaption, SHEETS)
export const updateCaption = defineWrite(endpoints.updateCaption, SHEETS)
export const orderCaptions = defineWrite(endpoints.orderCaptions, SHEETS)
export const deleteCaption = defineWrite(captionEndpoints.deleteCaption, SHEETS)
