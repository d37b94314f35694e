import type { SavedViewView } from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import type { SavedViewRow } from './saved-views.service.ts'

export function presentSavedView({
  id,
  version,
  name,
  state,
  is_first,
}: SavedViewRow): SavedViewView {
  return { id, version, name, state, is_first }
}
