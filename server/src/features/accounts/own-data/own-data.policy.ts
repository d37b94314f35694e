import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import { canManageAccount, type RankedAccount } from '../users/users.policy.ts'

export interface Deletion {
  readonly ids: readonly number[]
  readonly isOwn: boolean
  /** Those of them that are there. */
  readonly accounts: readonly RankedAccount[]
}

/**
 * The own account, said in so many words and by itself; others with `users.delete`, who may all do no more. In person: a
 * token deletes nobody.
 */
export function canDeleteAccounts(actor: Actor, { ids, isOwn, accounts }: Deletion): boolean {
  if (!actor.user || !actor.session) return false
  if (isOwn) return ids.length === 1 && ids[0] === actor.user.id
  return (
    isStaffWith(actor, 'users.delete') &&
    accounts.every((account) => canManageAccount(actor, 'users.delete', account))
  )
}
