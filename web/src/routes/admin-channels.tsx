import { createFileRoute } from '@tanstack/react-router'
import { ChannelRecordsPage } from '../features/catalogue/channels/admin/channel-records-page.tsx'
import {
  channelRecordsQuery,
  readChannelRecordSearch,
} from '../features/catalogue/channels/admin/channel-records.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/channels')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Channels and rows', icon: 'broadcast', place: 33 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('channels'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(channelRecordsQuery(readChannelRecordSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Channels and rows') }] }),
  component: AdminChannels,
})

function AdminChannels() {
  const search = readChannelRecordSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ChannelRecordsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
