import { readPageSearch } from '../lib/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TitleLinksPage, titleLinksQuery } from '../features/links/links/admin/title-links-page.tsx'
import { titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId')({
  validateSearch: readPageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = numberParam(params.titleId)
    const [data] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(id)).catch(notFoundOn404),
      queryClient.ensureQueryData(titleLinksQuery(id, deps.page ?? 1)).catch(notFoundOn404),
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
