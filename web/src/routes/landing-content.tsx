import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LandingPage } from '../features/catalogue/landing/landing-page.tsx'
import { landingQuery } from '../features/catalogue/landing/landing.queries.ts'
import { SearchBox } from '../features/catalogue/search/search-box.tsx'
import { getNonce } from '../lib/nonce.ts'

/** The landing page, for `/landing` and for a front page that shows it. */
export function LandingContent() {
  return (
    <>
      <Styles />
      <LandingPage
        landing={useSuspenseQuery(landingQuery()).data.landing}
        search={<SearchBox isLarge />}
      />
    </>
  )
}

/** Those of `/landing`: the server does not know by itself what the front page shows. */
function Styles() {
  const { css = [] } = useRouter().ssr?.manifest?.routes['/_shell/landing'] ?? {}
  return css.map((link) => {
    const href = typeof link === 'string' ? link : link.href
    return (
      <link
        key={href}
        rel="stylesheet"
        href={href}
        precedence="default"
        nonce={getNonce()}
        suppressHydrationWarning
      />
    )
  })
}
