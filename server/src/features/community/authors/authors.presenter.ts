import type { AuthorView } from '@mediatheque/contract/community/authors/authors.schemas.ts'
import { displayName } from '../../accounts/users/users.presenter.ts'

/** What a row that joins users holds of its author. */
export interface AuthorColumns {
  readonly user_id: number | null
  readonly username: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly image: string | null
}

/** Null where the account is gone. */
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
