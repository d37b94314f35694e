import { WITHDRAWABLE, type Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CounterNoticePage } from '../features/links/takedowns/counter-notice-page.tsx'
import { withdrawnQuery } from '../features/links/takedowns/takedowns.queries.ts'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

function readParams({ kind, id }: { kind: string; id: string }) {
  if (!(WITHDRAWABLE as readonly string[]).includes(kind)) throw notFound()
  return { kind: kind as Withdrawable, id: numberParam(id) }
}

export const Route = createFileRoute('/_shell/withdrawn/$kind/$id')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: ({ context, params }) => {
    const { kind, id } = readParams(params)
    return context.queryClient.ensureQueryData(withdrawnQuery(kind, id)).catch(notFoundOn404)
  },
  head: () => ({
    meta: [{ title: translate('Withdrawn') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Withdrawn,
})

function Withdrawn() {
  const { kind, id } = readParams(Route.useParams())
  const { data } = useSuspenseQuery(withdrawnQuery(kind, id))
  return <CounterNoticePage key={`${kind} ${id}`} page={data} />
}
