import {
  SOCIAL_SERVICE_NAMES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { assertStillIn } from '../sessions/sessions.service.ts'
import type { LoginAccount } from '../users/login-accounts.service.ts'
import { userTag } from '../users/users.service.ts'
import {
  countOtherWaysIn,
  deleteSocialProfile,
  deleteSocialProfilesOf,
  findSocialProfile,
  insertSocialProfile,
  listSocialProfileRows,
  setSocialUsername,
  type SocialProfileRow,
} from './social-profiles.repository.ts'
import type { SocialIdentity } from './social-providers.ts'
import { SocialRefusal } from './social-refusal.ts'

export type { SocialProfileRow } from './social-profiles.repository.ts'

/** The services that an account is connected to. */
export function listSocialProfiles(
  platform: Needs<'db'>,
  userId: number,
): Promise<SocialProfileRow[]> {
  return listSocialProfileRows(platform.db, userId)
}

/** Whose account this is here, under the name that the service gives it now. */
export async function findConnectedAccount(
  platform: Needs<'db'>,
  service: SocialService,
  { providerId, username }: SocialIdentity,
): Promise<LoginAccount | undefined> {
  const profile = await findSocialProfile(platform.db, service, providerId)
  if (profile && profile.username !== username)
    await setSocialUsername(platform.db, profile.id, username)
  return profile && { id: profile.user_id, credentials_version: profile.credentials_version }
}

/** @throws SocialRefusal where one of the two is connected otherwise */
export async function connect(
  platform: Needs<'db' | 'cache' | 'clock'>,
  userId: number,
  { service, identity }: { service: SocialService; identity: SocialIdentity },
  tx: Database = platform.db,
): Promise<void> {
  const { providerId, username } = identity
  const profile = {
    user_id: userId,
    service,
    provider_id: providerId,
    username,
    created_at: platform.clock.now(),
  }
  if (!(await insertSocialProfile(tx, profile))) {
    const values = { service: SOCIAL_SERVICE_NAMES[service] }
    const known = await findSocialProfile(tx, service, providerId)
    if (!known)
      throw new SocialRefusal(
        'Another :service account is connected already. Disconnect it first.',
        values,
      )
    if (known.user_id !== userId)
      throw new SocialRefusal('Your :service account is connected to another account here.', values)
  }
  await platform.cache.invalidate([userTag(userId)], tx)
}

/** @throws SocialRefusal as {@link connect}, AppError unauthenticated where the session ended meanwhile */
export async function connectOwn(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  profile: { service: SocialService; identity: SocialIdentity },
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await assertStillIn(tx, actor)
    await connect(platform, actor.user!.id, profile, tx)
  })
}

/** @throws AppError conflict where the account could not be logged in to any more */
export async function disconnect(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  service: SocialService,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    if ((await countOtherWaysIn(tx, userId, service)) === 0) {
      throw new AppError('conflict', {
        message: 'You could no longer log in without this service. Set a password first.',
      })
    }
    await deleteSocialProfile(tx, userId, service)
    await platform.cache.invalidate([userTag(userId)], tx)
  })
}

/** None of them opens the account any more. */
export async function disconnectAll(
  platform: Needs<'cache'>,
  tx: Database,
  userId: number,
): Promise<void> {
  await deleteSocialProfilesOf(tx, userId)
  await platform.cache.invalidate([userTag(userId)], tx)
}
