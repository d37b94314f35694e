import { createFileRoute } from '@tanstack/react-router'
import { BatchPage } from '../features/links/links/admin/batches/batch-page.tsx'
import { linkOptionsQuery, titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404 } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { searchReader } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/add-many')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Add many',
      icon: 'files',
      place: 14,
    },
  },
  validateSearch: searchReader<{ title?: number }>(['title'], (search) => {
    const title = Number(search['title'] ?? Number.NaN)
    return Number.isSafeInteger(title) && title > 0 ? { title } : {}
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const [options, page] = await Promise.all([
      queryClient.fetchQuery(linkOptionsQuery()),
      deps.title === undefined
        ? null
        : queryClient.fetchQuery(titleDownloadQuery(deps.title)).catch(notFoundOn404),
    ])
    return { options, title: page && page.title }
  },
  head: () => ({ meta: [{ title: translate('Add many') }] }),
  component: AdminAddMany,
})

function AdminAddMany() {
  const { options, title } = Route.useLoaderData()
  return <BatchPage key={title?.id ?? 0} options={options} title={title} />
}
