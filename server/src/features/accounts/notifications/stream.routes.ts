import { streamEndpoints } from '@mediatheque/contract/accounts/notifications/stream.endpoints.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resolveActor } from '../callers/actors.service.ts'
import { SESSION_COOKIE, sessionTag } from '../sessions/sessions.service.ts'
import { userTag } from '../users/users.service.ts'
import { formatNews, getNotificationHub, type NotificationStream } from './notification-hub.ts'
import { getNotificationNews } from './notification-news.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

/** Somebody who reads this slowly is gone. */
const MOST_UNREAD_BYTES = 64 * 1024
const RETRY_MS = 4_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const

const wantsStream = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('text/event-stream')

function lastEventId(request: FastifyRequest): number | undefined {
  const id = request.headers['last-event-id']
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined
}

function streamOf(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Pick<NotificationStream, 'userId' | 'loadNews' | 'isModerator'>,
): NotificationStream {
  const { raw } = reply
  const token = request.cookies[SESSION_COOKIE]
  return {
    ...reader,
    tags: [userTag(reader.userId), ...(token ? [sessionTag(token)] : [])],
    isWelcome: async () => (await resolveActor(platform, request)).user?.id === reader.userId,
    write: (text) => {
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy()
      if (raw.destroyed || raw.writableEnded) return false
      if (raw.headersSent) raw.write(text)
      return true
    },
    end: () => {
      if (raw.headersSent) raw.end()
    },
  }
}

export const streamRoutes = [
  bindEndpoint(streamEndpoints.streamNotifications, {
    run: async ({ platform, actor, t, query, request, reply }) => {
      const userId = actor.user.id
      const loadNews = (after: number | undefined) =>
        getNotificationNews(platform, { userId, t, after })
      const after = lastEventId(request) ?? query.after
      if (!wantsStream(request)) return loadNews(after)
      const stream = getNotificationHub(platform).open(
        streamOf(platform, request, reply, {
          userId,
          loadNews,
          isModerator:
            isStaffWith(actor, 'titles.update') || isStaffWith(actor, 'takedowns.update'),
        }),
      )
      reply.raw.on('close', stream.close)
      const news = await loadNews(after)
      reply.hijack()
      reply.raw.writeHead(200, HEADERS)
      reply.raw.write(`retry: ${RETRY_MS}\n${formatNews(news)}`)
      stream.start(news.position)
      return news
    },
  }),
]
