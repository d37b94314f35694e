import { artworkCardUrl, artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  IMAGE_KINDS_OF_ROUTE,
  IMAGE_WIDTHS,
  type ImageKindOfRoute,
} from '@mediatheque/contract/catalogue/images/image-url.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { sendArtwork, sitesThatMayShow } from '../artwork/artwork.presenter.ts'
import { admitToPicture, type PictureOwner } from '../artwork/picture-access.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { sendFoundPicture } from './found-pictures.ts'
import { createImages, type ImageRequest, type ToShowImages } from './images.service.ts'
import { chooseFormat } from './resize-image.ts'

const ONE_YEAR_SECONDS = 31_536_000
const ONE_HOUR_SECONDS = 3_600
const FALLBACK_SECONDS = 300
const LARGEST_ID = 9_007_199_254_740_991

/** Whose pictures they are. Those of galleries and videos are shown on the page of the title or the person. */
const OWNERS: Record<ImageKindOfRoute, PictureOwner> = {
  poster: 'title',
  backdrop: 'title',
  season: 'season',
  episode: 'season',
  person: 'person',
  image: 'title',
  video: 'title',
}

/**
 * `/images/342/poster/12/1x9fy2`: a stored picture in one of our widths, in the best format that the browser takes;
 * `/images/card/poster/12/1x9fy2`: as link previews want it. Only what a record of ours names can be asked for; artwork stands
 * in for what cannot be had. `/images/185/found?of=…&by=…`: one that
 * a search of outside databases found.
 */
export function registerImages(
  app: FastifyInstance,
  platform: Needs<'secrets' | ToReadSettings | ToShowImages>,
): void {
  const images = createImages(platform)
  app.get('/images/:width/found', { config: { door: 'image' } }, (request, reply) =>
    sendFoundPicture(platform, images, request, reply),
  )
  app.get(
    '/images/:width/:kind/:id/:version',
    { config: { door: 'image' } },
    async (request, reply) => {
      const asked = readAddress(
        request.params as Record<'width' | 'kind' | 'id' | 'version', string>,
        request.headers.accept,
      )
      if (!asked) throw new AppError('notFound')
      const keptBy = await admitToPicture(platform, OWNERS[asked.kind], request, reply)
      const found = await images.find(asked)
      if (!found) throw new AppError('notFound')
      reply
        .header('vary', 'accept')
        .header('cross-origin-resource-policy', sitesThatMayShow(keptBy))
      if (!found.bytes) {
        const isUpright = ['poster', 'season', 'person'].includes(asked.kind)
        const form = isUpright && asked.width !== 'card' ? 'poster' : 'card'
        const cacheControl = found.isBusy
          ? 'private, no-store'
          : `${keptBy}, max-age=${FALLBACK_SECONDS}`
        // Browsers get it at once: leading them to its address would cost them another way there and back.
        if (asked.width !== 'card' && request.headers.accept?.includes('image/svg+xml'))
          return sendArtwork(reply, found.record, form, cacheControl)
        const drawing = form === 'poster' ? artworkUrl(found.record) : artworkCardUrl(found.record)
        return reply
          .header('cache-control', cacheControl)
          .redirect(`${platform.config.basePath}${drawing}`, 302)
      }
      const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 22)}"`
      reply
        .header('etag', etag)
        .header(
          'cache-control',
          found.isCurrent
            ? `${keptBy}, max-age=${ONE_YEAR_SECONDS}, immutable`
            : `${keptBy}, max-age=${ONE_HOUR_SECONDS}`,
        )
        .header('content-security-policy', "default-src 'none'")
        .header('x-content-type-options', 'nosniff')
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(`image/${asked.format}`).send(Buffer.from(found.bytes))
    },
  )
}

function readAddress(
  { width, kind, id, version }: Record<'width' | 'kind' | 'id' | 'version', string>,
  accept: string | undefined,
): ImageRequest | undefined {
  const [knownWidth, knownKind] = [
    width === 'card'
      ? ('card' as const)
      : IMAGE_WIDTHS.find((candidate) => String(candidate) === width),
    IMAGE_KINDS_OF_ROUTE.find((candidate) => candidate === kind),
  ]
  const number = Number(id)
  if (
    !knownWidth ||
    !knownKind ||
    !/^\d{1,16}$/.test(id) ||
    number > LARGEST_ID ||
    !/^[0-9a-z]{1,8}$/.test(version)
  )
    return undefined
  // Not every program that shows link previews can read the newer formats, whatever it says that it takes.
  const format = knownWidth === 'card' ? 'jpeg' : chooseFormat(accept)
  return { kind: knownKind, id: number, version, width: knownWidth, format }
}
