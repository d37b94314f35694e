import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { CommunityTab } from '../features/catalogue/titles/admin/community-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'

// Apart, as title pages have it.
const ReviewsSection = lazy(async () => ({
  default: (await import('../features/community/reviews/reviews-section.tsx')).ReviewsSection,
}))

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/reviews')({
  loader: (loading) => loadTitleTab(loading),
  head: ({ loaderData }) => headOfTab('Reviews', loaderData),
  component: AdminTitleReviews,
})

function AdminTitleReviews() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <CommunityTab>
        <ReviewsSection key={titleId} titleId={titleId} />
      </CommunityTab>
    </TitleEditorFrame>
  )
}
