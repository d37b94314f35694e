import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { canManageAccount, type RankedAccount } from '../users/users.policy.ts'

/** Whoever accepts contributions, is trusted as well, and does not mean themselves or somebody who may do more. */
export function canSetTrust(actor: Actor, account: RankedAccount): boolean {
  return (
    actor.user?.id !== account.id &&
    hasPermission(actor, 'liens.autoapprove') &&
    canManageAccount(actor, 'titles.update', account)
  )
}
