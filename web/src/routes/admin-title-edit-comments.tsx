import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { CommunityTab } from '../features/catalogue/titles/admin/community-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'

// Apart, as title pages have it.
const CommentsSection = lazy(async () => ({
  default: (await import('../features/community/comments/comments-section.tsx')).CommentsSection,
}))

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/comments')({
  loader: (loading) => loadTitleTab(loading),
  head: ({ loaderData }) => headOfTab('Comments', loaderData),
  component: AdminTitleComments,
})

function AdminTitleComments() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <CommunityTab>
        <CommentsSection key={titleId} on={{ type: 'title', id: titleId }} />
      </CommunityTab>
    </TitleEditorFrame>
  )
}
