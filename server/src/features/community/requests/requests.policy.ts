import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

export const canUpdateRequests = (actor: Actor): boolean => isStaffWith(actor, 'requests.update')
export const canDeleteRequests = (actor: Actor): boolean => isStaffWith(actor, 'requests.delete')
