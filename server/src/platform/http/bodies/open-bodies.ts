import type { HttpLimits } from '../../config/http-limits.ts'
import { AppError } from '../app-error.ts'

/** A body while it arrives. */
export interface OpenBody {
  /** Counts bytes that are kept in memory. @throws AppError unavailable where all bodies together keep too many */
  keep(bytes: number): void
  close(): void
}

export interface OpenBodies {
  /** @throws AppError tooManyRequests where this address has too many bodies open that have not arrived */
  open(block: string, hasArrived: boolean): OpenBody
}

/** Counts what is being read, so that no number of clients that never finish takes the memory of the others. */
export function createOpenBodies({
  openBodiesPerAddress,
  openBodyBytes,
}: Pick<HttpLimits, 'openBodiesPerAddress' | 'openBodyBytes'>): OpenBodies {
  const byBlock = new Map<string, number>()
  let keptBytes = 0

  const enter = (block: string) => {
    const count = byBlock.get(block) ?? 0
    if (count >= openBodiesPerAddress)
      throw new AppError('tooManyRequests', { details: { retryAfterSeconds: 5 } })
    byBlock.set(block, count + 1)
  }
  const leave = (block: string) => {
    const count = (byBlock.get(block) ?? 1) - 1
    if (count > 0) byBlock.set(block, count)
    else byBlock.delete(block)
  }

  return {
    open: (block, hasArrived) => {
      if (!hasArrived) enter(block)
      let own = 0
      let isOpen = true
      return {
        keep: (bytes) => {
          if (keptBytes + bytes > openBodyBytes) throw new AppError('unavailable')
          own += bytes
          keptBytes += bytes
        },
        close: () => {
          if (!isOpen) return
          isOpen = false
          keptBytes -= own
          if (!hasArrived) leave(block)
        },
      }
    },
  }
}
