import { HOME_CHANNEL } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { PublicSettings } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { channelQuery } from '../features/catalogue/channels/channels.queries.ts'
import { HomePage } from '../features/catalogue/channels/home-page.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'
import { translate } from '../lib/i18n.ts'
import { getPageData } from '../lib/page-data.ts'
import { getBootstrap } from '../lib/session.tsx'

/** What visitors see in place of the home channel, where the settings say so. */
const FIRST_PAGES: Partial<Record<PublicSettings['homepage']['type'], '/login' | '/register'>> = { login: '/login', register: '/register' }

export const Route = createFileRoute('/_shell/')({
  beforeLoad: ({ location }) => {
    const { user, settings } = getBootstrap()
    const first = FIRST_PAGES[settings.homepage.type]
    if (!user && first) throw redirect({ to: first, replace: true })
    requirePermission('titles.view', location)
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(channelQuery(HOME_CHANNEL)).catch(notFoundOn404),
  head: () => {
    const { baseUrl, bootstrap } = getPageData()
    const description = bootstrap.settings.branding.description || translate('Movies, series, music, books, games and more, with their links, kept by the people who use it.')
    return { meta: [{ name: 'description', content: description }], links: [{ rel: 'canonical', href: `${baseUrl}/` }] }
  },
  headers: sharedPage,
  component: Home,
})

function Home() {
  return <HomePage channel={useSuspenseQuery(channelQuery(HOME_CHANNEL)).data.channel} />
}
