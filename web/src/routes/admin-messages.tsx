import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../features/site/contact/admin/messages-page.tsx'
import {
  messagesQuery,
  readMessageSearch,
} from '../features/site/contact/admin/messages.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/messages')({
  staticData: {
    adminEntry: {
      group: 'Site',
      label: 'Messages',
      icon: 'inbox',
      place: 58,
      waits: 'contact-messages',
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('contact-messages'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(messagesQuery(readMessageSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Messages') }] }),
  component: AdminMessages,
})

function AdminMessages() {
  const search = readMessageSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <MessagesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
