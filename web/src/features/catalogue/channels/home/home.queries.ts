import { homeEndpoints } from '@mediatheque/contract/catalogue/home/home.endpoints.ts'
import type {
  HomeRowsInput,
  HomeRowsView,
} from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { continueEndpoints } from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { defineWrite, refresh } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { toastError } from '../../../../lib/toast.ts'

export const homeRowsQuery = endpointQuery(homeEndpoints.getHomeRows)
export const followedNewsQuery = endpointQuery(homeEndpoints.listFollowedNews)
export const continuedQuery = endpointQuery(continueEndpoints.listContinued)

/** The reader's arrangement, and what is in the rows for them alone: before the page is drawn, so that nothing moves after. */
export async function prefetchOwnRows(queries: QueryClient): Promise<void> {
  const { awaited, hidden } = await queries.ensureQueryData(homeRowsQuery)
  const isShown = (row: 'continue' | 'following') => awaited[row] && !hidden.includes(row)
  await Promise.all([
    isShown('continue') && queries.prefetchQuery(continuedQuery),
    isShown('following') && queries.prefetchQuery(followedNewsQuery),
  ])
}

export const dismissContinued = defineWrite(continueEndpoints.dismissContinued, [
  continueEndpoints.listContinued,
])

/** Arranges the rows: shown at once, sent one after the other, and read again where one failed. */
export function useSaveHomeRows() {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'home-rows' },
    mutationFn: (body: HomeRowsInput) => call(homeEndpoints.saveHomeRows, { body }),
    onMutate: async (body) => {
      const { queryKey } = homeRowsQuery
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<HomeRowsView>(queryKey, (known) => known && { ...known, ...body })
    },
    onError: (error) => {
      toastError(error)
      return refresh(queries, [homeEndpoints.getHomeRows])
    },
  })
}
