import { isTitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isKept, sendArtwork, tagOf } from './artwork.presenter.ts'
import { drawArtwork } from './draw-artwork.ts'
import { createRasteriser, isBusy } from './rasterise-artwork.ts'

const KEEP_FOR_EVER = 'public, max-age=31536000, immutable'
const LONGEST_NAME = 120
const FORMS = ['poster', 'tall', 'card'] as const
/** Points across of the rasterised forms: a card as link previews want it, a poster for those that cannot show drawings. */
const RASTER_WIDTHS = { poster: 600, tall: 600, card: 1200 } as const
const RETRY_SECONDS = 2

/**
 * `/artwork/poster/movie/1922/Nosferatu.svg`, `/artwork/card/movie/1922/Nosferatu.png`: drawn from the address alone, and
 * kept by browsers and proxies for ever.
 */
export function registerArtwork(app: FastifyInstance, platform: Platform): void {
  const rasterise = createRasteriser(platform)
  app.get(
    '/artwork/:form/:type/:year/:file',
    { config: { door: 'artwork' }, schema: { hide: true } as never },
    async (request, reply) => {
      const asked = readAddress(request.params as Record<'form' | 'type' | 'year' | 'file', string>)
      if (!asked) throw new AppError('notFound')
      if (asked.extension === 'svg')
        return sendArtwork(reply, asked.subject, asked.form, KEEP_FOR_EVER)
      const svg = drawArtwork(asked.subject, asked.form, false)
      const tag = tagOf(svg)
      if (isKept(reply, tag, KEEP_FOR_EVER)) return reply
      try {
        const png = await rasterise(svg, RASTER_WIDTHS[asked.form], tag)
        return await reply.type('image/png').send(png)
      } catch (error) {
        if (!isBusy(error)) throw error
        return reply
          .code(503)
          .removeHeader('etag')
          .header('retry-after', RETRY_SECONDS)
          .header('cache-control', 'no-store')
          .send()
      }
    },
  )
}

function readAddress({
  form,
  type,
  year,
  file,
}: Record<'form' | 'type' | 'year' | 'file', string>) {
  const [, name = '', extension] = /^(.+)\.(svg|png)$/.exec(file.trim()) ?? []
  const isKnown = isTitleType(type) || type === 'person' || type === 'channel'
  const known = FORMS.find((candidate) => candidate === form)
  if (
    !known ||
    !isKnown ||
    !/^\d{1,4}$/.test(year) ||
    name.trim() === '' ||
    [...name].length > LONGEST_NAME
  )
    return undefined
  return {
    form: known,
    extension: extension as 'svg' | 'png',
    subject: { type, name: name.trim(), year: Number(year) || null },
  }
}
