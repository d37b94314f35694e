import {
  type NotificationNews,
  streamEndpoints,
} from '@mediatheque/contract/accounts/notifications/stream.endpoints.ts'
import { addressOf, ApiError, call } from '../../../../lib/api.ts'
import { siteUrl } from '../../../../lib/page-data.ts'

const MOST_FAILURES = 3
/** A stream that says nothing at first is held back by something between the server and here. */
const FIRST_NEWS_MS = 15_000
const POLL_MS = 30_000
const TRY_STREAM_AGAIN_MS = 300_000

interface NewsReader {
  onNews(news: NotificationNews): void
  /** Something that moderators see changed. */
  onStaffNews?(): void
  /** The newest position known in this browser. */
  getPosition(): number | undefined
}

/** Reads news from the stream of the server, or, where streams do not come through, by asking now and then. @returns how to stop */
export function readNews({ onNews, onStaffNews, getPosition }: NewsReader): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const listen = () => {
    let failures = 0
    const giveUp = () => {
      source?.close()
      clearTimeout(timer)
      poll(Date.now() + TRY_STREAM_AGAIN_MS)
    }
    const position = getPosition()
    const query = position === undefined ? {} : { after: position }
    source = new EventSource(siteUrl(addressOf(streamEndpoints.streamNotifications, { query })))
    timer = setTimeout(giveUp, FIRST_NEWS_MS)
    source.addEventListener('notifications', ({ data }: MessageEvent<string>) => {
      failures = 0
      clearTimeout(timer)
      onNews(JSON.parse(data) as NotificationNews)
    })
    source.addEventListener('staff', () => onStaffNews?.())
    // The browser connects again by itself, from the last event; what was refused is closed for good.
    source.addEventListener('error', () => {
      failures += 1
      if (failures >= MOST_FAILURES || source?.readyState === EventSource.CLOSED) giveUp()
    })
  }

  const poll = (until: number) => {
    const after = getPosition()
    call(streamEndpoints.streamNotifications, { query: after === undefined ? {} : { after } }).then(
      (news) => !isStopped && onNews(news),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) isStopped = true
      },
    )
    timer = setTimeout(() => {
      if (isStopped) return
      if (Date.now() > until) listen()
      else poll(until)
    }, POLL_MS)
  }

  listen()
  return () => {
    isStopped = true
    source?.close()
    clearTimeout(timer)
  }
}
