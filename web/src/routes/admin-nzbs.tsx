import { createFileRoute } from '@tanstack/react-router'
import { useTitleDeletion } from '../features/catalogue/title-records/admin/use-title-deletion.tsx'
import { AddTitleButton } from '../features/catalogue/title-records/admin/add-title-button.tsx'
import { OverviewPage, readOverviewSearch } from '../features/links/links/admin/overview-page.tsx'
import { overviewRoute } from '../features/links/links/admin/overview-route.ts'
import { OwnParts, prefetchOwnParts } from './own-parts.tsx'

export const Route = createFileRoute('/_shell/admin/nzbs')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Newsgroup files',
      ownLabel: 'My newsgroup files',
      icon: 'file-zip',
      place: 11,
    },
  },
  ...overviewRoute('Newsgroup files', 'My newsgroup files', prefetchOwnParts),
  loaderDeps: ({ search }) => search,
  component: AdminNzbs,
})

function AdminNzbs() {
  const search = readOverviewSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      kind="nzbs"
      search={search}
      work={useTitleDeletion()}
      actions={<AddTitleButton />}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    >
      <OwnParts />
    </OverviewPage>
  )
}
