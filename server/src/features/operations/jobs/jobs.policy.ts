import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Who acts on jobs and the like sees them first. */
export const mayReadLogs = (actor: Actor): boolean => isStaffWith(actor, 'logs.view')
