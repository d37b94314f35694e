import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Whoever deletes titles deletes any of them, and brings them back. */
export const canDeleteTitles = (actor: Actor) => isStaffWith(actor, 'titles.delete')
