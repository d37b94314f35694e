import {
  ACCESS_TOKEN_PREFIX,
  ACCESS_TOKENS_QUOTA,
} from '@mediatheque/contract/accounts/access-tokens/access-tokens.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { defineTagOf } from '../../../platform/cache/cache-tag.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { assertStillIn } from '../sessions/sessions.service.ts'
import { noteSeen } from '../users/login-accounts.service.ts'
import { userTag } from '../users/users.service.ts'
import {
  type AccessTokenRow,
  countAccessTokens,
  deleteAccessTokenRow,
  deleteAccessTokenRowsOf,
  findAccessTokenByHash,
  findAccessTokenById,
  insertAccessToken,
  listAccessTokenRows,
  setLastUsed,
} from './access-tokens.repository.ts'

export type { AccessTokenRow } from './access-tokens.repository.ts'

const TOUCH_EVERY_MS = 60_000
const CACHE_SECONDS = 10
const TOKEN = new RegExp(`^${ACCESS_TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`)

/** Cache tag of one access token, by the hash of its text. */
export const accessTokenTag = defineTagOf<string>('access-token')

/**
 * Makes a token for calls as this user. Only its hash is kept: what is returned here is never to be had again.
 * @throws AppError forbidden where the site offers no API; validation on `tokenName`
 */
export async function createAccessToken(
  platform: Needs<'clock' | ToReadSettings>,
  actor: Actor,
  name: string,
): Promise<{ plainTextToken: string; row: AccessTokenRow }> {
  await assertApiIsOffered(platform)
  const { id: userId } = actor.user!
  const plainTextToken = ACCESS_TOKEN_PREFIX + randomToken()
  const counted = {
    ownerId: userId,
    count: (tx: Database) => countAccessTokens(tx, userId),
    refusal: () =>
      fieldError('tokenName', 'You have reached the greatest number of tokens. Delete one first.'),
  }
  const row = await platform.db.transaction().execute(async (tx) => {
    await assertStillIn(tx, actor)
    return withinQuota(tx, ACCESS_TOKENS_QUOTA, counted, (granted) =>
      insertAccessToken(granted, {
        user_id: userId,
        name,
        token_hash: hashToken(plainTextToken),
        created_at: platform.clock.now(),
      }),
    )
  })
  await platform.cache.invalidate([userTag(userId)])
  return { plainTextToken, row }
}

/** The token of a call, if there is such a token; notes, at most once a minute, that it is in use. */
export async function findAccessToken(
  platform: Needs<'db' | 'cache' | 'clock'>,
  plainTextToken: string,
): Promise<AccessTokenRow | undefined> {
  if (!TOKEN.test(plainTextToken)) return undefined
  const hash = hashToken(plainTextToken)
  const token = await platform.cache.remember(
    accessTokenTag(hash),
    { ttlSeconds: CACHE_SECONDS, tags: [accessTokenTag(hash)] },
    () => findAccessTokenByHash(platform.db, hash),
  )
  if (!token) return undefined
  const now = platform.clock.now()
  if (now.getTime() - (token.last_used_at?.getTime() ?? 0) >= TOUCH_EVERY_MS) {
    await setLastUsed(platform.db, token.id, now)
    await noteSeen(platform, token.user_id, now)
    await platform.cache.invalidate([accessTokenTag(hash), userTag(token.user_id)])
  }
  return token
}

/** @throws AppError forbidden while the site offers no API */
export async function assertApiIsOffered(platform: Needs<ToReadSettings>): Promise<void> {
  const { api } = await getSettings(platform)
  if (!api.integrated)
    throw new AppError('forbidden', { message: 'This site does not offer its API.' })
}

/**
 * A token of this caller's. That somebody else has one with this number is nobody's business.
 * @throws AppError notFound
 */
export async function getOwnAccessToken(
  platform: Needs<'db'>,
  actor: Actor,
  id: number,
): Promise<AccessTokenRow> {
  if (!actor.user) throw new AppError('notFound')
  return getAccessTokenOf(platform, actor.user.id, id)
}

/** A token of this account. @throws AppError notFound */
export async function getAccessTokenOf(
  platform: Needs<'db'>,
  userId: number,
  id: number,
): Promise<AccessTokenRow> {
  const token = await findAccessTokenById(platform.db, id)
  if (!token || token.user_id !== userId) throw new AppError('notFound')
  return token
}

/** Newest first. */
export function listAccessTokens(platform: Needs<'db'>, userId: number): Promise<AccessTokenRow[]> {
  return listAccessTokenRows(platform.db, userId)
}

/** From now on calls with it are refused, by every process. */
export async function deleteAccessToken(
  platform: Needs<'db' | 'cache'>,
  token: AccessTokenRow,
  tx?: Database,
): Promise<void> {
  await deleteAccessTokenRow(tx ?? platform.db, token.id)
  await platform.cache.invalidate([accessTokenTag(token.token_hash), userTag(token.user_id)], tx)
}

/** All of an account. */
export async function deleteAccessTokensOf(
  platform: Needs<'cache'>,
  tx: Database,
  userId: number,
): Promise<void> {
  const hashes = await deleteAccessTokenRowsOf(tx, userId)
  await platform.cache.invalidate([...hashes.map(accessTokenTag), userTag(userId)], tx)
}
