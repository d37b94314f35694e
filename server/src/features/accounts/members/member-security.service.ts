import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { prepareMails } from '../../site/localizations/write-mail.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type AccessTokenRow,
  deleteAccessToken,
  getAccessTokenOf,
  listAccessTokens,
} from '../access-tokens/access-tokens.service.ts'
import { listPasskeys } from '../passkeys/passkeys.service.ts'
import {
  endOneSession,
  endSessionsOf,
  getSessionOf,
  listSessions,
  type SessionRow,
} from '../sessions/sessions.service.ts'
import { listSocialProfiles, type SocialProfileRow } from '../social/social.service.ts'
import { isTwoFactorOn, turnOff } from '../two-factor/two-factor.service.ts'
import { addressOf } from '../recovery/prove-address.service.ts'
import { lockAccount, recordingAccountChange } from '../users/change-accounts.service.ts'
import type { UserWithGrants } from '../users/users.service.ts'

/** What opens an account, and where it is open. */
export interface MemberWays {
  readonly passkeysCount: number
  readonly sessions: readonly SessionRow[]
  readonly tokens: readonly AccessTokenRow[]
  readonly profiles: readonly SocialProfileRow[]
}

export async function readWays(
  platform: Needs<'db' | 'clock'>,
  userId: number,
): Promise<MemberWays> {
  const [passkeys, sessions, tokens, profiles] = await Promise.all([
    listPasskeys(platform, userId),
    listSessions(platform, userId),
    listAccessTokens(platform, userId),
    listSocialProfiles(platform, userId),
  ])
  return { passkeysCount: passkeys.length, sessions, tokens, profiles }
}

/** Does something to what opens an account, and writes it down. */
function changing(
  { db }: Needs<'db'>,
  { userId, reason }: { readonly userId: number; readonly reason?: string },
  work: (tx: Database) => Promise<unknown>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    await recordingAccountChange(
      tx,
      { userId, action: 'updated', ...(reason !== undefined && { reason }) },
      () => work(tx),
    )
  })
}

/** Its owner is told: from now on the password alone opens the account. @throws AppError conflict where it is off */
export async function turnOffTwoFactor(
  platform: Needs<'mail' | 'config' | ToReadSettings>,
  { row }: UserWithGrants,
  reason: string,
): Promise<void> {
  const write = await prepareMails(platform)
  await changing(platform, { userId: row.id, reason }, async (tx) => {
    if (!(await isTwoFactorOn({ db: tx }, row.id)))
      throw new AppError('conflict', { message: 'The second factor is off already.' })
    await turnOff(platform, row.id, tx)
    const mail = write({ ...row, email: addressOf(row) }, (t, siteName) => ({
      heading: t('Your second factor at :site was switched off', { site: siteName }),
      paragraphs: [
        t('The team of :site switched two factor authentication of your account :username off.', {
          site: siteName,
          username: row.username,
        }),
      ],
      footer: t('You did not ask for it? Then write to the team at once.'),
    }))
    await platform.mail.send(mail, tx)
  })
}

/** Everywhere but where the caller is, should the account be their own. */
export const endSessions = (
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  userId: number,
): Promise<void> =>
  changing(platform, { userId }, (tx) =>
    endSessionsOf(platform, userId, {
      tx,
      ...(actor.user?.id === userId && actor.session && { exceptId: actor.session.id }),
    }),
  )

interface Part {
  readonly userId: number
  /** Number of the session or of the token. */
  readonly id: number
}

/** @throws AppError notFound, also for a session of somebody else */
export const endSessionOf = (
  platform: Needs<'db' | 'cache'>,
  { userId, id }: Part,
): Promise<void> =>
  changing(platform, { userId }, async (tx) =>
    endOneSession(platform, await getSessionOf({ db: tx }, userId, id), tx),
  )

/** @throws AppError notFound, also for a token of somebody else */
export const revokeTokenOf = (
  platform: Needs<'db' | 'cache'>,
  { userId, id }: Part,
): Promise<void> =>
  changing(platform, { userId }, async (tx) =>
    deleteAccessToken(platform, await getAccessTokenOf({ db: tx }, userId, id), tx),
  )
