import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chooseTheme, themeVariables } from '../app/color-scheme.ts'
import { Providers } from '../app/providers.tsx'
import siteCss from '../app/site.css?url'
import { AccountGate } from '../features/accounts/auth/account-gate.tsx'
import { assetUrl, getPageData, LINES_ID, linesUrl, PAGE_DATA_ID, serialisePageData, siteUrl } from '../lib/page-data.ts'
import { getServerPage } from '../lib/server-page.ts'
import type { RouterContext } from '../router.tsx'

const FOLLOW_DEVICE = "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'"

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => {
    const { bootstrap } = getPageData()
    const { site_name, description } = bootstrap.settings.branding
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        { title: site_name },
        ...(description ? [{ name: 'description', content: description }] : []),
        { property: 'og:site_name', content: site_name },
      ],
      links: [
        { rel: 'preload', href: assetUrl(textFont), as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
        { rel: 'preload', href: assetUrl(displayFont), as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
        { rel: 'stylesheet', href: assetUrl(siteCss) },
        { rel: 'icon', type: 'image/svg+xml', href: siteUrl('/favicon.svg') },
      ],
    }
  },
  component: Document,
})

function Document() {
  const data = getPageData()
  // Tells scripts that drive the page that its buttons work from now on.
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])
  const { scheme, theme } = chooseTheme(data)
  const nonce = getServerPage()?.nonce
  return (
    <html
      lang={data.bootstrap.i18n.language}
      data-mantine-color-scheme={scheme === 'auto' ? 'dark' : scheme}
      style={themeVariables(theme)}
      suppressHydrationWarning
    >
      <head>
        {scheme === 'auto' && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FOLLOW_DEVICE }} />}
        <HeadContent />
        <script id={LINES_ID} src={linesUrl(data)} defer suppressHydrationWarning />
      </head>
      <body>
        <Providers>
          <AccountGate>
            <Outlet />
          </AccountGate>
        </Providers>
        <script
          id={PAGE_DATA_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: typeof document === 'undefined' ? serialisePageData(data) : '' }}
        />
        <Scripts />
      </body>
    </html>
  )
}
