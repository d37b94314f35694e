import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EditCustomPage } from '../features/site/custom-pages/custom-page-editor.tsx'
import { editedPageQuery } from '../features/site/custom-pages/custom-pages.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/custom-pages/$pageId/edit')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient
      .fetchQuery({ ...editedPageQuery(numberParam(params.pageId)), staleTime: 0 })
      .catch(notFoundOn404),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit page: :title', { title: loaderData.page.title })
          : translate('Pages of the site'),
      },
    ],
  }),
  component: AdminEditCustomPage,
})

function AdminEditCustomPage() {
  const { page } = Route.useLoaderData()
  const router = useRouter()
  return <EditCustomPage key={page.id} page={page} onReverted={() => void router.invalidate()} />
}
