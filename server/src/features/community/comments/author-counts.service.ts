/** How an author did so far, for features that tell of members. */
export { type CommentCounts, countCommentsOf } from './author-counts.repository.ts'
