import type { NotificationNews } from '@mediatheque/contract/accounts/notifications/stream.endpoints.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Events } from '../../../platform/cache/events.ts'
import type { Needs } from '../../../platform/platform.ts'
import { STAFF_TOPIC, type StaffNews } from './announce-to-staff.ts'
import { NOTIFICATIONS_TOPIC, type NotificationsChanged } from './announce-change.ts'

/** One open connection: who reads, where it stands, and how to write to it. */
export interface NotificationStream {
  readonly userId: number
  /** Hears what changes on the screens of moderators. */
  readonly isModerator: boolean
  /** Cache tags whose change may mean that the login is over. */
  readonly tags: readonly string[]
  loadNews(after: number): Promise<NotificationNews>
  /** Whether the login that opened it still holds. */
  isWelcome(): Promise<boolean>
  /** @returns false when nobody reads any more */
  write(text: string): boolean
  end(): void
}

interface Connection extends NotificationStream {
  position: number
  isLoading: boolean
  isOutdated: boolean
}

/** Browsers share one connection between their tabs: this is for many devices, not for many tabs. */
const STREAMS_OF_A_USER = 10
export interface LiveLimits {
  /** Whether connections are taken at all; without, pages ask now and then. */
  readonly isOn: boolean
  /** Below the patience of proxies, which end what is silent for a minute. */
  readonly heartbeatMs: number
  readonly mostConnections: number
}

/** Until the settings are read. */
const LIMITS: LiveLimits = { isOn: true, heartbeatMs: 20_000, mostConnections: 10_000 }

export interface OpenStream {
  /** From now on changes are written; those since `open` at once. `position` is that of the news written first. */
  start(position: number): void
  close(): void
}

/** All open connections of this process. */
export interface NotificationHub {
  /**
   * Begins to listen before the first news are read, so that nothing falls between the two.
   * @throws AppError tooManyRequests, of somebody's own; unavailable, where the settings want no more
   */
  open(stream: NotificationStream): OpenStream
  count(): number
  /** From now on; connections that are no longer wanted end, those beyond a smaller number stay. */
  limit(limits: LiveLimits): void
  /** Ends every connection, so that a server that stops need not wait for them. */
  close(): void
}

export const formatNews = (news: NotificationNews) =>
  `id: ${news.position}\nevent: notifications\ndata: ${JSON.stringify(news)}\n\n`

const formatStaffNews = (news: StaffNews) => `event: staff\ndata: ${JSON.stringify(news)}\n\n`

/** @returns how to stop */
const tellModerators = (
  events: Events,
  all: () => readonly Connection[],
  write: (connection: Connection, text: string) => void,
) =>
  events.subscribe(STAFF_TOPIC, (news) =>
    all()
      .filter(({ isModerator }) => isModerator)
      .forEach((connection) => write(connection, formatStaffNews(news as StaffNews))),
  )

const concerns = (tags: readonly string[] | 'all', connection: Connection) =>
  tags === 'all' || connection.tags.some((tag) => tags.includes(tag))

interface Connections {
  readonly byUser: ReadonlyMap<number, ReadonlySet<Connection>>
  all(): Connection[]
  refresh(connection: Connection): Promise<void>
  check(connection: Connection): Promise<void>
  write(connection: Connection, text: string): void
}

/** @returns how to stop, each of them */
const listen = (
  { events, cache }: Needs<'cache' | 'events'>,
  { byUser, all, refresh, check, write }: Connections,
) => [
  events.subscribe(NOTIFICATIONS_TOPIC, (message) => {
    for (const userId of (message as NotificationsChanged).userIds)
      for (const connection of byUser.get(userId) ?? []) void refresh(connection)
  }),
  tellModerators(events, all, write),
  events.onReconnect(() => all().forEach((connection) => void refresh(connection))),
  cache.onInvalidated((tags) => {
    for (const connection of all()) if (concerns(tags, connection)) void check(connection)
  }),
]

/** Does something again and again; every so often, as it is told. */
function startHeart(firstMs: number, beat: () => void) {
  let everyMs = firstMs
  let timer = setInterval(beat, everyMs).unref()
  return {
    beatEvery: (ms: number) => {
      if (ms === everyMs) return
      everyMs = ms
      clearInterval(timer)
      timer = setInterval(beat, ms).unref()
    },
    stop: () => clearInterval(timer),
  }
}

export function createNotificationHub(
  { events, cache, log }: Needs<'cache' | 'events' | 'log'>,
  heartbeatMs = LIMITS.heartbeatMs,
): NotificationHub {
  let limits: LiveLimits = { ...LIMITS, heartbeatMs }
  const byUser = new Map<number, Set<Connection>>()
  const all = () => [...byUser.values()].flatMap((connections) => [...connections])

  const remove = (connection: Connection) => {
    const connections = byUser.get(connection.userId)
    if (!connections?.delete(connection)) return
    if (connections.size === 0) byUser.delete(connection.userId)
    connection.end()
  }
  const write = (connection: Connection, text: string) => {
    if (!connection.write(text)) remove(connection)
  }
  /** News that come while older news are being read are read once more, together. */
  const refresh = async (connection: Connection) => {
    connection.isOutdated = true
    if (connection.isLoading) return
    connection.isLoading = true
    try {
      while (connection.isOutdated) {
        connection.isOutdated = false
        const news = await connection.loadNews(connection.position)
        connection.position = Math.max(connection.position, news.position)
        write(connection, formatNews(news))
      }
    } catch (error) {
      // The page asks again by itself, and tells from where.
      log.warn({ err: error }, 'could not read the news of a stream')
      remove(connection)
    } finally {
      connection.isLoading = false
    }
  }
  const check = async (connection: Connection) => {
    const isWelcome = await connection.isWelcome().catch(() => false)
    if (!isWelcome) remove(connection)
  }

  const heart = startHeart(limits.heartbeatMs, () => {
    for (const connection of all()) {
      write(connection, ': still here\n\n')
      void check(connection)
    }
  })
  const stopListening = listen({ events, cache }, { byUser, all, refresh, check, write })

  return {
    open: (stream) => {
      if (!limits.isOn || all().length >= limits.mostConnections) throw new AppError('unavailable')
      const connections = byUser.get(stream.userId) ?? new Set()
      if (connections.size >= STREAMS_OF_A_USER)
        throw new AppError('tooManyRequests', { details: { retryAfterSeconds: 60 } })
      const connection: Connection = { ...stream, position: 0, isLoading: true, isOutdated: false }
      byUser.set(stream.userId, connections.add(connection))
      return {
        start: (position) => {
          connection.position = position
          connection.isLoading = false
          if (!byUser.get(stream.userId)?.has(connection)) connection.end()
          else if (connection.isOutdated) void refresh(connection)
        },
        close: () => remove(connection),
      }
    },
    count: () => all().length,
    limit: (wanted) => {
      heart.beatEvery(wanted.heartbeatMs)
      limits = wanted
      if (!wanted.isOn) all().forEach(remove)
    },
    close: () => {
      heart.stop()
      for (const stop of stopListening) stop()
      all().forEach(remove)
    },
  }
}

const hubs = new WeakMap<Events, NotificationHub>()

/** The connections of the site that this process serves. */
export function getNotificationHub(platform: Needs<'cache' | 'events' | 'log'>): NotificationHub {
  const hub = hubs.get(platform.events) ?? createNotificationHub(platform)
  hubs.set(platform.events, hub)
  return hub
}

export function closeNotificationHub({ events }: Needs<'events'>): void {
  hubs.get(events)?.close()
  hubs.delete(events)
}
