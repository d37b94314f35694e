import { createHash } from 'node:crypto'
import type { ErrorSource } from '@mediatheque/contract/operations/logs/errors.schemas.ts'
import { withoutAddresses, withoutPersonalData } from './without-personal-data.ts'

/** A fault without whatever may name or let in a person. */
export interface Fault {
  /** The same for what is one fault. */
  readonly fingerprint: string
  readonly source: ErrorSource
  readonly type: string
  readonly message: string
  readonly place: string
  readonly origin: string
  readonly trace: string
}

interface LoggedError {
  readonly type?: unknown
  readonly name?: unknown
  readonly message?: unknown
  readonly stack?: unknown
  readonly cause?: LoggedError
}

/** A line of the log, as far as it may be about a fault. */
export interface FaultLine {
  readonly level?: unknown
  readonly msg?: unknown
  readonly job?: unknown
  readonly err?: LoggedError
  readonly browser?: LoggedError & { readonly page?: unknown }
}

const FRAME = /^\s*at\s+(?:async\s+)?(.*)$/
const OWN_CODE = /(?:server|contract|web)\/(?:src|dist)\/|\/assets\//
const LINE_AND_COLUMN = /:\d+(?::\d+)?/g
const NUMBERS = /\d+/g
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g

/** What a line of the log says went wrong; nothing where it says no such thing. */
export function describeFault(line: FaultLine): Fault | undefined {
  const { browser, err, job, msg, level } = line
  if (browser && browser.message !== undefined)
    return faultOf(browser, { source: 'browser', origin: browser.page, type: browser.name })
  if (level !== 'error' && level !== 'fatal') return undefined
  return faultOf(err ?? { message: msg }, {
    source: job === undefined ? 'server' : 'job',
    origin: job ?? msg,
    type: err?.type ?? '',
  })
}

function faultOf(
  error: LoggedError,
  of: { readonly source: ErrorSource; readonly origin: unknown; readonly type: unknown },
): Fault {
  const message = plain(withoutPersonalData(textOf(error.message, 2_000).split('\n')[0]!), 500)
  const trace = plain(traceOf(error), 8_000)
  const place = plain(placeOf(trace), 300)
  const type = plain(textOf(of.type, 100), 100)
  const origin = plain(withoutPersonalData(textOf(of.origin, 400)), 200)
  // What differs from one time to the next tells no faults apart, nor do lines that move with each version.
  const kind = message.replace(QUOTED, '…').replace(NUMBERS, '#')
  const where = place.replace(LINE_AND_COLUMN, '')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([of.source, type, kind, where || origin]))
    .digest('base64url')
    .slice(0, 32)
  return { fingerprint, source: of.source, type, message, place, origin, trace }
}

const textOf = (value: unknown, most: number): string =>
  (typeof value === 'string' ? value : value === undefined ? '' : String(value)).slice(0, most)

/** Fit for the database, which takes neither signs of no text nor halves of letters. */
const plain = (text: string, most: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed().trim()

/** The frames alone: the words before them are the message, which is cleaned more. */
function traceOf(error: LoggedError): string {
  const frames = withoutAddresses(textOf(error.stack, 16_000))
    .split('\n')
    .filter((line) => /^\s*at\s|@.*:\d+:\d+$/.test(line))
    .map((line) => line.trim())
    .join('\n')
  const cause = error.cause?.message
    ? `\nCaused by: ${withoutPersonalData(textOf(error.cause.message, 500).split('\n')[0]!)}\n${traceOf({ ...error.cause, cause: undefined as never })}`
    : ''
  return `${frames}${cause}`
}

function placeOf(trace: string): string {
  const frames = trace.split('\n')
  const own = frames.find((frame) => OWN_CODE.test(frame) && !frame.includes('node_modules/'))
  const frame = own ?? frames[0] ?? ''
  return FRAME.exec(frame)?.[1] ?? frame
}
