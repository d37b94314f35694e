import { useSuspenseQuery } from '@tanstack/react-query'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { createFileRoute } from '@tanstack/react-router'
import { VideosPage } from '../features/catalogue/title-pages/videos-page.tsx'
import { titleVideosQuery } from '../features/catalogue/title-pages/title-pages.queries.ts'
import { partHead } from '../features/catalogue/title-pages/title-pages-head.ts'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/titles/$id/$slug/videos')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient.ensureQueryData(titleVideosQuery(params.id)).catch(notFoundOn404)
    leadToOwnAddress(location, `${titleUrl(data.title)}/videos`)
    return data
  },
  head: ({ loaderData }) =>
    loaderData
      ? partHead(loaderData.title, 'videos', {
          name: translate('Videos'),
          description: translate('Trailers and videos of :title.', {
            title: loaderData.title.name,
          }),
        })
      : {},
  headers: sharedPage,
  pendingComponent: InnerSkeleton,
  component: TitleVideos,
})

function TitleVideos() {
  return <VideosPage {...useSuspenseQuery(titleVideosQuery(Route.useParams().id)).data} />
}
