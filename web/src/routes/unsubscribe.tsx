import { createFileRoute } from '@tanstack/react-router'
import { mailChoiceQuery } from '../features/accounts/notifications/notifications.queries.ts'
import { UnsubscribePage } from '../features/accounts/notifications/unsubscribe-page.tsx'
import { notFoundOn404 } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/notifications/unsubscribe/$token')({
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(mailChoiceQuery(params.token)).catch(notFoundOn404),
  head: () => ({
    meta: [{ title: translate('E-mail settings') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribePage token={Route.useParams().token} />
}
