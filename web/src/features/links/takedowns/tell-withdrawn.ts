import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api.ts'
import { getBootstrap } from '../../../lib/session.tsx'
import { withdrawnQuery } from './takedowns.queries.ts'

/**
 * For addresses that visitors are asked to log in at: of what was withdrawn everybody who may see titles is told so.
 * @throws what shows the page of it, with status 410
 */
export async function tellWithdrawn(
  queryClient: QueryClient,
  kind: Withdrawable,
  id: number,
): Promise<void> {
  if (!hasPermission(getBootstrap().guest_role, 'titles.view')) return
  const page = await queryClient
    .fetchQuery({ ...withdrawnQuery(kind, id), retry: false })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return undefined
      throw error
    })
  if (page) throw notFound({ data: page.withdrawn })
}
