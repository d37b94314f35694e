import type { couponList } from '@mediatheque/contract/billing/coupons/coupons.list.ts'
import type {
  CouponForm,
  CouponLimits,
} from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { isExact, toMinor } from '@mediatheque/contract/billing/money.ts'
import type { ListQuery } from '@mediatheque/contract/core/list-query.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { readCode, writeCode } from './coupon-code.ts'
import { auditedCoupons } from './coupons.history.ts'
import {
  type CouponRow,
  countPlansOf,
  findCouponRows,
  insertCoupon,
  listCouponRows,
  listRedemptionRows,
  markArchived,
  readCouponRows,
  type RedemptionRow,
  updateLimits,
} from './coupons.repository.ts'

export type { CouponRow, RedemptionRow } from './coupons.repository.ts'

type ToLook = Needs<'db' | 'clock'>

export const listCoupons = (
  { db, clock }: ToLook,
  call: ListCall<typeof couponList>,
): Promise<RowPage<CouponRow>> => listCouponRows(db, clock.now(), call)

/** The same coupons, all of them, some at a time. */
export const readCoupons = (
  { db, clock }: ToLook,
  call: ListCall<typeof couponList>,
): AsyncGenerator<readonly CouponRow[]> => readCouponRows(db, clock.now(), call)

/** @throws AppError notFound */
export async function getCoupon({ db }: Needs<'db'>, id: number): Promise<CouponRow> {
  const [row] = await findCouponRows(db, [id])
  if (!row) throw new AppError('notFound')
  return row
}

/** @throws AppError notFound */
export async function listRedemptions(
  { db }: Needs<'db'>,
  couponId: number,
  page: Pick<ListQuery, 'page' | 'perPage' | 'paginate'>,
): Promise<RowPage<RedemptionRow>> {
  await getCoupon({ db }, couponId)
  return listRedemptionRows(db, couponId, page)
}

/** @throws AppError validation by field */
export async function createCoupon(
  platform: ToLook,
  userId: number,
  form: CouponForm,
): Promise<CouponRow> {
  assertToCome(platform, form)
  const { amount_off: amount, currency, plan_ids: planIds } = form
  if (amount !== null && currency !== null && !isExact(amount, currency))
    throw fieldError('amount_off', 'This currency has no coins that small.')
  return platform.db.transaction().execute(async (tx) => {
    const products = planIds && [...new Set(planIds)]
    if (products && (await countPlansOf(tx, products)) < products.length)
      throw fieldError('plan_ids', 'One of these plans does not exist any more.')
    const id = await insertCoupon(tx, {
      code: writeCode(form.code),
      code_read: readCode(form.code),
      note: form.note,
      percent_off: form.percent_off,
      amount_off_minor: amount === null ? null : toMinor(amount, currency!),
      currency: amount === null ? null : currency,
      duration: form.duration,
      months: form.duration === 'months' ? form.months : null,
      product_ids: products,
      is_for_new: form.for_new_members,
      most_redemptions: form.most_redemptions,
      expires_at: form.expires_at && new Date(form.expires_at),
      created_by: userId,
      created_at: platform.clock.now(),
    })
    if (id === undefined) throw fieldError('code', 'There is a coupon with this code already.')
    await recordCreated(tx, auditedCoupons, [id])
    return getCoupon({ db: tx }, id)
  })
}

function assertToCome({ clock }: Needs<'clock'>, { expires_at: until }: CouponLimits): void {
  if (until !== null && new Date(until) <= clock.now())
    throw fieldError('expires_at', 'Please choose a day that is still to come.')
}

/** In force at once; of a limit below what is used already, nobody loses what they have. */
export function limitCoupon(
  platform: ToLook,
  { id, expires_at: before }: CouponRow,
  limits: CouponLimits,
): Promise<CouponRow> {
  const until = limits.expires_at === null ? null : new Date(limits.expires_at)
  if (until?.getTime() !== before?.getTime()) assertToCome(platform, limits)
  return platform.db.transaction().execute(async (tx) => {
    await recordingChanges(tx, auditedCoupons, { ids: [id], action: 'updated' }, () =>
      updateLimits(tx, id, { expires_at: until, most_redemptions: limits.most_redemptions }),
    )
    return getCoupon({ db: tx }, id)
  })
}

/** @throws AppError conflict where it was archived before */
export function archiveCoupon(platform: ToLook, { id }: CouponRow): Promise<CouponRow> {
  return platform.db.transaction().execute(async (tx) => {
    const isArchived = await recordingChanges(
      tx,
      auditedCoupons,
      { ids: [id], action: 'updated' },
      () => markArchived(tx, id, platform.clock.now()),
    )
    if (!isArchived) throw new AppError('conflict', { message: 'This coupon is archived already.' })
    return getCoupon({ db: tx }, id)
  })
}
