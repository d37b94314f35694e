import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { debridorList } from '@mediatheque/contract/premium/debridors/debridors.list.ts'
import {
  type DebridorForm,
  DEBRIDORS_QUOTA,
} from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { askAboutKey } from './ask-about-key.ts'
import {
  countDebridors,
  deleteDebridorRows,
  deleteDebridorRowsOf,
  type DebridorRow,
  findDebridorRows,
  insertDebridor,
  listDebridorRows,
  readDebridorRows,
  updateDebridor,
} from './debridors.repository.ts'
import { keyPurpose } from './key-purpose.ts'
import { keyEnding, maskKey } from './mask-key.ts'

export type { DebridorRow } from './debridors.repository.ts'
export { type UsableAccount, listUsableAccounts } from './usable-accounts.ts'

/** A key travels in the header of a call: what cannot be written there is none. */
const KEY = /^[\x21-\x7e]+$/

export function listDebridors(
  platform: Needs<'db'>,
  actor: Actor,
  call: ListCall<typeof debridorList>,
): Promise<RowPage<DebridorRow>> {
  return listDebridorRows(platform.db, actor.user!.id, call)
}

/** The same rows, all of them, some at a time. */
export function readDebridors(
  platform: Needs<'db'>,
  actor: Actor,
  call: ListCall<typeof debridorList>,
): AsyncGenerator<readonly DebridorRow[]> {
  return readDebridorRows(platform.db, actor.user!.id, call)
}

/** Those of them that are this caller's. That somebody else has one with such a number is nobody's business. */
export async function findOwnDebridors(
  platform: Needs<'db'>,
  actor: Actor,
  ids: readonly number[],
): Promise<DebridorRow[]> {
  const rows = await findDebridorRows(platform.db, ids)
  return rows.filter((row) => row.user_id === actor.user?.id)
}

/** @throws AppError notFound */
export async function getOwnDebridor(
  platform: Needs<'db'>,
  actor: Actor,
  id: number,
): Promise<DebridorRow> {
  const [row] = await findDebridorRows(platform.db, [id])
  if (!row || row.user_id !== actor.user?.id) throw new AppError('notFound')
  return row
}

/**
 * Adds an account or, with one that is there, changes it. The service is asked about a new key first, outside of any
 * transaction.
 * @throws AppError validation by field, or in the words of the service
 */
export async function saveDebridor(
  platform: Needs<'clock' | ToReadSettings>,
  actor: Actor,
  existing: DebridorRow | undefined,
  form: DebridorForm,
): Promise<DebridorRow> {
  const userId = actor.user!.id
  const seen = seenOf(existing, form)
  const key = readKey(existing, form)
  const values = {
    provider: form.provider,
    ...(form.active !== undefined && { is_active: form.active }),
    ...(form.shares_address !== undefined && { shares_address: form.shares_address }),
  }
  const sealed =
    key === undefined
      ? undefined
      : {
          key_encrypted: platform.secrets.encrypt(key, keyPurpose(userId)),
          key_ending: keyEnding(key),
          ...(await askAboutKey(platform, userId, form, key)),
        }
  const counted = {
    ownerId: userId,
    adding: existing ? 0 : 1,
    count: (tx: Database) => countDebridors(tx, userId),
    refusal: () =>
      fieldError('provider', 'You have reached the greatest number of accounts. Delete one first.'),
  }
  const saved = await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'debrid_accounts', seen)
    return withinQuota(tx, DEBRIDORS_QUOTA, counted, (granted) =>
      existing
        ? updateDebridor(granted, existing.id, { ...values, ...sealed })
        : insertDebridor(granted, { user_id: userId, ...values, ...sealed! }),
    )
  })
  if (!saved) throw new AppError('notFound')
  return saved
}

/** A new account was seen by nobody. */
function seenOf(existing: DebridorRow | undefined, { version }: DebridorForm): SeenVersions {
  if (!existing) return {}
  if (version === undefined)
    throw fieldError('version', 'Please say which version of each record you saw.')
  return { [existing.id]: version }
}

/** The new key; undefined: the stored one stays. */
function readKey(
  existing: DebridorRow | undefined,
  { api, provider }: DebridorForm,
): string | undefined {
  const key = existing && api === maskKey(existing.key_ending) ? undefined : api
  if (key === undefined && !existing)
    throw fieldError('api', 'Please enter the key of the account.')
  if (key === undefined && existing!.provider !== provider)
    throw fieldError('api', 'Please enter the key of the account at this provider.')
  if (key !== undefined && !KEY.test(key))
    throw fieldError('api', 'This key has characters that no key has.')
  return key
}

export function deleteDebridors(
  platform: Needs<'db'>,
  accounts: readonly DebridorRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = accounts.map(({ id }) => id)
  assertAllSeen(ids, seen)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'debrid_accounts', seen)
    return deleteDebridorRows(tx, ids)
  })
}

/** All of a member. */
export function deleteDebridorsOf(tx: Database, userId: number): Promise<void> {
  return deleteDebridorRowsOf(tx, userId)
}
