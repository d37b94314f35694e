import { APP_VERSION } from '../app-version.ts'
import type { Needs } from '../platform.ts'
import type { FaultCollector } from './collect-faults.ts'
import { logSeldom } from './log-seldom.ts'
import { addFaults } from './error-groups.repository.ts'

const EVERY_MS = 5_000
const SAME_ERROR_MS = 10_000

/**
 * Writes what was gathered, some seconds later and together, for those who read the logs.
 * @returns what writes the rest and ends it
 */
export function startWritingFaults(
  { db, log }: Needs<'db' | 'log'>,
  collector: FaultCollector,
): () => Promise<void> {
  // A warning: it would otherwise be gathered too, for ever.
  const complain = logSeldom(log, {
    message: 'faults could not be written down',
    everyMs: SAME_ERROR_MS,
    level: 'warn',
    kindOf: (error) => String((error as Error).message),
  })
  let underway: Promise<void> = Promise.resolve()
  const write = () => {
    underway = underway.then(async () => {
      try {
        await addFaults(db, collector.take(), APP_VERSION)
      } catch (error) {
        complain(error)
      }
    })
    return underway
  }
  const timer = setInterval(() => void write(), EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return write()
  }
}
