import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { QueryClient } from '@tanstack/react-query'
import { OwnWithdrawals } from '../features/links/takedowns/admin/own-withdrawals.tsx'
import { OwnStanding } from '../features/operations/admin-shell/start-page/own-contributions.tsx'
import {
  isContributor,
  ownContributionsQuery,
} from '../features/operations/admin-shell/start-page/overview.queries.ts'
import { getBootstrap } from '../lib/session.tsx'

/** Above the lists of titles: how one's own contributions stand, and what of them was withdrawn. */
export function OwnParts() {
  return (
    <>
      <OwnStanding />
      <OwnWithdrawals />
    </>
  )
}

/** Before the list shows, so that it stays where it is; staff read this on their start page. */
export async function prefetchOwnParts(queryClient: QueryClient): Promise<void> {
  const { user, guest_role } = getBootstrap()
  const holder = user ?? guest_role
  if (!hasPermission(holder, 'admin.access') && isContributor(holder))
    await queryClient.prefetchQuery(ownContributionsQuery())
}
