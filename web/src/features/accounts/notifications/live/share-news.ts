import type { NotificationNews } from '@mediatheque/contract/accounts/notifications/stream.endpoints.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { tellStaffNews } from '../../../../lib/staff-news.ts'
import { readNews } from './read-news.ts'

/** What a new tab says to the one that holds the connection. */
const ASK = 'ask'
/** What moderators see changed. */
const STAFF = 'staff'

/**
 * Follows somebody's notifications. The tabs of a browser take turns: one of them holds the lock and the connection and
 * tells the others; when it closes, the next one goes on from the same place. @returns how to stop
 */
export function followNotifications(
  userId: number,
  onNews: (news: NotificationNews) => void,
): () => void {
  const name = `notifications:${siteUrl('')}:${userId}`
  const canShare = 'locks' in navigator && 'BroadcastChannel' in window
  const channel = canShare ? new BroadcastChannel(name) : undefined
  let position: number | undefined
  let isHolding = false
  let newest: NotificationNews | undefined
  const take = (news: NotificationNews) => {
    // News that overtook each other on the way tell of the older state.
    if (position !== undefined && news.position < position) return
    position = news.position
    newest = news
    onNews(news)
  }
  const read = () =>
    readNews({
      getPosition: () => position,
      onStaffNews: () => {
        tellStaffNews()
        channel?.postMessage(STAFF)
      },
      onNews: (news) => {
        take(news)
        channel?.postMessage(news)
      },
    })
  if (!channel) return readWhileVisible(read)

  const stopping = new AbortController()
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<NotificationNews | typeof ASK | typeof STAFF>) => {
      if (data === STAFF) tellStaffNews()
      else if (data !== ASK) take(data)
      else if (isHolding && newest)
        channel.postMessage({ ...newest, arrived: [] } satisfies NotificationNews)
    },
  )
  // Something may have happened between the rendering of this tab and now.
  channel.postMessage(ASK)
  const hold = () =>
    new Promise<void>((resolve) => {
      isHolding = true
      const stop = read()
      stopping.signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  navigator.locks.request(name, { signal: stopping.signal }, hold).catch(() => undefined)
  return () => {
    stopping.abort()
    channel.close()
  }
}

/** Without locks every tab would hold a connection, of which browsers allow six to one site: only the visible one does. */
function readWhileVisible(read: () => () => void): () => void {
  let stop: (() => void) | undefined
  const handleChange = () => {
    if (document.visibilityState === 'visible') stop ??= read()
    else {
      stop?.()
      stop = undefined
    }
  }
  document.addEventListener('visibilitychange', handleChange)
  handleChange()
  return () => {
    document.removeEventListener('visibilitychange', handleChange)
    stop?.()
  }
}
