import { finished, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressBlock } from '../../../platform/http/address-block.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendKeptText } from '../../../platform/http/send-kept-text.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createWorkQueue } from '../../../platform/work-queue.ts'
import type { ToReadSettings } from '../settings/settings.service.ts'
import { createPlaces } from './places.ts'
import { robotsText } from './robots-text.ts'
import { buildSitemapIndex, listOpenSitemaps, openSitemapPart } from './sitemaps.service.ts'

/** As long as a page may go on being listed that guests may not see any more. */
const KEPT_FOR = 'public, max-age=600'
const RETRY_SECONDS = 30
/** Parts that are being sent, and of them those to one address: crawlers ask for a few at once. */
const MOST_SENT = { most: 60, mostEach: 12 }
const PART = /^([a-z]+)-(0|[1-9]\d{0,10})\.xml$/
const XML = 'application/xml; charset=utf-8'

/**
 * `/robots.txt`, `/sitemap.xml` and its parts, such as `/sitemap-titles-12.xml`. Parts lie beside the index, because one may
 * only list addresses below its own folder. They are read a piece at a time, one reader after the other, and sent as they
 * are read: none is ever in memory as a whole, however many are asked for and however slowly they are taken.
 */
export function registerSitemaps(
  app: FastifyInstance,
  platform: Needs<'features' | 'config' | 'readDb' | 'clock' | ToReadSettings>,
): void {
  const config = { door: 'sitemap' }
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: MOST_SENT.most + 1 })
  const places = createPlaces(MOST_SENT)
  app.get('/robots.txt', { config }, async (_request, reply) => {
    const isOpen = (await listOpenSitemaps(platform)).length > 0
    return sendKeptText(
      reply.type('text/plain; charset=utf-8'),
      robotsText(platform.config, isOpen),
      KEPT_FOR,
    )
  })
  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const xml = await queue.once('index', () => buildSitemapIndex(platform))
    if (xml === undefined) throw new AppError('notFound')
    return sendKeptText(reply.type(XML), xml, KEPT_FOR)
  })
  app.get('/sitemap-:file', { config }, async (request, reply) => {
    const [, name, part] = PART.exec((request.params as { file: string }).file) ?? []
    if (name === undefined) throw new AppError('notFound')
    const leave = places.take(addressBlock(request.ip))
    if (!leave) return refuseForNow(reply)
    finished(reply.raw, leave)
    const pieces = await openSitemapPart(platform, { name, part: Number(part) }, queue)
    if (!pieces) throw new AppError('notFound')
    reply.type(XML).header('cache-control', KEPT_FOR)
    // A stream that nobody takes would be read to its end.
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    return reply.send(Readable.from(pieces, { objectMode: false }))
  })
}

const refuseForNow = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store').send()
