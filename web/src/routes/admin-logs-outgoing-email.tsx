import { createFileRoute } from '@tanstack/react-router'
import { mailsQuery, readMailSearch } from '../features/operations/logs/mails.queries.ts'
import { MailsPage } from '../features/operations/logs/mails-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/logs/outgoing-email')({
  staticData: { adminCrumb: 'Outgoing mail' },
  validateSearch: keepListSearch,
  beforeLoad: openList('outgoing-mails'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(mailsQuery(readMailSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Outgoing mail') }] }),
  component: AdminMails,
})

function AdminMails() {
  const search = readMailSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <MailsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
