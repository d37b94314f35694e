import type { Logger } from './logger.ts'

/** Kinds that are remembered: what differs more often than that is written each time. */
const MOST_KINDS = 100

/** What goes on for hours is said a few times an hour. */
const LONGEST_MS = 600_000

interface Seen {
  /** When it was written last, and when it came last. */
  readonly at: number
  last: number
  left: number
  readonly pauseMs: number
}

/**
 * A function that writes an error of each kind at most once in so long, with how often it came in between: what asks again
 * every second, many at a time, would else fill the log while what it asks is away. As long as it goes on, each pause is
 * twice as long as the one before.
 * @param kindOf what makes two of them the same
 * @param clock milliseconds that never go back
 */
export function logSeldom(
  log: Logger,
  {
    message,
    everyMs,
    kindOf,
    level = 'error',
    clock = () => performance.now(),
  }: {
    readonly message: string
    readonly everyMs: number
    readonly kindOf: (error: unknown) => string
    readonly level?: 'error' | 'warn'
    readonly clock?: () => number
  },
): (error: unknown) => void {
  const seen = new Map<string, Seen>()
  return (error) => {
    const kind = kindOf(error)
    const now = clock()
    const before = seen.get(kind)
    // After some quiet it is another fault, which is said at once.
    const isGoingOn = before !== undefined && now - before.last < 2 * everyMs
    if (isGoingOn && now - before.at < before.pauseMs) {
      before.left += 1
      before.last = now
      return
    }
    if (seen.size >= MOST_KINDS) seen.clear()
    const pauseMs = isGoingOn ? Math.min(before.pauseMs * 2, LONGEST_MS) : everyMs
    seen.set(kind, { at: now, last: now, left: 0, pauseMs })
    log[level]({ err: error, ...(before?.left && { leftOut: before.left }) }, message)
  }
}
