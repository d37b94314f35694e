import type { Logger } from '../../log/logger.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

const LOOK_EVERY_MILLISECONDS = 500

/**
 * Starts the server again when it dies (killed for want of memory, say): the site goes on by itself, as its pools
 * connect anew. The address stays the same.
 */
export function keepRunning(
  start: () => Promise<EmbeddedPostgres>,
  first: EmbeddedPostgres,
  log: Pick<Logger, 'warn' | 'error'>,
): Pick<EmbeddedPostgres, 'stop'> {
  let server = first
  let isStopping = false
  let restart: Promise<void> | undefined
  const look = () => {
    if (isStopping || restart || server.isRunning()) return
    log.warn('the embedded database died: starting it again')
    restart = start()
      .then((started) => {
        server = started
      })
      .catch((error: unknown) =>
        log.error({ err: error }, 'the embedded database could not be started again'),
      )
      .finally(() => {
        restart = undefined
      })
  }
  const timer = setInterval(look, LOOK_EVERY_MILLISECONDS)
  // Watching alone must not keep a process alive that has nothing else to do.
  timer.unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await restart
      await server.stop()
    },
  }
}
