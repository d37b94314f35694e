import { createFileRoute } from '@tanstack/react-router'
import { TitleLinksPage, titleLinksQuery } from '../features/links/links/admin/title-links-page.tsx'
import { titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = Math.trunc(Number(search['page']))
    return page > 1 ? { page } : {}
  },
  beforeLoad: ({ location }) => requirePermission('liens.create', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = Number(params.titleId)
    const [data] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(id)).catch(notFoundOn404),
      queryClient.ensureQueryData(titleLinksQuery(id, deps.page ?? 1)),
    ])
    return data
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Links of :title', { title: loaderData.title.name })
          : translate('Links'),
      },
    ],
  }),
  component: AdminTitleLinks,
})

function AdminTitleLinks() {
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TitleLinksPage
      data={Route.useLoaderData()}
      page={page}
      onPageChange={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
    />
  )
}
