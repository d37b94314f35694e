import { CommentsSection } from '../features/community/comments/comments-section.tsx'
import { ListsOfTitle } from '../features/community/lists/lists-of-title.tsx'
import { ReviewsSection } from '../features/community/reviews/reviews-section.tsx'

/** What members made of a title. */
export function TitleCommunity({ titleId }: { titleId: number }) {
  return (
    <>
      <ListsOfTitle titleId={titleId} />
      <ReviewsSection key={`reviews-${titleId}`} titleId={titleId} />
      <CommentsSection key={`comments-${titleId}`} on={{ type: 'title', id: titleId }} />
    </>
  )
}
