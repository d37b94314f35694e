import { createFileRoute } from '@tanstack/react-router'
import { EditRequestPage } from '../features/community/requests/admin/request-form-page.tsx'
import { requestQuery } from '../features/community/requests/requests.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/requests/form/$requestId/edit')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient
      .fetchQuery({ ...requestQuery(numberParam(params.requestId)), staleTime: 0 })
      .catch(notFoundOn404),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit request: :title', { title: loaderData.request.title })
          : translate('Requests'),
      },
    ],
  }),
  component: AdminEditRequest,
})

function AdminEditRequest() {
  const { request } = Route.useLoaderData()
  return <EditRequestPage key={request.id} request={request} />
}
