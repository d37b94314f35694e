import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NoticePage } from '../features/links/takedowns/admin/notice-page.tsx'
import { takedownQuery } from '../features/links/takedowns/admin/takedowns-desk.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/takedowns/$noticeId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient
      .fetchQuery({ ...takedownQuery(numberParam(params.noticeId)), staleTime: 0 })
      .catch(notFoundOn404),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Notice :reference', { reference: loaderData.notice.reference })
          : translate('Takedown notices'),
      },
    ],
  }),
  component: AdminTakedown,
})

function AdminTakedown() {
  const id = numberParam(Route.useParams().noticeId)
  const { data } = useSuspenseQuery(takedownQuery(id))
  return <NoticePage key={id} notice={data.notice} />
}
