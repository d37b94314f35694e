import type { Endpoint, Response as ResponseOf } from '@mediatheque/contract/core/endpoint.ts'
import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Args, call } from '../api.ts'
import { toastError } from '../toast.ts'

/** A writing call, and what is read again once it has ended well. */
export interface Write<E extends Endpoint> {
  readonly endpoint: E
  /** The calls whose answers it changes; `all` where that is anybody's guess. */
  readonly refreshes: readonly Endpoint[] | 'all'
}

/** Says once, beside a feature's queries, what a writing call changes: whoever makes it reads that again. */
export function defineWrite<const E extends Endpoint>(
  endpoint: E,
  refreshes: Write<E>['refreshes'] = [],
): Write<E> {
  return { endpoint, refreshes }
}

/**
 * Makes the call, and reads again what it changed.
 * @throws ApiError
 */
async function sendWrite<E extends Endpoint>(
  queries: QueryClient,
  write: Write<E>,
  args: Args<E>,
): Promise<ResponseOf<E>> {
  const answer = await call(write.endpoint, args)
  await refresh(queries, write.refreshes)
  return answer
}

/** Reads again what these calls answer, where it is on the screen; else when it is next shown. */
export function refresh(queries: QueryClient, read: Write<Endpoint>['refreshes']): Promise<void> {
  if (read === 'all') return queries.invalidateQueries()
  const paths = new Set<unknown>(read.map(({ path }) => path))
  return queries.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
}

/** A mutation for what has no form: a press that writes. What goes wrong is told, unless `onError` does. */
export function useWrite<E extends Endpoint>(
  write: Write<E>,
  options: Pick<
    UseMutationOptions<ResponseOf<E>, unknown, Args<E>>,
    'onSuccess' | 'onError' | 'scope'
  > = {},
) {
  const queries = useQueryClient()
  return useMutation<ResponseOf<E>, unknown, Args<E>>({
    mutationFn: (args) => sendWrite(queries, write, args),
    onError: toastError,
    ...options,
  })
}
