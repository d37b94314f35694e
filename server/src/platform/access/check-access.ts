import {
  type Access,
  AREA_PERMISSIONS,
  sufficientPermissions,
} from '@mediatheque/contract/core/access.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { PASSWORD_CONFIRMATION_SECONDS } from '@mediatheque/contract/core/constants.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { AppError } from '../http/app-error.ts'

export type Verdict = 'allowed' | 'unauthenticated' | 'forbidden'

/**
 * May this actor call an endpoint with this access at all? Pure, so that the access matrix is made with it.
 * Suspended and unverified accounts are turned away before, where the actor is resolved.
 */
export function judgeAccess(access: Access, actor: Actor): Verdict {
  if (access.inPerson && isAccessToken(actor)) return 'forbidden'
  if (access.area && !hasPermission(actor, AREA_PERMISSIONS[access.area])) return refusal(actor)
  switch (access.kind) {
    case 'anyone':
      return 'allowed'
    case 'guestOnly':
      return actor.user ? 'forbidden' : 'allowed'
    case 'user':
      return actor.user ? 'allowed' : 'unauthenticated'
    case 'subscriber':
      return actor.isSubscribed ? 'allowed' : refusal(actor)
    case 'premium':
      return actor.isPremium ? 'allowed' : refusal(actor)
    case 'permission':
      if (access.login && !actor.user) return 'unauthenticated'
      return sufficientPermissions(access).some((name) => hasPermission(actor, name))
        ? 'allowed'
        : refusal(actor)
  }
}

/** A program that calls in somebody's name: there is a user, and no session. */
const isAccessToken = (actor: Actor) => actor.user !== null && actor.session === null

function refusal(actor: Actor): Verdict {
  return actor.user ? 'forbidden' : 'unauthenticated'
}

export function assertAccess(access: Access, actor: Actor): void {
  const verdict = judgeAccess(access, actor)
  if (verdict !== 'allowed') throw new AppError(verdict)
}

/** Whether the caller confirmed the password in this session, lately enough for sensitive acts. */
export function hasRecentPassword(actor: Actor, now: Date): boolean {
  const confirmedAt = actor.session?.passwordConfirmedAt
  return (
    Boolean(confirmedAt) &&
    now.getTime() - confirmedAt!.getTime() <= PASSWORD_CONFIRMATION_SECONDS * 1000
  )
}
