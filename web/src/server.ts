import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { type AnyRouter, isNotFound } from '@tanstack/react-router'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { whyClosed } from './features/accounts/auth/closed-account.ts'
import { ApiError } from './lib/api.ts'
import { beginLater } from './lib/begin-scripts.ts'
import { loginAddress } from './lib/guards.ts'
import { scriptsFirst } from './lib/scripts-first.ts'
import { getServerPage } from './lib/server-page.ts'

const basePath = process.env['MEDIATHEQUE_BASE_PATH'] ?? ''

/** Why the API gave a loader nothing, where it was no failure of the server. */
function findRefusal({ stores }: AnyRouter): ApiError | undefined {
  return stores.matches
    .get()
    .map(({ error }): unknown => error)
    .find(
      (error): error is ApiError =>
        error instanceof ApiError && error.status >= 400 && error.status < 500,
    )
}

/** Whether what the page is about was withdrawn: see `notFoundOn404`. */
const isWithdrawn = ({ stores }: AnyRouter): boolean =>
  stores.matches.get().some(({ error }) => isNotFound(error) && error.data !== undefined)

/**
 * A page for users whose visitor is none (any more: a session may end while the page is made) leads to the login page and
 * back. That page itself leads nowhere, so that nobody goes round in circles.
 */
function leadToLogin({ latestLocation }: AnyRouter, refusal?: ApiError): Response | undefined {
  if (refusal?.status !== 401 || latestLocation.pathname === '/login') return undefined
  return new Response(null, {
    status: 302,
    headers: { location: loginAddress(latestLocation.href) },
  })
}

/**
 * Renders a page whole rather than streaming it: its status is known before the first byte, and it can be kept. The text
 * goes to the page's context, since a Response would copy it three times on its way to who sends it.
 */
const handler = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const refusal = findRefusal(router)
    const toLogin = leadToLogin(router, refusal)
    if (toLogin) return toLogin
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
    const status =
      page && whyClosed(page.bootstrap)
        ? 403
        : (refusal?.status ?? (isWithdrawn(router) ? 410 : getSsrStatus(router)))
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
