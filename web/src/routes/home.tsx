import { HOME_CHANNEL } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { channelQuery } from '../features/catalogue/channels/channels.queries.ts'
import { HomePage } from '../features/catalogue/channels/home-page.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'
import { getPageData } from '../lib/page-data.ts'

export const Route = createFileRoute('/_shell/')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(channelQuery(HOME_CHANNEL)).catch(notFoundOn404),
  head: () => ({ links: [{ rel: 'canonical', href: `${getPageData().baseUrl}/` }] }),
  headers: sharedPage,
  component: Home,
})

function Home() {
  return <HomePage channel={useSuspenseQuery(channelQuery(HOME_CHANNEL)).data.channel} />
}
