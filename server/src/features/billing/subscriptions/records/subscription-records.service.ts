import type { subscriptionList } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import type { GrantByNameForm } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { RowPage } from '../../../../platform/http/pagination.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { getUserByUsername, userTag } from '../../../accounts/users/users.service.ts'
import { findPeriodEnd } from '../billing-period.ts'
import { auditedSubscriptions } from '../subscriptions.history.ts'
import { canExtendSubscription } from '../subscriptions.policy.ts'
import { grantSubscription } from '../subscriptions.service.ts'
import {
  findRecordRow,
  listRecordRows,
  lockSubscription,
  readRecordRows,
  type SubscriptionRecordRow,
  writeEnds,
} from './subscription-records.repository.ts'

export type { SubscriptionRecordRow } from './subscription-records.repository.ts'

type Call = ListCall<typeof subscriptionList>
type ToChange = Needs<'db' | 'cache' | 'clock'>

export const listSubscriptions = (
  { db, clock }: Needs<'db' | 'clock'>,
  call: Call,
): Promise<RowPage<SubscriptionRecordRow>> => listRecordRows(db, clock.now(), call)

/** The same, all of them, some at a time. */
export const readSubscriptions = (
  { db, clock }: Needs<'db' | 'clock'>,
  call: Call,
): AsyncGenerator<readonly SubscriptionRecordRow[]> => readRecordRows(db, clock.now(), call)

/** @throws AppError notFound */
export async function getSubscription(
  { db }: Needs<'db'>,
  id: number,
): Promise<SubscriptionRecordRow> {
  const row = await findRecordRow(db, id)
  if (!row) throw new AppError('notFound')
  return row
}

/** @throws as {@link grantSubscription}, and validation for a name that nobody has */
export async function grantByName(
  platform: ToChange & Needs<'jobs'>,
  actor: LoggedInActor,
  { username, price_id: priceId }: GrantByNameForm,
): Promise<SubscriptionRecordRow> {
  const { id: userId } = await getUserByUsername(platform, actor, username).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error
    throw fieldError('username', 'Nobody has this username.')
  })
  const { id } = await grantSubscription(platform, { userId, priceId, grantedBy: actor.user.id })
  return getSubscription(platform, id)
}

const MOST_YEARS = 50

/** @throws AppError validation on `until`, conflict where it ends otherwise than was seen, is over, or is paid for */
export function extendSubscription(
  platform: ToChange,
  { id }: SubscriptionRecordRow,
  { until, seen }: { until: string; seen: string },
): Promise<SubscriptionRecordRow> {
  const now = platform.clock.now()
  const end = new Date(until)
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() + MOST_YEARS)
  if (end <= now) throw fieldError('until', 'Please choose a day that is still to come.')
  if (end > latest) throw fieldError('until', 'This day is too far away.')
  return changing(platform, id, async (tx, row) => {
    if (row.current_period_end.getTime() !== new Date(seen).getTime())
      throw new AppError('conflict', { message: 'Somebody changed this in the meantime.' })
    await writeEnds(tx, id, {
      current_period_end: end,
      ...(row.ends_at && { ends_at: end }),
    })
  })
}

/** Of one that nobody pays for. @throws AppError conflict where it is over */
export function endGranted(
  platform: ToChange,
  { id }: SubscriptionRecordRow,
  when: 'now' | 'period',
): Promise<SubscriptionRecordRow> {
  const now = platform.clock.now()
  return changing(platform, id, async (tx, row) => {
    if (when === 'now') return writeEnds(tx, id, { ends_at: now, ended_at: now })
    if (row.ends_at) return
    // The job that moves periods on may be some minutes late.
    const end =
      row.current_period_end > now ? row.current_period_end : findPeriodEnd(row.starts_at, row, now)
    await writeEnds(tx, id, { ends_at: end, current_period_end: end })
  })
}

function changing(
  platform: ToChange,
  id: number,
  change: (tx: Database, row: SubscriptionRecordRow) => Promise<void>,
): Promise<SubscriptionRecordRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockSubscription(tx, id)
    const row = await getSubscription({ db: tx }, id)
    if (!canExtendSubscription(row, platform.clock.now())) throw isOverError()
    await recordingChanges(tx, auditedSubscriptions, { ids: [id], action: 'updated' }, () =>
      change(tx, row),
    )
    await platform.cache.invalidate([userTag(row.user_id)], tx)
    return getSubscription({ db: tx }, id)
  })
}

export const isOverError = () =>
  new AppError('conflict', { message: 'It is over, or changed by whoever takes the payment.' })
