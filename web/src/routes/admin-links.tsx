import { createFileRoute } from '@tanstack/react-router'
import { useTitleDeletion } from '../features/catalogue/title-records/admin/use-title-deletion.tsx'
import { ImportButton } from '../features/catalogue/media-import/admin/import-button.tsx'
import { AddTitleButton } from '../features/catalogue/title-records/admin/add-title-button.tsx'
import { OverviewPage, readOverviewSearch } from '../features/links/links/admin/overview-page.tsx'
import { overviewRoute } from '../features/links/links/admin/overview-route.ts'
import { OwnParts, prefetchOwnParts } from './own-parts.tsx'

export const Route = createFileRoute('/_shell/admin/liens')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Links',
      ownLabel: 'My links',
      icon: 'link',
      place: 10,
    },
  },
  ...overviewRoute('Links', 'My links', prefetchOwnParts),
  loaderDeps: ({ search }) => search,
  component: AdminLinks,
})

function AdminLinks() {
  const search = readOverviewSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <OverviewPage
      kind="liens"
      search={search}
      work={useTitleDeletion()}
      actions={
        <>
          <AddTitleButton />
          <ImportButton />
        </>
      }
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    >
      <OwnParts />
    </OverviewPage>
  )
}
