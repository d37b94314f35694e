import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Whoever says which links are published may look whether they are there. */
export const canCheckLinks = (actor: Actor): boolean => isStaffWith(actor, 'titles.update')
