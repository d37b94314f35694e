import type { TrustWay } from '@mediatheque/contract/accounts/trust/trust.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { UNDO_ACCEPTED_MS } from '@mediatheque/contract/core/undo.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, takeBackNotice, type ToNotify } from '../notifications/notify.service.ts'
import { setOwnPermission } from '../roles/roles.service.ts'
import { lockAccount, recordingAccountChange } from '../users/change-accounts.service.ts'
import {
  countTrustVersion,
  ensureTrustRow,
  findLastTrustChange,
  findTrust,
} from './trust.repository.ts'

export { trustVersion, trustWay } from './trust.repository.ts'

/** By what way an account is trusted. */
export const findTrustWay = ({ db }: Needs<'db'>, userId: number): Promise<TrustWay> =>
  findTrust(db, userId)

interface Trust {
  readonly id: number
  readonly version: number
  readonly trust: TrustWay
}

interface Setting {
  readonly userId: number
  readonly version: number
  readonly isTrusted: boolean
}

/**
 * Lets what a member contributes be seen at once, or no longer. They are told, unless somebody thinks better of it within
 * seconds.
 * @throws OutdatedRecords; validation where one of their roles says so
 */
export function setTrust(
  platform: Needs<'db' | ToNotify>,
  actor: LoggedInActor,
  { userId, version, isTrusted }: Setting,
): Promise<Trust> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    await ensureTrustRow(tx, userId)
    // A version of its own: who has the form of their account open has seen all that it holds.
    await lockAsSeen(tx, 'account_trust', { [userId]: version })
    const before = await findTrust(tx, userId)
    if (before === 'role')
      throw fieldError('is_trusted', 'This comes with a role of theirs, and is changed there.')
    const isUndone = await isUndoneNow(platform, tx, { actor, userId })
    // What is undone counts as never done: see the counts of `links/insights`.
    const deed = { userId, action: isUndone ? 'reverted' : 'updated' } as const
    return recordingAccountChange(tx, deed, async () => {
      const trust = isTrusted ? 'given' : null
      if (trust === before) return { id: userId, version, trust }
      await setOwnPermission(platform, tx, {
        userId,
        permission: 'liens.autoapprove',
        isHeld: isTrusted,
      })
      await tell(platform, tx, { userId, isTrusted, isUndone })
      return { id: userId, version: await countTrustVersion(tx, userId), trust }
    })
  })
}

/** Whether the last change of somebody's trust was made by the same person just now. */
async function isUndoneNow(
  { clock }: Needs<'clock'>,
  tx: Database,
  { actor, userId }: { readonly actor: LoggedInActor; readonly userId: number },
): Promise<boolean> {
  const last = await findLastTrustChange(tx, userId)
  return (
    last?.actor_id === actor.user.id &&
    last.action !== 'reverted' &&
    clock.now().getTime() - last.at.getTime() < UNDO_ACCEPTED_MS
  )
}

const NOTICE = 'contribution.trust'

/** Who has not heard yet of what is undone does not hear of it at all. */
async function tell(
  platform: Needs<ToNotify>,
  tx: Database,
  { userId, isTrusted, isUndone }: Omit<Setting, 'version'> & { readonly isUndone: boolean },
): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - UNDO_ACCEPTED_MS)
  if (isUndone && (await takeBackNotice(platform, tx, { userId, type: NOTICE, since }))) return
  await notify(platform, tx, {
    userIds: [userId],
    type: NOTICE,
    data: {
      lines: [
        {
          content: isTrusted
            ? 'Moderators trust you: what you add is seen at once from now on'
            : 'What you add is looked at by a moderator again before it is seen',
          type: 'primary',
        },
      ],
      mainAction: { action: '/admin/liens', label: 'My links' },
    },
  })
}
