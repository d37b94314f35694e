import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getPageData, LINES_ID } from './lib/page-data.ts'
import { followPlainLinks } from './lib/plain-links.ts'
import { getRouter } from './router.tsx'

// The router's own client rather than Start's: that one brings a serialiser for server functions, of which there are none.
whenLinesAreThere(() => {
  const router = getRouter()
  followPlainLinks(router)
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  if (getPageData().bootstrap.settings.error_reporting.enable) void import('./app/error-reports/report-errors.ts').then(({ reportErrors }) => reportErrors(router))
})

/** The lines of the page's language come in a script of their own, which nothing waits for but this. */
function whenLinesAreThere(start: () => void): void {
  const script = document.getElementById(LINES_ID)
  if (window.mediathequeLines || !script) start()
  else for (const event of ['load', 'error']) script.addEventListener(event, start, { once: true })
}
