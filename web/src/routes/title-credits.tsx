import { useSuspenseQuery } from '@tanstack/react-query'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FullCreditsPage } from '../features/catalogue/title-pages/full-credits-page.tsx'
import { fullCreditsQuery } from '../features/catalogue/title-pages/title-pages.queries.ts'
import { partHead } from '../features/catalogue/title-pages/title-pages-head.ts'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/titles/$id/$slug/full-credits')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient.ensureQueryData(fullCreditsQuery(params.id)).catch(notFoundOn404)
    leadToOwnAddress(location, `${titleUrl(data.title)}/full-credits`)
    return data
  },
  head: ({ loaderData }) =>
    loaderData
      ? partHead(loaderData.title, 'full-credits', {
          name: translate('Full credits'),
          description: translate('Cast and crew of :title.', { title: loaderData.title.name }),
        })
      : {},
  headers: sharedPage,
  pendingComponent: InnerSkeleton,
  component: TitleCredits,
})

function TitleCredits() {
  return <FullCreditsPage {...useSuspenseQuery(fullCreditsQuery(Route.useParams().id)).data} />
}
