import {
  continueEndpoints,
  playEndpoints,
} from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import type { WatchedView } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'

/** Where the reader may go on with one title. */
export const continuedQuery = (titleId: number) =>
  endpointQuery(continueEndpoints.listContinued, { query: { title_id: titleId } })

export const watchedQuery = (titleId: number, season?: number) =>
  endpointQuery(playEndpoints.getWatched, { params: { id: titleId }, query: { season } })

export const watchedWrite = defineWrite(playEndpoints.markWatched, [
  playEndpoints.getWatched,
  continueEndpoints.listContinued,
])

/** What the reader has seen of a title, or of a season of it, once the page is there; undefined until then, and for visitors. */
export function useWatched(titleId: number, season?: number): WatchedView | undefined {
  const { user } = useSession()
  const { data } = useQuery({ ...watchedQuery(titleId, season), enabled: user !== null })
  return user ? data : undefined
}
