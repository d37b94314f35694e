import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { FastifyRequest } from 'fastify'
import { isLocalCall } from '../../../platform/http/local-calls.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { assertApiIsOffered, findAccessToken } from '../access-tokens/access-tokens.service.ts'
import { getGuestRole } from '../roles/roles.service.ts'
import { canUseAccount } from '../users/users.policy.ts'
import { findUserWithGrants, toActor, type UserWithGrants } from '../users/users.service.ts'
import { findSession, SESSION_COOKIE } from '../sessions/sessions.service.ts'
import { assertOnlyLooks, viewedAsRole } from './view-as.service.ts'

/** What an account that is suspended, or whose address is not verified yet, may still call. */
const ALWAYS_OPEN: ReadonlySet<string> = new Set([
  '/api/v1/bootstrap-data',
  '/api/v1/own-sanctions',
  '/api/v1/users/me/locale',
  '/api/v1/resend-email-verification',
  '/api/v1/validate-email-verification-otp',
  '/auth/logout',
])

/** Routes that show pages decide by the bootstrap data what to show; those that hand data out are closed here. */
const CLOSED_DOORS: ReadonlySet<string> = new Set([
  'endpoint',
  'api-docs',
  'file',
  'artwork',
  'image',
])

const BEARER = 'Bearer '

/**
 * Who makes this call: the owner of the access token, else the user of the session in the cookie, else a visitor.
 * Whoever sees the site as a role is who has but that, for all that follows.
 * @throws AppError accountSuspended or emailUnverified, where such an account has no business; conflict for who only looks
 */
export async function resolveActor(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  request: FastifyRequest,
): Promise<Actor> {
  const actor = await findActor(platform, request)
  assertOnlyLooks(actor, { method: request.method, url: request.routeOptions.url ?? '' })
  if (actor.user) await assertInGoodStanding(platform, actor, request)
  return actor
}

async function findActor(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  request: FastifyRequest,
): Promise<Actor> {
  const { authorization } = request.headers
  if (authorization?.startsWith(BEARER))
    return findTokenActor(platform, authorization.slice(BEARER.length).trim(), request)
  const token = request.cookies[SESSION_COOKIE]
  const session = token ? await findSession(platform, token) : undefined
  const user = session && (await findUsableAccount(platform, session.user_id, request))
  if (!session || !user) return visitor(platform)
  const actor = toActor(user, platform.clock.now(), {
    id: session.id,
    passwordConfirmedAt: session.password_confirmed_at,
  })
  return viewedAsRole(platform, actor, session)
}

/** The account of a session or a token, unless it is one of the demonstration that this call may not use. */
async function findUsableAccount(
  platform: Needs<'db' | 'cache' | 'config'>,
  userId: number,
  request: FastifyRequest,
): Promise<UserWithGrants | undefined> {
  const user = await findUserWithGrants(platform, userId)
  const isUsable =
    user && canUseAccount(platform.config.demo, user.row, { isLocal: isLocalCall(request) })
  return isUsable ? user : undefined
}

/**
 * The owner of an access token, with their permissions but without a session: whatever needs a recently confirmed
 * password stays closed. A token nobody knows is refused rather than taken for a visitor's.
 * @throws AppError unauthenticated, or forbidden where the API is off or the owner may no longer use it
 */
async function findTokenActor(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  plainTextToken: string,
  request: FastifyRequest,
): Promise<Actor> {
  const token = await findAccessToken(platform, plainTextToken)
  const user = token && (await findUsableAccount(platform, token.user_id, request))
  if (!user) throw new AppError('unauthenticated')
  const actor = toActor(user, platform.clock.now(), null)
  await assertApiIsOffered(platform)
  if (!hasPermission(actor, 'api.access')) throw new AppError('forbidden')
  return actor
}

/** Somebody who is not logged in. */
export async function visitor(platform: Needs<'db' | 'cache'>): Promise<Actor> {
  const { id, key, name, permissions } = await getGuestRole(platform)
  return {
    user: null,
    roles: [{ id, key, name }],
    permissions,
    isPremium: false,
    isSubscribed: false,
    session: null,
  }
}

async function assertInGoodStanding(
  platform: Needs<ToReadSettings>,
  actor: Actor,
  request: FastifyRequest,
): Promise<void> {
  const { url = '', config } = request.routeOptions
  if (!CLOSED_DOORS.has(config.door ?? '') || ALWAYS_OPEN.has(url)) return
  if (actor.user?.bannedAt) throw new AppError('accountSuspended')
  const { require_email_confirmation } = await getSettings(platform)
  if (require_email_confirmation && !actor.user?.emailVerifiedAt)
    throw new AppError('emailUnverified')
}
