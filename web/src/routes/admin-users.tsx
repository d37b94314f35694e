import { createFileRoute } from '@tanstack/react-router'
import { MembersPage } from '../features/accounts/members/admin/members-page.tsx'
import {
  membersQuery,
  readMemberSearch,
} from '../features/accounts/members/admin/members.queries.ts'
import { RecordButton } from '../features/community/sanctions/admin/record-button.tsx'
import { HistoryButton } from '../features/operations/history/history-button.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'
import { PasswordConfirmationProvider } from '../lib/password-confirmation.tsx'

export const Route = createFileRoute('/_shell/admin/users')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Members', icon: 'users', place: 48 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('members'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(membersQuery(readMemberSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Members') }] }),
  component: AdminMembers,
})

function AdminMembers() {
  const search = readMemberSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PasswordConfirmationProvider>
      <MembersPage
        search={search}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
        actionsOf={({ id, name }, reload) => (
          <>
            <RecordButton of={{ id, name }} />
            <HistoryButton
              of={{ kind: 'user', id: String(id), name }}
              isSmall
              onReverted={reload}
            />
          </>
        )}
      />
    </PasswordConfirmationProvider>
  )
}
