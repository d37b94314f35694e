import { searchReader } from '../lib/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewLinkPage } from '../features/links/links/editor/new-link-page.tsx'
import { linkOptionsQuery, titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404 } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId/new')({
  validateSearch: searchReader<{ season?: number }>(['season'], (search) => {
    const season = Number(search['season'] ?? Number.NaN)
    return Number.isInteger(season) && season >= 0 && season <= 99_999 ? { season } : {}
  }),
  loader: async ({ context: { queryClient }, params }) => {
    const [data, options] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(Number(params.titleId))).catch(notFoundOn404),
      queryClient.fetchQuery(linkOptionsQuery()),
    ])
    return { ...data, options, crumbs: { '/admin/liens/$titleId': data.title.name } }
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
  const { title, can, options } = Route.useLoaderData()
  const { season } = Route.useSearch()
  return (
    <NewLinkPage
      key={title.id}
      title={title}
      canAddEpisodes={can.add_episodes}
      options={options}
      season={season}
    />
  )
}
