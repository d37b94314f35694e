import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { deleteMailsTo } from '../../../platform/mail/outgoing-mails.repository.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type MailWriter, prepareMails } from '../../site/localizations/write-mail.service.ts'
import { keepingAdministrator } from '../roles/administrators.service.ts'
import { deleteAccountRows } from '../users/change-accounts.service.ts'
import { type DoomedAccount, listDoomedAccounts } from './delete-accounts.repository.ts'
import type { Deletion } from './own-data.policy.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

type ToDelete =
  | 'events'
  | 'jobs'
  | 'mail'
  | 'storage'
  | 'clock'
  | 'config'
  | 'features'
  | ToReadSettings

const LAST = 'The last administrator cannot be deleted. Make somebody else an administrator first.'

/**
 * Deletes accounts for good. What they shared stays, without their name (docs/decisions/0018-deleted-accounts.md).
 * @returns how many there were
 * @throws AppError notFound when one of them is missing; conflict for the last administrator, and for the own account among others
 */
export async function deleteAccounts(
  platform: Needs<ToDelete>,
  actor: Actor,
  { ids, isOwn }: Omit<Deletion, 'accounts'>,
): Promise<number> {
  if (!isOwn && ids.includes(actor.user!.id))
    throw new AppError('conflict', {
      message: 'Your own account is deleted in your account settings.',
    })
  const write = await prepareMails(platform)
  const gone = await platform.db
    .transaction()
    .execute((tx) =>
      keepingAdministrator(platform, tx, () => removeAccounts(platform, tx, { ids, write }), LAST),
    )
  for (const account of gone)
    for (const { accountDeletion } of platform.features)
      await accountDeletion?.after?.(platform, account)
  return gone.length
}

async function removeAccounts(
  platform: Needs<ToDelete>,
  tx: Database,
  { ids, write }: { readonly ids: readonly number[]; readonly write: MailWriter },
): Promise<readonly DoomedAccount[]> {
  const accounts = await listDoomedAccounts(tx, ids)
  assertAllFound(ids, accounts)
  for (const account of accounts) {
    for (const { accountDeletion } of platform.features)
      await accountDeletion?.before?.(platform, tx, account)
  }
  await deleteMailsTo(
    tx,
    accounts.map(({ email }) => email),
  )
  await deleteAccountRows(
    platform,
    accounts.map(({ id }) => id),
    tx,
  )
  for (const account of accounts)
    if (account.unconfirmed_email === null) await platform.mail.send(goodbyeTo(account, write), tx)
  return accounts
}

const goodbyeTo = (account: DoomedAccount, write: MailWriter) =>
  write(account, (t, siteName) => ({
    heading: t('Your account at :site was deleted', { site: siteName }),
    paragraphs: [
      t(
        'The account :username and what belonged to it is gone. Thank you for having been with us.',
        { username: account.username },
      ),
    ],
  }))
