export {
  type CommentPlace,
  placeOf,
  type PlaceReader,
  visiblePlaces,
} from './comment-places.repository.ts'
/** What one member said; for who shows it in a profile, and asks before who may see it. */
export {
  countCommentsOf,
  listCommentRowsOf,
  type ProfileCommentRow,
} from './profile-comments.repository.ts'
