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
  const log = pino(
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
  if (destination && 'output' in destination) outputs.set(log, destination.output as Output)
  // Who starts it so wants no trace of it anywhere.
  if (logLevel !== 'silent') writeFrom(log, logLevel)
  return log
}

/** A place with a level of its own, which says how severe each line is that it is given. */
interface Output extends DestinationStream {
  level: string
  lastLevel: number
}

const outputs = new WeakMap<Logger, Output>()
const severityOf = (level: string) => levels.values[level] ?? Number.POSITIVE_INFINITY

/**
 * Writes what is at least so severe to the output. Warnings and errors reach the other places of {@link logTo} all the
 * same: what went wrong is found in the administration, however quiet the output is.
 */
export function writeFrom(log: Logger, level: string): void {
  const output = outputs.get(log)
  if (output) output.level = level
  const heard = output && severityOf(level) > severityOf('warn') ? 'warn' : level
  // Every change makes the methods of the log anew.
  if (log.level !== heard) log.level = heard
}

/** How severe the least is that is written to the output. */
export const writtenFrom = (log: Logger): string => outputs.get(log)?.level ?? log.level

function outputTo(all: DestinationStream): Output {
  const output = {
    // Asks the library for the level of each line.
    [Symbol.for('pino.metadata')]: true,
    level: 'trace',
    lastLevel: 0,
    write: (line: string) => {
      if (output.lastLevel >= severityOf(output.level)) all.write(line)
    },
  }
  return output
}

/** Everything that is logged to one place, errors to another as well, and warnings with them to a third. */
export function logTo(
  all: DestinationStream,
  errors: DestinationStream,
  warnings?: DestinationStream,
): DestinationStream {
  const output = outputTo(all)
  const places = pino.multistream([
    { level: 'trace', stream: output },
    { level: 'error', stream: errors },
    ...(warnings ? [{ level: 'warn' as const, stream: warnings }] : []),
  ])
  return Object.assign(places, { output })
}
