import { videoEndpoints } from '@mediatheque/contract/catalogue/videos/videos.endpoints.ts'
import { videoForm, videoValues } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import type { Revertible } from '../../../platform/audit/define-audited.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { getVideoSheet, updateVideo } from './videos.service.ts'

/** As if somebody had typed these values into the form of the video. */
export const revertibleVideos: Revertible = {
  kind: 'video',
  fields: Object.keys(videoValues.shape),
  by: videoEndpoints.updateVideo,
  write: async ({ platform, t, language }, { id, version }, values) => {
    const sheet = await getVideoSheet(platform, Number(id), language)
    await updateVideo(platform, sheet, readInput(videoForm, { ...values, version }, t))
  },
}
