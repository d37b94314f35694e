/** How an author did so far, for features that tell of members. */
export { countReviewsOf, type ReviewCounts } from './author-counts.repository.ts'
