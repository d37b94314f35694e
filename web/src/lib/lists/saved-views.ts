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
  const onSuccess = () =>
    queries.invalidateQueries({ queryKey: [savedViewEndpoints.listSavedViews.path] })
  return {
    create: useMutation({ ...endpointMutation(savedViewEndpoints.createSavedView), onSuccess }),
    update: useMutation({ ...endpointMutation(savedViewEndpoints.updateSavedView), onSuccess }),
    remove: useMutation({ ...endpointMutation(savedViewEndpoints.deleteSavedView), onSuccess }),
  }
}
