import type { Logger } from './logger.ts'

/**
 * For programs that serve many: what fails while nobody waits for it is written down as a fault. By itself Node would end
 * the process, and with it the calls of everybody else.
 */
export function outliveRejections(log: Logger): void {
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'something failed that nobody waited for'),
  )
}
