import { bulkRunEndpoints } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.endpoints.ts'
import type { BulkRunView } from '@mediatheque/contract/operations/bulk-runs/bulk-runs.schemas.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endpointMutation, endpointQuery } from '../queries.ts'

const LOOK_MS = 1_000

export const isGoingOn = ({ state }: BulkRunView): boolean =>
  state === 'running' || state === 'stopping'

/**
 * What is being done with all that was found in a list, watched as long as something is.
 * @param onProgress when other rows than before are there
 */
export function useBulkRuns(list: string, isOffered: boolean, onProgress: () => void) {
  const { data } = useQuery({
    ...endpointQuery(bulkRunEndpoints.listBulkRuns, { query: { list } }),
    enabled: isOffered,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.runs.some(isGoingOn) ? LOOK_MS : false),
  })
  const worked = data?.runs.reduce((sum, run) => sum + run.done, 0)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current !== undefined && before.current !== worked) onProgress()
    before.current = worked
  }, [worked, onProgress])
  return data?.runs ?? []
}

export function useBulkRunChanges() {
  const queries = useQueryClient()
  const onSettled = () =>
    queries.invalidateQueries({ queryKey: [bulkRunEndpoints.listBulkRuns.path] })
  return {
    start: useMutation({ ...endpointMutation(bulkRunEndpoints.startBulkRun), onSettled }),
    stop: useMutation({ ...endpointMutation(bulkRunEndpoints.stopBulkRun), onSettled }),
    dismiss: useMutation({ ...endpointMutation(bulkRunEndpoints.dismissBulkRun), onSettled }),
  }
}
