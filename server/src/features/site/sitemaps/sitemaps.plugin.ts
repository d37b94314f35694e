import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendKeptText } from '../../../platform/http/send-kept-text.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'
import type { ToReadSettings } from '../settings/settings.service.ts'
import { robotsText } from './robots-text.ts'
import { buildSitemapIndex, buildSitemapPart, listOpenSitemaps } from './sitemaps.service.ts'

/** As long as a page may go on being listed that guests may not see any more. */
const KEPT_FOR = 'public, max-age=600'
const RETRY_SECONDS = 30
const PART = /^([a-z]+)-(0|[1-9]\d{0,10})\.xml$/

/**
 * `/robots.txt`, `/sitemap.xml` and its parts, such as `/sitemap-titles-12.xml`. Parts lie beside the index, because one may
 * only list addresses below its own folder. They are written one at a time, however many are asked for.
 */
export function registerSitemaps(
  app: FastifyInstance,
  platform: Needs<'features' | 'config' | 'readDb' | 'clock' | ToReadSettings>,
): void {
  const config = { door: 'sitemap' }
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 30 })
  const sendXml = async (
    reply: FastifyReply,
    name: string,
    build: () => Promise<string | undefined>,
  ) => {
    try {
      const xml = await queue.once(name, build)
      if (xml === undefined) throw new AppError('notFound')
      return await sendKeptText(reply.type('application/xml; charset=utf-8'), xml, KEPT_FOR)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      return reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .header('cache-control', 'no-store')
        .send()
    }
  }
  app.get('/robots.txt', { config }, async (_request, reply) => {
    const isOpen = (await listOpenSitemaps(platform)).length > 0
    return sendKeptText(
      reply.type('text/plain; charset=utf-8'),
      robotsText(platform.config, isOpen),
      KEPT_FOR,
    )
  })
  app.get('/sitemap.xml', { config }, (_request, reply) =>
    sendXml(reply, 'index', () => buildSitemapIndex(platform)),
  )
  app.get('/sitemap-:file', { config }, async (request, reply) => {
    const [file, name, part] = PART.exec((request.params as { file: string }).file) ?? []
    if (file === undefined || name === undefined) throw new AppError('notFound')
    return sendXml(reply, file, () => buildSitemapPart(platform, { name, part: Number(part) }))
  })
}
