import type { AuthorView } from '@mediatheque/contract/community/authors/authors.schemas.ts'
import { displayName } from '../../accounts/users/users.presenter.ts'
import type { AuthorColumns } from './authors.repository.ts'

/** Null where the account is gone, or hidden from the reader. */
export function presentAuthor({
  user_id: id,
  username,
  first_name,
  last_name,
  image,
}: AuthorColumns): AuthorView | null {
  return id === null || username === null
    ? null
    : { id, username, name: displayName({ username, first_name, last_name }), image }
}
