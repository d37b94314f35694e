import type { Logger } from './logger.ts'

/** Kinds that are remembered: what differs more often than that is written each time. */
const MOST_KINDS = 100

interface Seen {
  readonly at: number
  left: number
}

/**
 * A function that writes an error of each kind at most once in so long, with how often it came in between: what asks again
 * every second, many at a time, would else fill the log while what it asks is away.
 * @param kindOf what makes two of them the same
 * @param clock milliseconds that never go back
 */
export function logSeldom(
  log: Logger,
  {
    message,
    everyMs,
    kindOf,
    clock = () => performance.now(),
  }: {
    readonly message: string
    readonly everyMs: number
    readonly kindOf: (error: unknown) => string
    readonly clock?: () => number
  },
): (error: unknown) => void {
  const seen = new Map<string, Seen>()
  return (error) => {
    const kind = kindOf(error)
    const before = seen.get(kind)
    const now = clock()
    if (before && now - before.at < everyMs) {
      before.left += 1
      return
    }
    if (seen.size >= MOST_KINDS) seen.clear()
    seen.set(kind, { at: now, left: 0 })
    log.error({ err: error, ...(before?.left && { leftOut: before.left }) }, message)
  }
}
