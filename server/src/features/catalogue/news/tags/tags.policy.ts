import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

export const canEditTags = (actor: Actor): boolean => isStaffWith(actor, 'tags.update')
