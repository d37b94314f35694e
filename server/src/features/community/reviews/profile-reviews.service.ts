/** What one member thinks of titles; for who shows it in a profile, and asks before who may see it. */
export {
  countReviewsOf,
  listReviewRowsOf,
  type ProfileReviewRow,
} from './profile-reviews.repository.ts'
