import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { createSerializationAdapter } from '@tanstack/react-router'

/** Id of the script element that carries what the page's queries answered. */
export const PAGE_QUERIES_ID = 'page-queries'

/**
 * What the queries of a page answered on the server, as JSON for a script element. Plain JSON, which the browser reads
 * several times faster than a script that builds the same.
 */
export function serialisePageQueries(queryClient: QueryClient): string {
  return JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c')
}

/** Gives the browser's queries the answers that came with the page. */
export function restorePageQueries(queryClient: QueryClient): void {
  const text = document.getElementById(PAGE_QUERIES_ID)?.textContent
  if (text) hydrate(queryClient, JSON.parse(text) as DehydratedState)
}

interface AnswerReference {
  readonly hash: string
  /** Of the answer's part, where the loader took one. */
  readonly part: string | null
}

/** What loaders return is mostly an answer, or a part of one, that is in the page already: only its place is written. */
export function answerReferences(queryClient: QueryClient) {
  let known: Map<unknown, AnswerReference> | undefined
  return createSerializationAdapter({
    key: 'answer',
    test: (value: unknown): value is object =>
      typeof value === 'object' &&
      value !== null &&
      (known ??= listAnswers(queryClient)).has(value),
    toSerializable: (value: object) => known?.get(value) as AnswerReference,
    fromSerializable: ({ hash, part }: AnswerReference): object => {
      const answer = queryClient.getQueryCache().get(hash)?.state.data as Record<string, object>
      return part === null ? answer : (answer[part] as object)
    },
  })
}

function listAnswers(queryClient: QueryClient): Map<unknown, AnswerReference> {
  const known = new Map<unknown, AnswerReference>()
  for (const { queryHash: hash, state } of queryClient.getQueryCache().getAll()) {
    if (state.status !== 'success' || typeof state.data !== 'object' || state.data === null)
      continue
    known.set(state.data, { hash, part: null })
    for (const [part, value] of Object.entries(state.data))
      if (typeof value === 'object' && value !== null && !known.has(value))
        known.set(value, { hash, part })
  }
  return known
}
