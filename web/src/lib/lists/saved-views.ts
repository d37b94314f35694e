import { savedViewEndpoints } from '@mediatheque/contract/accounts/saved-views/saved-views.endpoints.ts'
import type { SavedViewView } from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointMutation, endpointQuery } from '../queries.ts'
import { useSession } from '../session.tsx'

export const savedViewsQuery = (list: string) =>
  endpointQuery(savedViewEndpoints.listSavedViews, { query: { list } })

/** The views that somebody keeps of a list, by name; undefined until they are known, and for visitors. */
export function useSavedViews(list: string): readonly SavedViewView[] | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    ...savedViewsQuery(list),
    enabled: Boolean(user),
  })
  return data?.views
}

/** Keeps, changes and deletes views; each is told where it ends. */
export function useSavedViewChanges() {
  const queries = useQueryClient()
  // Also after a refusal: what was deleted or changed in another window is then no longer offered as it was.
  const onSettled = () =>
    queries.invalidateQueries({ queryKey: [savedViewEndpoints.listSavedViews.path] })
  return {
    create: useMutation({ ...endpointMutation(savedViewEndpoints.createSavedView), onSettled }),
    update: useMutation({ ...endpointMutation(savedViewEndpoints.updateSavedView), onSettled }),
    remove: useMutation({ ...endpointMutation(savedViewEndpoints.deleteSavedView), onSettled }),
  }
}
