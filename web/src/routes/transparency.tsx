import { createFileRoute } from '@tanstack/react-router'
import { transparencyQuery } from '../features/links/takedowns/takedowns.queries.ts'
import { TransparencyPage } from '../features/links/takedowns/transparency-page.tsx'
import { translate } from '../lib/i18n.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/transparency')({
  loader: ({ context }) => context.queryClient.ensureQueryData(transparencyQuery()),
  head: () => ({ meta: [{ title: translate('Transparency') }] }),
  headers: sharedPage,
  component: Transparency,
})

function Transparency() {
  return <TransparencyPage {...Route.useLoaderData()} />
}
