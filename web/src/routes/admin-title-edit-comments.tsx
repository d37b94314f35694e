import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { CommunityTab } from '../features/catalogue/titles/admin/community-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'
import {
  readWrittenCommentsSearch,
  writtenCommentsQuery,
} from '../features/community/comments/admin/written-comments.queries.ts'
import { WrittenCommentsTable } from '../features/community/comments/admin/written-comments-table.tsx'
import { numberParam } from '../lib/guards.ts'
import { useTranslate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'
import { useSession } from '../lib/session.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

// Apart, as title pages have it.
const CommentsSection = lazy(async () => ({
  default: (await import('../features/community/comments/comments-section.tsx')).CommentsSection,
}))

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/comments')({
  validateSearch: keepListSearch,
  beforeLoad: openList('written-comments'),
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    const { context, params, deps } = loading
    // Before anything is asked for: what is no number fails here alone.
    const titleId = numberParam(params.titleId)
    const search = readWrittenCommentsSearch({ ...deps })
    const [tab] = await Promise.all([
      loadTitleTab(loading),
      // What cannot be had is said where the rows would be.
      context.queryClient.prefetchQuery(writtenCommentsQuery(search, titleId)),
    ])
    return tab
  },
  head: ({ loaderData }) => headOfTab('Comments', loaderData),
  component: AdminTitleComments,
})

function AdminTitleComments() {
  const { titleId } = Route.useLoaderData()
  const { can } = useSession()
  return (
    <TitleEditorFrame titleId={titleId}>
      {can('comments.delete') ? (
        <Written titleId={titleId} />
      ) : (
        <CommunityTab>
          <CommentsSection key={titleId} on={{ type: 'title', id: titleId }} />
        </CommunityTab>
      )}
    </TitleEditorFrame>
  )
}

/** For those who look after them. */
function Written({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const search = readWrittenCommentsSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <>
      <VisuallyHidden>
        <h2 id="written-comments">{t('Comments')}</h2>
      </VisuallyHidden>
      <WrittenCommentsTable
        {...{ search, titleId }}
        labelledBy="written-comments"
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    </>
  )
}
