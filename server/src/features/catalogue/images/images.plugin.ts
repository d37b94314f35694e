import { artworkCardUrl, artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  IMAGE_KINDS_OF_ROUTE,
  IMAGE_WIDTHS,
} from '@mediatheque/contract/catalogue/images/image-url.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { sendArtwork } from '../artwork/artwork.presenter.ts'
import { createImages, type ImageRequest } from './images.service.ts'
import { chooseFormat } from './resize-image.ts'

const ONE_YEAR_SECONDS = 31_536_000
const ONE_HOUR_SECONDS = 3_600
const FALLBACK_SECONDS = 300
const LARGEST_ID = 9_007_199_254_740_991

/**
 * `/images/342/poster/12/1x9fy2`: a stored picture in one of our widths, in the best format that the browser takes. Only what
 * a record of ours names can be asked for; artwork stands in for what cannot be had.
 */
export function registerImages(
  app: FastifyInstance,
  platform: Needs<'readDb' | 'cache' | 'clock' | 'config' | 'log'>,
): void {
  const findImage = createImages(platform)
  app.get(
    '/images/:width/:kind/:id/:version',
    { config: { door: 'image' } },
    async (request, reply) => {
      const asked = readAddress(
        request.params as Record<'width' | 'kind' | 'id' | 'version', string>,
        request.headers.accept,
      )
      const found = asked && (await findImage(asked))
      if (!asked || !found) throw new AppError('notFound')
      reply.header('vary', 'accept').header('cross-origin-resource-policy', 'cross-origin')
      if (!found.bytes) {
        const form = ['poster', 'season', 'person'].includes(asked.kind) ? 'poster' : 'card'
        const cacheControl = found.isBusy ? 'no-store' : `public, max-age=${FALLBACK_SECONDS}`
        // Browsers get it at once: leading them to its address would cost them another way there and back.
        if (request.headers.accept?.includes('image/svg+xml'))
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
            ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
            : `public, max-age=${ONE_HOUR_SECONDS}`,
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
    IMAGE_WIDTHS.find((candidate) => String(candidate) === width),
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
  return { kind: knownKind, id: number, version, width: knownWidth, format: chooseFormat(accept) }
}
