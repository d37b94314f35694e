import type { Logger } from './platform/log/logger.ts'

const GRACE_MS = 20_000

/** Ctrl-C and SIGTERM stop everything in order, once; a second signal, or a stop that hangs, ends at once. */
export function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false
  const handle = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(130)
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
}
