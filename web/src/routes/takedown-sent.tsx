import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SentNoticePage } from '../features/links/takedowns/sent-notice-page.tsx'
import { sentNoticeQuery } from '../features/links/takedowns/takedowns.queries.ts'
import { notFoundOn404 } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/takedown/sent/$token')({
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(sentNoticeQuery(params.token)).catch(notFoundOn404),
  head: () => ({
    meta: [
      { title: translate('Takedown notice') },
      { name: 'robots', content: 'noindex' },
      // Its address is for its reader alone.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: SentNotice,
})

function SentNotice() {
  const { token } = Route.useParams()
  const { data } = useSuspenseQuery(sentNoticeQuery(token))
  return <SentNoticePage token={token} notice={data.notice} />
}
