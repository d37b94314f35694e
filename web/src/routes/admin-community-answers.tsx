import { createFileRoute } from '@tanstack/react-router'
import { DeskTabs } from '../features/community/desk/admin/desk-tabs.tsx'
import {
  readStaffAnswersSearch,
  staffAnswersQuery,
} from '../features/community/staff-answers/admin/staff-answers.queries.ts'
import { StaffAnswersPage } from '../features/community/staff-answers/admin/staff-answers-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/community/answers')({
  staticData: { adminCrumb: 'Canned answers' },
  validateSearch: keepListSearch,
  beforeLoad: openList('staff-answers'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(staffAnswersQuery(readStaffAnswersSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Canned answers') }] }),
  component: AdminStaffAnswers,
})

function AdminStaffAnswers() {
  const search = readStaffAnswersSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <StaffAnswersPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      tabs={<DeskTabs />}
    />
  )
}
