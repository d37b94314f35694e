import {
  BROWSER_ERROR_LIMITS,
  type BrowserReport,
  TRACE_SAMPLE_RATE,
} from '@mediatheque/contract/operations/logs/browser-reports.schemas.ts'
import { type BrowserError, isIgnoredError } from './is-ignored-error.ts'

/** An error in a loop must not become a flood. */
const REPORTS_PER_VISIT = 10

interface Surroundings {
  send(report: BrowserReport): void
  /** Pattern of the page that is shown. */
  page(): string
  random(): number
}

export interface Timings {
  readonly responseStart: number
  readonly domInteractive: number
  readonly loadEventEnd: number
}

/** Decides what is told to the server during one visit. */
export function createBrowserReporter({ send, page, random }: Surroundings) {
  const told = new Set<string>()
  return {
    report(type: 'error' | 'rejection', thrown: unknown): void {
      const error = describeThrown(thrown)
      const mark = error.name + error.message + error.stack
      if (isIgnoredError(error) || told.has(mark) || told.size >= REPORTS_PER_VISIT) return
      told.add(mark)
      const { name, message, stack } = BROWSER_ERROR_LIMITS
      send({
        type,
        page: page(),
        name: error.name.slice(0, name),
        message: error.message.slice(0, message),
        stack: error.stack.slice(0, stack),
      })
    },
    trace({ responseStart, domInteractive, loadEventEnd }: Timings): void {
      if (random() >= TRACE_SAMPLE_RATE) return
      send({
        type: 'trace',
        page: page(),
        first_byte_ms: Math.round(responseStart),
        interactive_ms: Math.round(domInteractive),
        loaded_ms: Math.round(loadEventEnd),
      })
    },
  }
}

/** Anything can be thrown. */
function describeThrown(thrown: unknown): BrowserError {
  const { name, message, stack } = (
    typeof thrown === 'object' && thrown !== null ? thrown : {}
  ) as Partial<Record<keyof BrowserError, unknown>>
  return {
    name: typeof name === 'string' ? name : typeof thrown,
    message:
      typeof message === 'string'
        ? message
        : typeof thrown === 'string'
          ? thrown
          : 'Something else than an error was thrown',
    stack: typeof stack === 'string' ? stack : '',
  }
}
