import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** A backup holds everything: whoever looks after one looks after all. */
export const canManageBackups = (actor: Actor): boolean => isStaffWith(actor, 'backups.update')
