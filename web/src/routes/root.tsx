import {
  type AnyRouter,
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouter,
} from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import '../app/site.css'
import { chooseTheme } from '../app/color-scheme.ts'
import { fontLinks } from '../app/font-links.ts'
import { Providers } from '../app/providers.tsx'
import { themeStyles } from '../app/theme-styles.ts'
import { AccountGate } from '../features/accounts/auth/account-gate.tsx'
import { siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { beginScripts, modulesOf, sayAlive } from '../lib/begin-scripts.ts'
import {
  getPageData,
  linesUrl,
  PAGE_DATA_ID,
  type PageData,
  serialisePageData,
  siteUrl,
} from '../lib/page-data.ts'
import { PAGE_QUERIES_ID, serialisePageQueries } from '../lib/page-queries.ts'
import { registerWhenInstalled } from '../lib/installed-app.ts'
import { FIRST } from '../lib/scripts-first.ts'
import { translate } from '../lib/i18n.ts'
import { writtenTexts } from '../lib/written-values.ts'
import { getServerPage } from '../lib/server-page.ts'
import type { RouterContext } from '../router.tsx'

const FOLLOW_DEVICE =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'"

/** Of the server alone, and not in the scripts that every page begins with. */
const writeStyles = createIsomorphicFn()
  .server((data: PageData) => themeStyles(data.bootstrap.settings, chooseTheme(data).theme))
  .client((_data: PageData) => '')
const writeFontLinks = createIsomorphicFn()
  .server(() => fontLinks(getPageData()))
  .client((): ReturnType<typeof fontLinks> => [])

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ matches }) => {
    const { bootstrap } = getPageData()
    const { site_name, description, favicon } = bootstrap.settings.branding
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        {
          title: matches.some(({ status }) => status === 'notFound')
            ? `${translate('There is nothing here')} · ${site_name}`
            : site_name,
        },
        // For who reads the document that the server sends: see `pageHead`.
        ...(import.meta.env.SSR
          ? [
              ...(description ? [{ name: 'description', content: description }] : []),
              { property: 'og:site_name', content: site_name },
              { property: 'og:image', content: siteImage() },
            ]
          : []),
      ],
      links: [
        { rel: 'icon', href: favicon ?? siteUrl('/favicon.svg') },
        ...(import.meta.env.SSR
          ? [
              ...writeFontLinks(),
              { rel: 'apple-touch-icon', href: siteUrl('/icons/maskable-180.png') },
              { rel: 'manifest', href: siteUrl('/manifest.webmanifest') },
            ]
          : []),
      ],
    }
  },
  component: Document,
})

function Document() {
  const data = getPageData()
  // Tells scripts that drive the page that its buttons work from now on.
  useEffect(sayAlive, [])
  useEffect(registerWhenInstalled, [])
  const { scheme } = chooseTheme(data)
  const { queryClient } = Route.useRouteContext()
  const nonce = getServerPage()?.nonce
  return (
    <html
      lang={data.bootstrap.i18n.language}
      data-mantine-color-scheme={scheme === 'auto' ? 'dark' : scheme}
      suppressHydrationWarning
    >
      <head>
        {scheme === 'auto' && (
          <script
            {...FIRST}
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? FOLLOW_DEVICE : '' }}
          />
        )}
        <BeginScripts />
        <HeadContent />
        {/* Written once by the server; the browser leaves it as it is. */}
        <style
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: writeStyles(data),
          }}
        />
      </head>
      <body>
        <Providers>
          <AccountGate>
            <Outlet />
          </AccountGate>
        </Providers>
        <Json
          id={PAGE_DATA_ID}
          write={() => (import.meta.env.SSR ? serialisePageData(data, writtenTexts()) : '')}
        />
        <Json
          id={PAGE_QUERIES_ID}
          write={() => (import.meta.env.SSR ? serialisePageQueries(queryClient) : '')}
        />
        <Scripts />
      </body>
    </html>
  )
}

/** Data for the browser, written once by the server, at the end of all else: the browser leaves it as it is. */
function Json({ id, write }: { id: string; write: () => string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: write() }}
    />
  )
}

const writeBeginning = createIsomorphicFn()
  .server((router: AnyRouter) => {
    const routes = router.stores.matches.get().map(({ routeId }) => routeId)
    const isAdministration = routes.some((id) => id.startsWith('/_shell/admin'))
    return beginScripts({
      linesSrc: linesUrl(getPageData(), isAdministration),
      searchPath: siteUrl('/search/'),
      modules: modulesOf(router.ssr?.manifest, routes),
    })
  })
  .client((_router: AnyRouter) => '')

function BeginScripts() {
  const router = useRouter()
  return (
    <script
      {...FIRST}
      nonce={getServerPage()?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: writeBeginning(router) }}
    />
  )
}
