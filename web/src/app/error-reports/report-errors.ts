import { logEndpoints } from '@mediatheque/contract/operations/logs/logs.endpoints.ts'
import { call } from '../../lib/api.ts'
import { createBrowserReporter, type Timings } from './browser-reporter.ts'

interface Pages {
  readonly state: { readonly matches: readonly { readonly fullPath: string }[] }
}

/** Tells the server what goes wrong in this browser from now on and, in one visit of five, how long the page took. */
export function reportErrors(router: Pages): void {
  const reporter = createBrowserReporter({
    send: (body) => void call(logEndpoints.reportBrowserError, { body }).catch(() => undefined),
    page: () => router.state.matches.at(-1)?.fullPath || '/',
    random: Math.random,
  })
  addEventListener('error', ({ error, message, filename }) =>
    reporter.report('error', error ?? { name: 'Error', message, stack: filename }),
  )
  addEventListener('unhandledrejection', ({ reason }) => reporter.report('rejection', reason))
  const trace = () => {
    const [timings] = performance.getEntriesByType('navigation')
    if (timings) reporter.trace(timings as unknown as Timings)
  }
  // The end of the load event is known after it.
  if (document.readyState === 'complete') trace()
  else addEventListener('load', () => setTimeout(trace, 0), { once: true })
}
