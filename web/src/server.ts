import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { whyClosed } from './features/accounts/auth/closed-account.ts'
import { beginLater } from './lib/begin-scripts.ts'
import { scriptsFirst } from './lib/scripts-first.ts'
import { getServerPage } from './lib/server-page.ts'

const basePath = process.env['MEDIATHEQUE_BASE_PATH'] ?? ''

/**
 * Renders a page whole rather than streaming it: its status is known before the first byte, and it can be kept. The text
 * goes to the page's context, since a Response would copy it three times on its way to who sends it.
 */
const handler = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const manifest = router.ssr?.manifest
    if (manifest) router.ssr = { manifest: beginLater(manifest) }
    const html = scriptsFirst(
      await transformHtmlStringWithRouter(
        router,
        renderToString(createElement(RouterServer, { router })),
      ),
    )
    const page = getServerPage()
    page?.take(html)
    // What the page would have been is no matter where a screen says that the account is closed.
    const status = page && whyClosed(page.bootstrap) ? 403 : getSsrStatus(router)
    return new Response(null, { status, headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

const fetch = createStartHandler({
  handler,
  transformAssets: { transform: ({ url }) => ({ href: basePath + url }), cache: true },
})

export default { fetch }
