import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

export const canAnswerMessages = (actor: Actor): boolean => isStaffWith(actor, 'contact.update')
