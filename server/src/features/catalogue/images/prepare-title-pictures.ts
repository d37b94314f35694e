import type { ImageKindOfRoute } from '@mediatheque/contract/catalogue/images/image-url.ts'
import type { Needs } from '../../../platform/platform.ts'
import { ImageError } from './fetch-image.ts'
import { createImages, type ToShowImages } from './images.service.ts'
import type { ImageFormat } from './resize-image.ts'
import { listTitlePictures } from './title-pictures.repository.ts'

/** Of a series with a thousand episodes the rest is fetched when it is first shown. */
const MOST_PICTURES = 120
/** Hosts that do not answer are not asked for all the others. */
const MOST_FAULTS = 5

/** As the pages ask for them: see `web/src/lib/pictures.ts`. */
const WIDTHS: Readonly<Record<ImageKindOfRoute, readonly number[]>> = {
  poster: [185, 342, 500, 780],
  backdrop: [342, 780, 1280, 1920],
  season: [185, 342, 500],
  episode: [342, 500],
  person: [92, 185, 342],
  image: [],
  video: [342, 500],
}
/** Nearly every browser takes the first; what another needs is made of the original, which is here by then. */
const FORMATS: readonly ImageFormat[] = ['avif']

/**
 * Fetches the pictures of a title and makes them in the widths of its pages, so that none of these has to wait for
 * another site. What is here already costs nothing.
 * @returns how many could not be had now, and may be had later
 */
export async function prepareTitlePictures(
  platform: Needs<ToShowImages>,
  titleId: number,
  signal: AbortSignal,
): Promise<number> {
  const images = createImages(platform)
  let missing = 0
  for (const { kind, url } of await listTitlePictures(platform.readDb, titleId, MOST_PICTURES)) {
    if (signal.aborted || missing >= MOST_FAULTS) return missing + 1
    try {
      await images.prepare(url, WIDTHS[kind], FORMATS)
    } catch (error) {
      if (!(error instanceof ImageError)) throw error
      platform.log.info({ titleId, kind, reason: error.message }, 'a picture could not be had')
      if (error.mayPass) missing += 1
    }
  }
  return missing
}
