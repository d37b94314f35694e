import { useSuspenseQuery } from '@tanstack/react-query'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ImagesPage } from '../features/catalogue/title-pages/images-page.tsx'
import { titleImagesQuery } from '../features/catalogue/title-pages/title-pages.queries.ts'
import { partHead } from '../features/catalogue/title-pages/title-pages-head.ts'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/titles/$id/$slug/images')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient.ensureQueryData(titleImagesQuery(params.id)).catch(notFoundOn404)
    leadToOwnAddress(location, `${titleUrl(data.title)}/images`)
    return data
  },
  head: ({ loaderData }) =>
    loaderData
      ? partHead(loaderData.title, 'images', {
          name: translate('Images'),
          description: translate('Scenes, posters and portraits of :title.', {
            title: loaderData.title.name,
          }),
        })
      : {},
  headers: sharedPage,
  pendingComponent: InnerSkeleton,
  component: TitleImages,
})

function TitleImages() {
  return <ImagesPage {...useSuspenseQuery(titleImagesQuery(Route.useParams().id)).data} />
}
