import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendKeptText } from '../../../platform/http/send-kept-text.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'
import { getGuestRole } from '../../accounts/roles/roles.service.ts'
import { getActorOf } from '../../accounts/users/users.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { buildCalendarFile, type CalendarReader } from './calendar-file.ts'
import { findOwnerOfKey } from './calendar-keys.service.ts'

const KEY = /^[\w-]{20,100}$/
const RETRY_SECONDS = 30

type ToServe = Needs<'config' | 'db' | 'readDb' | 'cache' | 'clock' | ToReadSettings>

/** `/calendar.ics`: what comes out, for calendar programs that ask again and again; with a key, what its owner follows. */
export function registerCalendarFeed(app: FastifyInstance, platform: ToServe): void {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 30 })
  app.get('/calendar.ics', { config: { door: 'feed' } }, async (request, reply) => {
    const { key } = request.query as { key?: unknown }
    const reader = await readerOf(platform, key)
    if (!reader || !hasPermission(reader, 'titles.view')) throw new AppError('notFound')
    try {
      const text = await queue.once(String(reader.user?.id ?? ''), () =>
        buildCalendarFile(platform, reader),
      )
      const kept = reader.user ? 'private, max-age=300' : 'public, max-age=300'
      return await sendKeptText(reply.type('text/calendar; charset=utf-8'), text, kept)
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

/** Who reads: the owner of the key, with the rights of now, or a guest; nobody where the key is nobody's. */
async function readerOf(platform: ToServe, key: unknown): Promise<CalendarReader | undefined> {
  if (key === undefined) {
    const { permissions } = await getGuestRole(platform)
    return { user: null, permissions }
  }
  if (typeof key !== 'string' || !KEY.test(key)) return undefined
  const userId = await findOwnerOfKey(platform, key)
  if (userId === undefined) return undefined
  const actor = await getActorOf(platform, userId)
  return actor.user && !actor.user.bannedAt ? actor : undefined
}
