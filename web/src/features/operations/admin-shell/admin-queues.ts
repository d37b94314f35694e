import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/queries.ts'
import { useSession } from '../../../lib/session.tsx'

const REFRESHED_EVERY_MS = 60_000

export const queuesQuery = () => ({
  ...endpointQuery(overviewEndpoints.listQueues),
  refetchInterval: REFRESHED_EVERY_MS,
  refetchOnWindowFocus: true,
})

/** What waits for the reader, one call for all of it, read again every minute and when they come back. */
export function useQueues() {
  const { can } = useSession()
  return useQuery({ ...queuesQuery(), enabled: can('admin.access') })
}

/** `99+` for more than are counted. */
export const waitingText = (count: number): string =>
  count >= MOST_WAITING ? `${MOST_WAITING - 1}+` : String(count)
