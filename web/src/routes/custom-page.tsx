import { customPageUrl } from '@mediatheque/contract/site/custom-pages/custom-page-url.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { CustomPage } from '../features/site/custom-pages/custom-page.tsx'
import { customPageQuery } from '../features/site/custom-pages/custom-pages.queries.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/pages/$slug')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient
      .ensureQueryData(customPageQuery(params.slug))
      .catch(notFoundOn404)
    leadToOwnAddress(location, customPageUrl(data.page))
    return data
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { page, seo } = loaderData
    return pageHead({
      name: seo.title,
      description: seo.description,
      path: customPageUrl(page),
      image: siteImage(),
      type: 'article',
      isHidden: !page.is_published,
    })
  },
  headers: sharedPage,
  component: ShownPage,
})

function ShownPage() {
  const { data } = useSuspenseQuery(customPageQuery(Route.useParams().slug))
  return <CustomPage page={data.page} />
}
