import { createHash } from 'node:crypto'
import {
  IDLE_SESSION_HOURS,
  REMEMBERED_SESSION_DAYS,
} from '@mediatheque/contract/accounts/sessions/sessions.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { defineTagOf } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { randomToken } from '../../../platform/secrets.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findOpenSession,
  findSessionById,
  holdSession,
  insertSession,
  listOpenSessions,
  type SessionRow,
  setPasswordConfirmed,
  setViewedAs,
  touchSession,
} from './sessions.repository.ts'

export type { SessionRow } from './sessions.repository.ts'
import { assertCredentialsStand, noteSeen } from '../users/login-accounts.service.ts'

export { SESSION_COOKIE } from './session-cookie.service.ts'

const HOUR_MS = 3_600_000
const TOUCH_EVERY_MS = 60_000
const CACHE_SECONDS = 10
const LONGEST_USER_AGENT = 500
/** A random token and our signature of it. */
const TOKEN = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/
const PURPOSE = 'session-token'

function newToken({ secrets }: Needs<'secrets'>): string {
  const random = randomToken()
  return `${random}.${secrets.sign(random, PURPOSE)}`
}

/** Whether this site gave the token out. Any other is neither looked up nor remembered: they cost nothing to make up. */
export function isSessionToken({ secrets }: Needs<'secrets'>, token: string): boolean {
  const [, random, signature] = TOKEN.exec(token) ?? []
  return Boolean(random && signature && secrets.isSignatureValid(random, signature, PURPOSE))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const tagOf = defineTagOf<Buffer>('session')

/** Cache tag of one session: invalidated with every change of it, its end included. */
export const sessionTag = (token: string) => tagOf(hashOf(token))

export interface NewSession {
  readonly userId: number
  /** As of before the login was looked at: none is opened where a password was replaced since. */
  readonly credentialsVersion?: number
  readonly isRemembered: boolean
  /** Begins as if the password had just been confirmed. */
  readonly isConfirmed?: boolean
  readonly userAgent: string | undefined
  readonly ipAddress: string | undefined
}

/** Opens a session and returns its token, of which only the hash is kept. */
export async function openSession(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  {
    userId,
    credentialsVersion,
    isRemembered,
    isConfirmed = false,
    userAgent,
    ipAddress,
  }: NewSession,
): Promise<string> {
  const token = newToken(platform)
  const now = platform.clock.now()
  const session = {
    token_hash: hashOf(token),
    user_id: userId,
    is_remembered: isRemembered,
    user_agent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    ip_address: ipAddress ?? null,
    created_at: now,
    last_active_at: now,
    password_confirmed_at: isConfirmed ? now : null,
    expires_at: expiryOf(isRemembered, now),
  }
  await platform.db.transaction().execute(async (tx) => {
    if (credentialsVersion !== undefined)
      await assertCredentialsStand(tx, { id: userId, credentials_version: credentialsVersion })
    await insertSession(tx, session)
  })
  return token
}

function expiryOf(isRemembered: boolean, now: Date): Date {
  return new Date(
    now.getTime() + (isRemembered ? REMEMBERED_SESSION_DAYS * 24 : IDLE_SESSION_HOURS) * HOUR_MS,
  )
}

/**
 * Holds the caller's session on until the transaction ends: what opens the account is added by who is still in, and not
 * by a call that was on its way when the sessions ended.
 * @throws AppError unauthenticated where it ended meanwhile, or there is none
 */
export async function assertStillIn(tx: Database, actor: Actor): Promise<void> {
  if (!actor.session || !(await holdSession(tx, actor.session.id)))
    throw new AppError('unauthenticated')
}

/** The open session of a token; notes, at most once a minute, that it is in use. */
export async function findSession(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  token: string,
): Promise<SessionRow | undefined> {
  if (!isSessionToken(platform, token)) return undefined
  const hash = hashOf(token)
  const now = platform.clock.now()
  const session = await platform.cache.remember(
    tagOf(hash),
    { ttlSeconds: CACHE_SECONDS, tags: [tagOf(hash)] },
    () => findOpenSession(platform.db, hash, now),
  )
  if (!session || session.expires_at <= now) return undefined
  if (now.getTime() - session.last_active_at.getTime() >= TOUCH_EVERY_MS)
    await touch(platform, session, now)
  return session
}

/** A remembered session ends a month after the login, however busy; the other one when it has been idle. */
async function touch(
  platform: Needs<'db' | 'cache'>,
  session: SessionRow,
  now: Date,
): Promise<void> {
  const extension = session.is_remembered ? {} : { expires_at: expiryOf(false, now) }
  await touchSession(platform.db, session.id, { last_active_at: now, ...extension })
  await noteSeen(platform, session.user_id, now)
  await platform.cache.invalidate([tagOf(session.token_hash)])
}

export async function endSession(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  token: string,
): Promise<void> {
  if (!isSessionToken(platform, token)) return
  const hash = hashOf(token)
  const session = await findOpenSession(platform.db, hash, platform.clock.now())
  if (session) await deleteSession(platform.db, session.id)
  await platform.cache.invalidate([tagOf(hash)])
}

/**
 * A session of this caller's. That somebody else has one with this number is nobody's business.
 * @throws AppError notFound
 */
export async function getOwnSession(
  platform: Needs<'db'>,
  actor: Actor,
  id: number,
): Promise<SessionRow> {
  if (!actor.user) throw new AppError('notFound')
  return getSessionOf(platform, actor.user.id, id)
}

/** A session of this account. @throws AppError notFound */
export async function getSessionOf(
  platform: Needs<'db'>,
  userId: number,
  id: number,
): Promise<SessionRow> {
  const session = await findSessionById(platform.db, id)
  if (!session || session.user_id !== userId) throw new AppError('notFound')
  return session
}

export async function endOneSession(
  platform: Needs<'db' | 'cache'>,
  session: SessionRow,
  tx?: Database,
): Promise<void> {
  await deleteSession(tx ?? platform.db, session.id)
  await platform.cache.invalidate([tagOf(session.token_hash)], tx)
}

/** Ends the sessions of a user, all but `exceptId`. @returns how many */
export async function endSessionsOf(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  options: { exceptId?: number; tx?: Database } = {},
): Promise<number> {
  const ended = await deleteSessionsOf(options.tx ?? platform.db, userId, options.exceptId)
  await platform.cache.invalidate(ended.map(tagOf), options.tx)
  return ended.length
}

/** The password was given just now: sensitive acts are open in this session for a while. */
export async function confirmPasswordIn(
  platform: Needs<'db' | 'cache' | 'clock'>,
  token: string,
): Promise<void> {
  const hash = hashOf(token)
  const now = platform.clock.now()
  const session = await findOpenSession(platform.db, hash, now)
  if (session) await setPasswordConfirmed(platform.db, session.id, now)
  await platform.cache.invalidate([tagOf(hash)])
}

/** From now on the session sees the site as this role, at most until then; null: as whose it is. */
export async function viewInAs(
  platform: Needs<'cache'>,
  tx: Database,
  { id, token_hash }: Pick<SessionRow, 'id' | 'token_hash'>,
  viewed: { readonly roleId: number; readonly until: Date } | null,
): Promise<void> {
  await setViewedAs(tx, id, {
    viewed_as_role_id: viewed?.roleId ?? null,
    viewed_as_until: viewed?.until ?? null,
  })
  await platform.cache.invalidate([tagOf(token_hash)], tx)
}

export function listSessions(
  platform: Needs<'db' | 'clock'>,
  userId: number,
): Promise<SessionRow[]> {
  return listOpenSessions(platform.db, userId, platform.clock.now())
}
