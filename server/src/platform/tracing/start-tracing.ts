import type { Config } from '../config/config.ts'
import type { Logger } from '../log/logger.ts'
import { setTracing } from './tracing.ts'

/**
 * Sends spans to the address of the configuration, until what is returned is called; loads nothing where there is none.
 */
export async function startTracing(
  { traces }: Pick<Config, 'traces'>,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!traces) return async () => undefined
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  const { tracing, stop } = createOtlpTracing(traces, log)
  const takeOut = setTracing(tracing)
  return async () => {
    takeOut()
    await stop()
  }
}
