import { createFileRoute } from '@tanstack/react-router'
import { PersonPicker } from '../features/catalogue/people/admin/person-picker.tsx'
import {
  personCreditsQuery,
  readPersonCreditSearch,
} from '../features/catalogue/person-records/admin/credits.queries.ts'
import {
  headOfPersonTab,
  loadPersonTab,
} from '../features/catalogue/person-records/admin/load-person-tab.ts'
import { PersonCreditsTab } from '../features/catalogue/person-records/admin/person-credits-tab.tsx'
import { PersonEditorFrame } from '../features/catalogue/person-records/admin/person-editor-frame.tsx'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/people/$personId/edit/credits')({
  validateSearch: keepListSearch,
  beforeLoad: openList('person-credits'),
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    const tab = await loadPersonTab(loading)
    await loading.context.queryClient.prefetchQuery(
      personCreditsQuery(tab.personId, readPersonCreditSearch({ ...loading.deps })),
    )
    return tab
  },
  head: ({ loaderData }) => headOfPersonTab('Credits', loaderData),
  component: AdminPersonCredits,
})

function AdminPersonCredits() {
  const { personId } = Route.useLoaderData()
  const search = readPersonCreditSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PersonEditorFrame personId={personId} picker={PersonPicker}>
      <PersonCreditsTab
        key={personId}
        personId={personId}
        search={search}
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    </PersonEditorFrame>
  )
}
