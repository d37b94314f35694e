import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { CommunityTab } from '../features/catalogue/titles/admin/community-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'
import {
  readWrittenReviewsSearch,
  writtenReviewsQuery,
} from '../features/community/reviews/admin/written-reviews.queries.ts'
import { WrittenReviewsTable } from '../features/community/reviews/admin/written-reviews-table.tsx'
import { numberParam } from '../lib/guards.ts'
import { useTranslate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'
import { useSession } from '../lib/session.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

// Apart, as title pages have it.
const ReviewsSection = lazy(async () => ({
  default: (await import('../features/community/reviews/reviews-section.tsx')).ReviewsSection,
}))

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/reviews')({
  validateSearch: keepListSearch,
  beforeLoad: openList('written-reviews'),
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    const { context, params, deps } = loading
    // Before anything is asked for: what is no number fails here alone.
    const titleId = numberParam(params.titleId)
    const search = readWrittenReviewsSearch({ ...deps })
    const [tab] = await Promise.all([
      loadTitleTab(loading),
      // What cannot be had is said where the rows would be.
      context.queryClient.prefetchQuery(writtenReviewsQuery(search, titleId)),
    ])
    return tab
  },
  head: ({ loaderData }) => headOfTab('Reviews', loaderData),
  component: AdminTitleReviews,
})

function AdminTitleReviews() {
  const { titleId } = Route.useLoaderData()
  const { can } = useSession()
  return (
    <TitleEditorFrame titleId={titleId}>
      {can('reviews.delete') ? (
        <Written titleId={titleId} />
      ) : (
        <CommunityTab>
          <ReviewsSection key={titleId} titleId={titleId} />
        </CommunityTab>
      )}
    </TitleEditorFrame>
  )
}

/** For those who look after them. */
function Written({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const search = readWrittenReviewsSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <>
      <VisuallyHidden>
        <h2 id="written-reviews">{t('Reviews')}</h2>
      </VisuallyHidden>
      <WrittenReviewsTable
        {...{ search, titleId }}
        labelledBy="written-reviews"
        onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      />
    </>
  )
}
