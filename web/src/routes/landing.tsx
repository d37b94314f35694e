import { createFileRoute } from '@tanstack/react-router'
import { loadLanding } from '../features/catalogue/landing/load-landing.ts'
import { headHere } from '../features/catalogue/title-cards/page-head.ts'
import { requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'
import { LandingContent } from './landing-content.tsx'

export const Route = createFileRoute('/_shell/landing')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: ({ context: { queryClient } }) => loadLanding(queryClient),
  head: ({ loaderData }) => (loaderData ? headHere(loaderData.head) : {}),
  headers: sharedPage,
  component: LandingContent,
})
