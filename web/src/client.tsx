import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getPageData } from './lib/page-data.ts'
import { followPlainLinks } from './lib/plain-links.ts'
import { getRouter } from './router.tsx'

// The router's own client rather than Start's: that one brings a serialiser for server functions, of which there are none.
const router = getRouter()
followPlainLinks(router)
if (/^\/admin(\/|$)/.test(router.latestLocation.pathname))
  void router.options.context.addAdminRoutes().then(hydrate)
else hydrate()

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
}

if (getPageData().bootstrap.settings.error_reporting.enable)
  void import('./app/error-reports/report-errors.ts').then(({ reportErrors }) =>
    reportErrors(router),
  )
