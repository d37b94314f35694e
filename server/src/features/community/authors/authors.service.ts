/** Who wrote something, as far as a reader may know; for the queries of features that say so. */
export {
  AUTHOR_COLUMNS,
  type AuthorColumns,
  authorName,
  openAuthorId,
  visibleAuthors,
} from './authors.repository.ts'
