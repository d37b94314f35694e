import { createHash } from 'node:crypto'
import { isTitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { drawArtwork } from './draw-artwork.ts'
import { createRasteriser, isBusy } from './rasterise-artwork.ts'

const ONE_YEAR_SECONDS = 31_536_000
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
  app.get('/artwork/:form/:type/:year/:file', { config: { door: 'artwork' }, schema: { hide: true } as never }, async (request, reply) => {
    const asked = readAddress(request.params as Record<'form' | 'type' | 'year' | 'file', string>)
    if (!asked) throw new AppError('notFound')
    const svg = drawArtwork(asked.subject, asked.form, asked.extension === 'svg')
    // Of the drawing, not of the name: a new way of drawing is another picture.
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
    const etag = `"${tag}"`
    if (request.headers['if-none-match']?.includes(etag)) return keep(reply, etag).code(304).send()
    if (asked.extension === 'svg') return keep(reply, etag).type('image/svg+xml; charset=utf-8').send(svg)
    try {
      const png = await rasterise(svg, RASTER_WIDTHS[asked.form], tag)
      return await keep(reply, etag).type('image/png').send(png)
    } catch (error) {
      if (!isBusy(error)) throw error
      return reply.code(503).header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store').send()
    }
  })
}

function keep(reply: FastifyReply, etag: string): FastifyReply {
  return reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
}

function readAddress({ form, type, year, file }: Record<'form' | 'type' | 'year' | 'file', string>) {
  const [, name = '', extension] = /^(.+)\.(svg|png)$/.exec(file.trim()) ?? []
  const isKnown = isTitleType(type) || type === 'person' || type === 'channel'
  const known = FORMS.find((candidate) => candidate === form)
  if (!known || !isKnown || !/^\d{1,4}$/.test(year) || name.trim() === '' || [...name].length > LONGEST_NAME) return undefined
  return { form: known, extension: extension as 'svg' | 'png', subject: { type, name: name.trim(), year: Number(year) || null } }
}
