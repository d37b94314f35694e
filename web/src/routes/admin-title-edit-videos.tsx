import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'
import { readPlaceSearch } from '../features/catalogue/videos/admin/read-place-search.ts'
import { TitleVideosTab } from '../features/catalogue/videos/admin/title-videos-tab.tsx'
import { titleVideosQuery } from '../features/catalogue/videos/admin/videos-admin.queries.ts'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/videos')({
  validateSearch: readPlaceSearch,
  loaderDeps: ({ search: { season, episode } }) => ({ season, episode }),
  loader: (loading) =>
    loadTitleTab(loading, (titleId) => titleVideosQuery({ titleId, ...loading.deps })),
  head: ({ loaderData }) => headOfTab('Videos', loaderData),
  component: AdminTitleVideos,
})

function AdminTitleVideos() {
  const { titleId } = Route.useLoaderData()
  const { season, episode } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TitleEditorFrame titleId={titleId}>
      <TitleVideosTab
        of={{ titleId, season, episode }}
        onNarrow={(search) => void navigate({ search, resetScroll: false })}
      />
    </TitleEditorFrame>
  )
}
