import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'

/** Plans that are not offered any more are of use to those who look after plans. */
export const canSeeHiddenPlans = (actor: Actor): boolean => hasPermission(actor, 'plans.update')
