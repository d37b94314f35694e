import type { IncomingMessage } from 'node:http'
import { AppError } from '../app-error.ts'

/** What is done with a body while it arrives. */
export interface ChunkTaker {
  /** @returns false for not so fast: then `onReady` says when it may go on */
  take(chunk: Buffer): boolean
  onReady?(goOn: () => void): void
  /** @param stop takes what is wrong, if anything comes up between two chunks */
  onStart?(stop: (error: Error) => void): void
  /** @param done is called when the last chunk is dealt with; the limits of time hold until then */
  onEnd?(done: () => void): void
}

export interface ChunkLimits {
  readonly maxBytes: number
  /** For the next bytes to arrive. */
  readonly idleMs: number
  /** For all of them. */
  readonly wholeMs: number
}

/**
 * Reads a body to its end, within limits. Where it goes wrong the rest is left unread and the connection stays open, so
 * that the client can still be told.
 * @throws AppError payloadTooLarge, requestTimeout, badRequest where it broke off, or what the taker throws
 */
export function takeChunks(
  raw: IncomingMessage,
  taker: ChunkTaker,
  { maxBytes, idleMs, wholeMs }: ChunkLimits,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let bytes = 0
  let isOver = false
  const finish = (error?: Error) => {
    isOver = true
    clearTimeout(whole)
    clearTimeout(idle)
    raw.off('data', onData).off('end', onEnd).off('close', onClose).pause()
    if (error) reject(error)
    else resolve()
  }
  const late = () => finish(new AppError('requestTimeout'))
  const whole = setTimeout(late, wholeMs)
  const idle = setTimeout(late, idleMs)
  const onEnd = () => (taker.onEnd ? taker.onEnd(() => finish()) : finish())
  const onClose = () => {
    if (!raw.readableEnded) finish(new AppError('badRequest'))
  }
  const onData = (chunk: Buffer) => {
    idle.refresh()
    bytes += chunk.length
    if (bytes > maxBytes) return finish(new AppError('payloadTooLarge'))
    try {
      if (taker.take(chunk) || isOver) return
      raw.pause()
      taker.onReady?.(() => isOver || raw.resume())
    } catch (error) {
      finish(error as Error)
    }
  }
  // A body that breaks off complains for as long as it lives, also when nobody reads it any more.
  raw.on('error', () => undefined)
  if (raw.destroyed && !raw.readableEnded) finish(new AppError('badRequest'))
  else {
    taker.onStart?.(finish)
    raw.on('data', onData).on('end', onEnd).on('close', onClose)
  }
  return promise
}
