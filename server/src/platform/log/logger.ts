import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'
import type { Config } from '../config/config.ts'
import { REDACTED_PATHS } from './redacted-paths.data.ts'

export type Logger = PinoLogger

/** JSON lines on the standard output. What may identify or let in a person is left out by `redacted-paths.data.ts`. */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    },
    destination,
  )
}

/** Everything that is logged to one place, errors to another as well. */
export function logTo(all: DestinationStream, errors: DestinationStream): DestinationStream {
  return pino.multistream([
    { level: 'trace', stream: all },
    { level: 'error', stream: errors },
  ])
}
