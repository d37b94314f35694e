import type { Endpoint, Response as ResponseOf } from '@mediatheque/contract/core/endpoint.ts'
import { QUERY_STALE_MS } from '@mediatheque/contract/core/constants.ts'
import { type DataTag, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError, type Args, call } from './api.ts'

const FINAL = new Set([401, 403, 404, 422])
const MOST_RETRIES = 2

/** Refusals are final; what failed is tried twice more. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return !(error instanceof ApiError && FINAL.has(error.status)) && failures < MOST_RETRIES
}

export function createQueryClient(): QueryClient {
  const isServer = import.meta.env.SSR
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_STALE_MS,
        retry: isServer ? false : shouldRetry,
        refetchOnWindowFocus: false,
      },
      // Without a network a press fails at once, and is told of, instead of looking as if it were kept.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Query options of a reading call; the key starts with the endpoint's path, so that a feature can invalidate by it. */
export function endpointQuery<const E extends Endpoint>(
  endpoint: E,
  args: Args<E> = {} as Args<E>,
) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, args],
    queryFn: ({ signal }) => call(endpoint, args, signal),
  })
}

/**
 * Shows what a write answered as what a read would. A read that is under way was perhaps answered before the write was, and
 * would bring back what was true then: it is given up.
 */
export async function showAnswer<T>(
  queries: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, T, Error> },
  answer: T,
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<T>(queryKey as QueryKey, answer)
}

/** For `useMutation`: the variables are the call's arguments. */
export function endpointMutation<const E extends Endpoint>(endpoint: E) {
  return { mutationFn: (args: Args<E>): Promise<ResponseOf<E>> => call(endpoint, args) }
}
