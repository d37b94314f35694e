import { LANGUAGES } from '@mediatheque/contract/core/lines.ts'
import { shippedLines } from '@mediatheque/contract/lines.ts'
import { isTitleType, SQUARE_TYPES, TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { drawArtwork } from './draw-artwork.ts'

const ONE_YEAR_SECONDS = 31_536_000
const LONGEST_NAME = 120

/** `/artwork/fr/movie/1922/Nosferatu.svg`: drawn from its address alone, and kept by browsers and proxies for ever. */
export async function artworkPlugin(app: FastifyInstance): Promise<void> {
  app.get('/artwork/:language/:type/:year/:file', { config: { door: 'artwork' }, schema: { hide: true } as never }, async (request, reply) => {
    const { language, type, year, file } = request.params as Record<'language' | 'type' | 'year' | 'file', string>
    const name = file.replace(/\.svg$/, '').trim()
    if (!isTitleType(type) || !(LANGUAGES as readonly string[]).includes(language) || !/^\d{1,4}$/.test(year) || name === '' || name.length > LONGEST_NAME) {
      throw new AppError('notFound')
    }
    const line = shippedLines[TITLE_TYPE_LABELS[type]]
    const label = (language === 'fr' ? line?.fr : line?.en) ?? TITLE_TYPE_LABELS[type]
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(drawArtwork({ type, name, year: Number(year) || null, label, shape: SQUARE_TYPES.includes(type) ? 'square' : 'portrait' }))
  })
}
