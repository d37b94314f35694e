import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { canManageAccount, outranks, type RankedAccount } from '../users/users.policy.ts'

interface RankedRole extends Pick<RankedAccount, 'permissions'> {
  readonly key: string | null
}

/** Whose details, rights and ways in may be changed: of those who may do no more. */
export const canManageMember = (actor: Actor, account: RankedAccount): boolean =>
  canManageAccount(actor, 'users.update', account)

/** The own account is deleted in its own settings. */
export const canDeleteMember = (actor: Actor, account: RankedAccount): boolean =>
  actor.user?.id !== account.id && canManageAccount(actor, 'users.delete', account)

/** Nobody is a visitor who has an account; and nobody gives rights that they lack. */
export const canGiveRole = (actor: Actor, role: RankedRole): boolean =>
  role.key !== 'guest' && outranks(actor, role)
