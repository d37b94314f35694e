import { createFileRoute } from '@tanstack/react-router'
import { ImportButton } from '../features/catalogue/media-import/admin/import-button.tsx'
import { AddTitleButton } from '../features/catalogue/title-records/admin/add-title-button.tsx'
import { TitleRecordsPage } from '../features/catalogue/title-records/admin/title-records-page.tsx'
import {
  readTitleRecordSearch,
  titleRecordsQuery,
} from '../features/catalogue/title-records/admin/title-records.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/titles')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Titles', icon: 'movie', place: 30 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('titles'),
  loaderDeps: ({ search }) => search,
  // What cannot be had in this order is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(titleRecordsQuery(readTitleRecordSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Titles') }] }),
  component: AdminTitles,
})

function AdminTitles() {
  const search = readTitleRecordSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TitleRecordsPage
      search={search}
      actions={
        <>
          <AddTitleButton />
          <ImportButton />
        </>
      }
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}
