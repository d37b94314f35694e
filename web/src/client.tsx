import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getPageData } from './lib/page-data.ts'
import { followPlainLinks } from './lib/plain-links.ts'
import { getRouter } from './router.tsx'

/** What is to be done has waited for the whole page; a tap or a scroll in between is heard first. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

async function begin() {
  await nextTask()
  // The router's own client rather than Start's: that one brings a serialiser for server functions, of which there are none.
  const router = getRouter()
  followPlainLinks(router)
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged)
      import('./lib/tell-visits.ts').then(
        ({ tellVisit }) => tellVisit(toLocation.pathname),
        Boolean,
      )
  })
  if (getPageData().bootstrap.settings.error_reporting.enable)
    void import('./app/error-reports/report-errors.ts').then(({ reportErrors }) =>
      reportErrors(router),
    )
  if (/^\/admin(\/|$)/.test(router.latestLocation.pathname))
    await router.options.context.addAdminRoutes()
  else await nextTask()
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
}

/** Names of buttons are for a mouse and for keys: who has but a finger never fetches them. */
function helpOnDesk(event: Event) {
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
  for (const sign of DESK_SIGNS) removeEventListener(sign, helpOnDesk)
  import('./app/desk-helps.ts').then(({ startDeskHelps }) => startDeskHelps(), Boolean)
}
const DESK_SIGNS = ['pointerover', 'keydown'] as const
// Not before: what is added to the page while it comes alive is none of what the server drew.
addEventListener(
  'hydrated',
  () => {
    for (const sign of DESK_SIGNS) addEventListener(sign, helpOnDesk, { passive: true })
  },
  { once: true },
)

void begin()
