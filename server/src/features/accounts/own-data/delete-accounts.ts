import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import { forgetPicture } from '../avatars/avatars.service.ts'
import { endSessionsOf } from '../sessions/sessions.service.ts'
import { DEMO_ACCOUNTS_TAG, userTag } from '../users/users.service.ts'
import {
  deleteAccountRows,
  type DoomedAccount,
  listAdministratorIds,
  listDoomedAccounts,
  lockDeletions,
} from './delete-accounts.repository.ts'
import type { Deletion } from './own-data.policy.ts'

/**
 * Deletes accounts for good. What they shared stays, without their name (docs/decisions/0018-deleted-accounts.md).
 * @returns how many there were
 * @throws AppError conflict for the last administrator, and for the own account among others
 */
export async function deleteAccounts(
  platform: Platform,
  actor: Actor,
  { ids, isOwn }: Deletion,
): Promise<number> {
  if (!isOwn && ids.includes(actor.user!.id))
    throw new AppError('conflict', {
      message: 'Your own account is deleted in your account settings.',
    })
  const gone = await platform.db.transaction().execute(async (tx) => {
    await lockDeletions(tx)
    const accounts = await listDoomedAccounts(tx, ids)
    if (accounts.length === 0) return []
    await assertAdministratorIsLeft(tx, ids)
    for (const account of accounts) await forgetAccount(platform, tx, account)
    await deleteAccountRows(tx, accounts)
    for (const account of accounts) await sayGoodbye(platform, tx, account)
    return accounts
  })
  for (const { image } of gone) await forgetPicture(platform, image)
  return gone.length
}

async function assertAdministratorIsLeft(tx: Database, ids: readonly number[]): Promise<void> {
  const administrators = await listAdministratorIds(tx)
  const isOneOfThem = administrators.some((id) => ids.includes(id))
  if (isOneOfThem && administrators.every((id) => ids.includes(id))) {
    throw new AppError('conflict', {
      message:
        'The last administrator cannot be deleted. Make somebody else an administrator first.',
    })
  }
}

/** Every process has to forget who this was; sessions end with the account, but are remembered for some seconds. */
async function forgetAccount(
  platform: Platform,
  tx: Database,
  { id }: DoomedAccount,
): Promise<void> {
  await endSessionsOf(platform, id, { tx })
  await platform.cache.invalidate([userTag(id), DEMO_ACCOUNTS_TAG], tx)
}

async function sayGoodbye(platform: Platform, tx: Database, account: DoomedAccount): Promise<void> {
  if (account.unconfirmed_email !== null) return
  const mail = await writeMail(platform, account, (t, siteName) => ({
    heading: t('Your account at :site was deleted', { site: siteName }),
    paragraphs: [
      t(
        'The account :username and what belonged to it is gone. Thank you for having been with us.',
        { username: account.username },
      ),
    ],
  }))
  await platform.mail.send(mail, tx)
}
