import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission, isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import { canManageAccount, type RankedAccount } from '../../accounts/users/users.policy.ts'

/** Who reads what members did, and what they got for it. */
export const canReadRecords = (actor: Actor): boolean => isStaffWith(actor, 'members.moderate')

/** Nobody warns or suspends themselves, nor somebody who may do more. */
export const canSanction = (actor: Actor, account: RankedAccount): boolean =>
  actor.user?.id !== account.id && canManageAccount(actor, 'members.moderate', account)

/** Who may do everything could also give themselves back what was stopped. */
export const canStopParts = (account: RankedAccount): boolean => !hasPermission(account, 'admin')

/** One’s own are read, and said to be read. */
export const isOwnSanction = (actor: Actor, { user_id }: { readonly user_id: number }): boolean =>
  actor.user?.id === user_id
