import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { getBootstrap } from '../session.tsx'
import { savedViewsQuery } from './saved-views.ts'

interface Entered {
  readonly location: { readonly pathname: string }
  readonly context: { readonly queryClient: QueryClient }
}

/** What the list no longer has of the view, the list says itself. */
export async function showFirstView(
  list: string,
  { location, context: { queryClient } }: Entered,
): Promise<void> {
  if (!getBootstrap().user) return
  // A list opens as it likes where the views cannot be had.
  const answer = await queryClient.ensureQueryData(savedViewsQuery(list)).catch(() => undefined)
  const { columns: _, ...search } = answer?.views.find(({ is_first }) => is_first)?.state ?? {}
  if (Object.keys(search).length > 0)
    throw redirect({ to: location.pathname, search, replace: true })
}
