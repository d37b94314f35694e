import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { titleHead } from '../features/catalogue/titles/title-head.ts'
import { TitlePage } from '../features/catalogue/titles/title-page.tsx'
import { relatedTitlesQuery, titleQuery } from '../features/catalogue/titles/titles.queries.ts'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { getBootstrap } from '../lib/session.tsx'
import { sharedPage } from '../lib/shared-page.ts'
import { WakeWhenNear } from '../ui/wake-when-near.tsx'
import { WhenNear } from '../ui/when-near.tsx'
import '../features/links/links/offer/best-links.module.css'
import '../features/links/links/link-cells.module.css'

// Drawn by the server with the page, so that the row of actions does not move; alive once its script has come.
const TitleActions = import.meta.env.SSR
  ? (await import('./title-actions.tsx')).TitleActions
  : lazy(async () => ({ default: (await loadActions()).TitleActions }))
const loadActions = () => import('./title-actions.tsx')
// Of members only, whose pages are theirs: there at once, as wide as it is.
const BestLinks = import.meta.env.SSR
  ? (await import('../features/links/links/offer/best-links.tsx')).BestLinks
  : lazy(async () => ({ default: (await loadBestLinks()).BestLinks }))
const loadBestLinks = () => import('../features/links/links/offer/best-links.tsx')
const TitleCommunity = lazy(async () => ({
  default: (await import('./title-community.tsx')).TitleCommunity,
}))

export const Route = createFileRoute('/_shell/titles/$id/{-$slug}')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const id = numberParam(params.id)
    const [{ title }] = await Promise.all([
      queryClient.ensureQueryData(titleQuery(id)).catch(notFoundOn404),
      queryClient.ensureQueryData(relatedTitlesQuery(id)).catch(() => undefined),
      mayTakeLinks() && askBestLinks(queryClient, id).catch(() => undefined),
      isComing() && loadActions().catch(() => undefined),
      mayContinue() && askContinued(queryClient, id).catch(() => undefined),
    ])
    leadToOwnAddress(location, titleUrl(title))
    if (title.seasons.length > 0) await askFirstSeason(queryClient, title).catch(() => undefined)
    return title
  },
  head: ({ loaderData }) => (loaderData ? titleHead(loaderData) : {}),
  headers: sharedPage,
  component: Title,
})

function mayTakeLinks(): boolean {
  const { user } = getBootstrap()
  return user !== null && hasPermission(user, 'liens.view')
}

/** What guests may do is the same for all of them: its scripts come once one of them does anything. */
const isGuest = () => getBootstrap().user === null

/** Whether somebody goes to it within the site: then nothing moves when the page is there. */
const isComing = () => typeof document !== 'undefined'

function mayContinue(): boolean {
  const { user } = getBootstrap()
  return user !== null && hasPermission(user, 'videos.play')
}

async function askContinued(queries: QueryClient, id: number) {
  const { continuedQuery } = await import('../features/catalogue/titles/watching.queries.ts')
  return queries.ensureQueryData(continuedQuery(id))
}

async function askFirstSeason(queries: QueryClient, title: TitleView) {
  const { prefetchFirstSeason } = await import('../features/catalogue/titles/first-season.ts')
  return prefetchFirstSeason(queries, title)
}

async function askBestLinks(queries: QueryClient, id: number) {
  const { bestLinksQuery } = await loadBestLinks()
  return queries.ensureQueryData(bestLinksQuery(id))
}

function Title() {
  const id = Number(Route.useParams().id)
  const { data } = useSuspenseQuery(titleQuery(id))
  const { data: related } = useQuery(relatedTitlesQuery(id))
  return (
    <TitlePage
      key={id}
      title={data.title}
      related={related?.titles ?? []}
      actions={
        isGuest() ? (
          <WakeWhenNear isForUse>
            <TitleActions title={data.title} />
          </WakeWhenNear>
        ) : (
          <Suspense>
            <TitleActions title={data.title} />
          </Suspense>
        )
      }
      offer={
        mayTakeLinks() && (
          <Suspense>
            <BestLinks titleId={id} />
          </Suspense>
        )
      }
      community={
        <WhenNear>
          <TitleCommunity titleId={id} />
        </WhenNear>
      }
    />
  )
}
