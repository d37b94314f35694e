import type {
  LiftForm,
  SuspensionForm,
  WarningForm,
} from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type ToNotify } from '../../accounts/notifications/notify.service.ts'
import { keepingAdministrator } from '../../accounts/roles/administrators.service.ts'
import {
  findReopened,
  lockAccounts,
  saveStanding,
} from '../../accounts/users/change-accounts.service.ts'
import { bannedSince } from '../../accounts/users/standing.service.ts'
import { rankOf, type UserWithGrants } from '../../accounts/users/users.service.ts'
import { writeReason } from '../staff-answers/staff-answers.service.ts'
import { standingOf } from './member-standing.ts'
import { auditedSanctions } from './sanctions.history.ts'
import { canStopParts } from './sanctions.policy.ts'
import {
  countSanctionsOf,
  findSanctionRows,
  insertSanction,
  listInForce,
  markAcknowledged,
  markLifted,
  type NewSanction,
  type SanctionRow,
} from './sanctions.repository.ts'
import { tellMember } from './tell-member.ts'

export type { SanctionRow } from './sanctions.repository.ts'

type ToSanction = Needs<'db' | 'config' | ToNotify>

/** @throws AppError conflict where somebody decided about the member meanwhile */
export function warnMember(
  platform: ToSanction,
  actor: LoggedInActor,
  member: UserWithGrants,
  form: WarningForm,
): Promise<void> {
  const given = { kind: 'warning', stops: [], ends_at: null } as const
  return sanction(platform, actor, { member, form, given })
}

/**
 * Takes rights from a member, or closes the account, until a moment or for ever.
 * @throws AppError validation on `ends_at` in the past, on `stops` of somebody who may do everything; conflict as above
 */
export function suspendMember(
  platform: ToSanction,
  actor: LoggedInActor,
  member: UserWithGrants,
  form: SuspensionForm,
): Promise<void> {
  const ends_at = form.ends_at === null ? null : new Date(form.ends_at)
  if (ends_at !== null && ends_at <= platform.clock.now())
    throw fieldError('ends_at', 'Please choose a day that is to come.')
  if (!form.stops.includes('everything') && !canStopParts(rankOf(member)))
    throw fieldError('stops', 'Who may do everything can only be suspended from all of it.')
  const given = { kind: 'suspension', stops: form.stops, ends_at } as const
  return sanction(platform, actor, { member, form, given })
}

interface Deed {
  readonly member: UserWithGrants
  readonly form: WarningForm
  readonly given: Pick<NewSanction, 'kind' | 'stops' | 'ends_at'>
}

function sanction(
  platform: ToSanction,
  actor: LoggedInActor,
  { member, form, given }: Deed,
): Promise<void> {
  const { id: userId } = member.row
  const now = platform.clock.now()
  const give = async (tx: Database) => {
    // Both, so that of two who suspend each other at once the slower finds the own account closed.
    const accounts = await lockAccounts(tx, [userId, actor.user.id])
    const own = accounts.find(({ id }) => id === actor.user.id)
    if (!own || bannedSince(own, now)) throw new AppError('accountSuspended')
    if (accounts.length < 2) throw new AppError('notFound')
    const { lastId } = await countSanctionsOf(tx, userId)
    if (lastId !== form.seen_sanction_id)
      throw new AppError('conflict', {
        message: 'Somebody decided about this member meanwhile. Please look at the record again.',
      })
    const reason = await writeReason(tx, form, [userId])
    const id = await insertSanction(tx, {
      ...given,
      user_id: userId,
      reason: reason?.inLanguageOf(userId) ?? form.reason,
      created_at: now,
      created_by: actor.user.id,
    })
    await recordCreated(tx, auditedSanctions, [id])
    await renewStanding(platform, tx, userId)
    await tellMember(platform, tx, { id, userId, what: given.kind })
  }
  return platform.db
    .transaction()
    .execute((tx) =>
      given.stops.includes('everything')
        ? keepingAdministrator(platform, tx, () => give(tx))
        : give(tx),
    )
}

/** @throws AppError notFound where it is lifted or over; OutdatedRecords */
export function liftSanction(
  platform: ToSanction,
  actor: LoggedInActor,
  { id, user_id: userId }: Pick<SanctionRow, 'id' | 'user_id'>,
  { version, ...form }: LiftForm,
): Promise<void> {
  const now = platform.clock.now()
  return platform.db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [userId])
    await lockAsSeen(tx, 'member_sanctions', { [id]: version })
    const inForce = await listInForce(tx, userId, now)
    if (!inForce.some((one) => one.id === id)) throw new AppError('notFound')
    const reason = await writeReason(tx, form, [userId])
    await recordingChanges(tx, auditedSanctions, { ids: [id], action: 'updated' }, () =>
      markLifted(tx, id, {
        at: now,
        by: actor.user.id,
        reason: reason?.inLanguageOf(userId) ?? null,
      }),
    )
    await renewStanding(platform, tx, userId)
    await tellMember(platform, tx, { id, userId, what: 'lifted' })
  })
}

/** Makes the account say what is in force about it. Call it where the account is locked. */
async function renewStanding(
  platform: Needs<'cache' | 'clock'>,
  tx: Database,
  userId: number,
): Promise<void> {
  const inForce = await listInForce(tx, userId, platform.clock.now())
  await saveStanding(platform, tx, userId, standingOf(inForce))
}

/** @throws AppError notFound */
export async function getSanction({ db }: Needs<'db'>, id: number): Promise<SanctionRow> {
  const [row] = await findSanctionRows(db, [id])
  if (!row) throw new AppError('notFound')
  return row
}

/** What its member is shown: all that is in force. */
export const listOwnSanctions = (
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
): Promise<SanctionRow[]> => listInForce(db, userId, clock.now())

/** However often it is said, it was read the first time. */
export function acknowledgeSanction(
  platform: Needs<'db' | 'cache' | 'clock'>,
  { id, user_id: userId }: SanctionRow,
): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [userId])
    await markAcknowledged(tx, id, platform.clock.now())
    await renewStanding(platform, tx, userId)
  })
}

const REOPENED_AT_ONCE = 100

/** Opens accounts whose suspension is over; their own calls were let in at that moment already. */
export async function reopenAccounts(platform: Needs<'db' | 'cache' | 'clock'>): Promise<void> {
  const ids = await findReopened(platform, platform.clock.now(), REOPENED_AT_ONCE)
  for (const userId of ids)
    await platform.db.transaction().execute(async (tx) => {
      const [account] = await lockAccounts(tx, [userId])
      if (account) await renewStanding(platform, tx, userId)
    })
}
