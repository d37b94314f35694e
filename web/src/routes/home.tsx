import { HOME_CHANNEL } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { channelQuery } from '../features/catalogue/channels/channels.queries.ts'
import { NestedChannels } from '../features/catalogue/channels/nested-channels.tsx'
import { HomePage } from '../features/catalogue/channels/home/home-page.tsx'
import { headHere, pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { websiteJsonLd } from '../features/catalogue/title-cards/website-json-ld.ts'
import { firstPageOf } from '../lib/first-page.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { isBeingLoggedOut } from '../lib/leave-when-logged-out.ts'
import { sharedPage } from '../lib/shared-page.ts'
import { translate } from '../lib/i18n.ts'
import '../features/catalogue/channels/home/arrange.module.css'
import { getBootstrap, useSession } from '../lib/session.tsx'
import { WhenNear } from '../ui/when-near.tsx'

const NewestLists = lazy(async () => ({
  default: (await import('../features/community/lists/newest-lists.tsx')).NewestLists,
}))

/** On few sites the front page: the home channel's visitors shall not fetch it. */
const Landing = lazyRouteComponent(() => import('./landing-content.tsx'), 'LandingContent')

/** The rows of members, which guests shall not fetch either. */
const OwnHome = lazyRouteComponent(
  () => import('../features/catalogue/channels/home/own-home.tsx'),
  'OwnHome',
)

/** How the reader arranged the rows, and what shows them. */
const loadOwnHome = async (queryClient: QueryClient) =>
  Promise.all([
    import('../features/catalogue/channels/home/home.queries.ts').then(({ prefetchOwnRows }) =>
      prefetchOwnRows(queryClient),
    ),
    OwnHome.preload?.(),
  ])

export const Route = createFileRoute('/_shell/')({
  beforeLoad: ({ location }) => {
    const first = firstPageOf(getBootstrap())
    if (first === 'login' || first === 'register')
      throw redirect({ to: `/${first}`, replace: true })
    requirePermission('titles.view', location)
  },
  loader: async ({ context: { queryClient } }) => {
    if (firstPageOf(getBootstrap()) === 'landing') {
      const [{ loadLanding }] = await Promise.all([
        import('../features/catalogue/landing/load-landing.ts'),
        Landing.preload?.(),
      ])
      return loadLanding(queryClient)
    }
    await Promise.all([
      queryClient.ensureQueryData(channelQuery(HOME_CHANNEL)).catch(notFoundOn404),
      getBootstrap().user && !isBeingLoggedOut() && loadOwnHome(queryClient),
    ])
    return { head: null }
  },
  head: ({ loaderData }) => {
    if (loaderData?.head) return headHere(loaderData.head)
    const { site_name: site, description: about } = getBootstrap().settings.branding
    const description =
      about ||
      translate(
        'Movies, series, music, books, games and more, with their links, kept by the people who use it.',
      )
    const jsonLd = websiteJsonLd(description)
    return pageHead({ name: site, description, path: '/', image: siteImage(), jsonLd })
  },
  headers: sharedPage,
  component: Front,
})

function Front() {
  return firstPageOf(useSession().bootstrap) === 'landing' ? <Landing /> : <Home />
}

function Home() {
  const { user } = useSession()
  const { channel } = useSuspenseQuery(channelQuery(HOME_CHANNEL)).data
  const lists = (
    <WhenNear>
      <NewestLists />
    </WhenNear>
  )
  return (
    <HomePage channel={channel}>
      {user && !isBeingLoggedOut() ? (
        <OwnHome channel={channel} lists={lists} />
      ) : (
        <>
          <NestedChannels channels={channel.channels} />
          {lists}
        </>
      )}
    </HomePage>
  )
}
