import { FEED_FORMATS, FEED_KINDS } from '@mediatheque/contract/site/feeds/feed-url.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendKeptText } from '../../../platform/http/send-kept-text.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'
import type { ToReadSettings } from '../settings/settings.service.ts'
import { buildFeed } from './feeds.service.ts'
import { writeFeed } from './write-feed.ts'

const KEPT_FOR = 'public, max-age=300'
const RETRY_SECONDS = 30
const LONGEST_NAME = 200
const TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const

/** `/feeds/rss/news`, `/feeds/atom/channel/movies`: what is new on a page, for programs that ask again and again. */
export function registerFeeds(
  app: FastifyInstance,
  platform: Needs<'config' | 'readDb' | ToReadSettings>,
): void {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 30 })
  const config = { door: 'feed' }
  app.get('/feeds/:format/:kind/:name?', { config }, async (request, reply) => {
    const asked = request.params as { format: string; kind: string; name?: string }
    const format = FEED_FORMATS.find((known) => known === asked.format)
    const kind = FEED_KINDS.find((known) => known === asked.kind)
    const name = asked.name ?? ''
    if (!format || !kind || (kind === 'news') !== (name === '') || name.length > LONGEST_NAME)
      throw new AppError('notFound')
    try {
      const feed = await queue.once(`${kind} ${name}`, () => buildFeed(app, platform, kind, name))
      if (!feed) throw new AppError('notFound')
      return await sendKeptText(reply.type(TYPES[format]), writeFeed(feed, format), KEPT_FOR)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      return reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .header('cache-control', 'no-store')
        .send()
    }
  })
}
