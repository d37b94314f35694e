import { levels, pino, type DestinationStream, type Logger as PinoLogger } from 'pino'
import type { Config } from '../config/config.ts'
import { loggedLines } from '../metrics/process-figures.ts'
import { plainFields } from './plain-fields.ts'

export type Logger = PinoLogger

/**
 * JSON lines on the standard output. What may identify or let in a person is left out by `redacted-names.data.ts`.
 * Never throws, whatever it is given: what is wrong with a fault must not become another one.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: plainFields },
      // Errors are plain already.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method, level) {
          loggedLines.inc({ level: levels.labels[level] ?? 'other' })
          try {
            method.apply(this, args)
          } catch {
            const message = args.find((part) => typeof part === 'string')
            method.apply(this, [{ isIncomplete: true }, message ?? 'something happened'])
          }
        },
      },
    },
    destination,
  )
}

/** Everything that is logged to one place, errors to another as well, and warnings with them to a third. */
export function logTo(
  all: DestinationStream,
  errors: DestinationStream,
  warnings?: DestinationStream,
): DestinationStream {
  return pino.multistream([
    { level: 'trace', stream: all },
    { level: 'error', stream: errors },
    ...(warnings ? [{ level: 'warn' as const, stream: warnings }] : []),
  ])
}
