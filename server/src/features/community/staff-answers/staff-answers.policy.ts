import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'

/** Who says what members are told. */
export const canEditAnswers = (actor: Actor): boolean => isStaffWith(actor, 'members.moderate')
