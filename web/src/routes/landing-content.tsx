import { useSuspenseQuery } from '@tanstack/react-query'
import { LandingPage } from '../features/catalogue/landing/landing-page.tsx'
import { landingQuery } from '../features/catalogue/landing/landing.queries.ts'
import { SearchBox } from '../features/catalogue/search/search-box.tsx'
import { StylesOfRoute } from '../lib/styles-of-route.tsx'

/** The landing page, for `/landing` and for a front page that shows it. */
export function LandingContent() {
  return (
    <>
      <StylesOfRoute id="/_shell/landing" />
      <LandingPage
        landing={useSuspenseQuery(landingQuery()).data.landing}
        search={<SearchBox isLarge />}
      />
    </>
  )
}
