import { createFileRoute } from '@tanstack/react-router'
import { NewLinkPage } from '../features/links/links/editor/new-link-page.tsx'
import { linkOptionsQuery, titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId/new')({
  validateSearch: (search: Record<string, unknown>): { season?: number } => {
    const season = Number(search['season'] ?? Number.NaN)
    return Number.isInteger(season) && season >= 0 ? { season } : {}
  },
  beforeLoad: ({ location }) => requirePermission('liens.create', location),
  loader: async ({ context: { queryClient }, params }) => {
    const [data, options] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(Number(params.titleId))).catch(notFoundOn404),
      queryClient.fetchQuery(linkOptionsQuery()),
    ])
    return { title: data.title, options }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('New lien on :title', { title: loaderData.title.name })
          : translate('Links'),
      },
    ],
  }),
  component: AdminNewLink,
})

function AdminNewLink() {
  const { title, options } = Route.useLoaderData()
  const { season } = Route.useSearch()
  return <NewLinkPage key={title.id} title={title} options={options} season={season} />
}
