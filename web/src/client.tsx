import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getPageData } from './lib/page-data.ts'
import { followPlainLinks } from './lib/plain-links.ts'
import { getRouter } from './router.tsx'

/** What is to be done has waited for the whole page; a tap or a scroll in between is heard first. */
const nextTask = (delayMs = 0) => new Promise<void>((resolve) => void setTimeout(resolve, delayMs))
const TRY_AGAIN_MS = 1000

let router: ReturnType<typeof getRouter>

async function begin() {
  await nextTask()
  // The router's own client rather than Start's: that one brings a serialiser for server functions, of which there are none.
  router = getRouter()
  followPlainLinks(router)
  if (getPageData().bootstrap.settings.error_reporting.enable)
    void import('./app/error-reports/report-errors.ts').then(({ reportErrors }) =>
      reportErrors(router),
    )
  const { addAdminRoutes } = router.options.context
  if (/^\/admin(\/|$)/.test(router.latestLocation.pathname))
    // What is on its way when a phone changes its network fails, and comes when it is asked for again.
    await addAdminRoutes().catch(() => nextTask(TRY_AGAIN_MS).then(addAdminRoutes))
  else await nextTask()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
}

/** What a reader needs who does something is fetched when they do. */
function followReader(event: Event) {
  for (const sign of SIGNS) removeEventListener(sign, followReader)
  import('./app/follow-reader.ts').then((it) => it.followReader(router, event), Boolean)
}
const SIGNS = ['pointerover', 'keydown']
// Not before: what is added to the page while it comes alive is none of what the server drew.
addEventListener(
  'hydrated',
  () => {
    for (const sign of SIGNS) addEventListener(sign, followReader, { passive: true })
  },
  { once: true },
)

void begin()
