import {
  COUPON_STATE_NAMES,
  type couponList,
  type CouponState,
} from '@mediatheque/contract/billing/coupons/coupons.list.ts'
import type {
  CouponDuration,
  CouponRecord,
  CouponRedemption,
  CouponTerms,
} from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { toWhole } from '@mediatheque/contract/billing/money.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { displayName } from '../../accounts/users/users.presenter.ts'
import type { CouponRow, RedemptionRow } from './coupons.service.ts'

type Terms = Pick<
  CouponRow,
  'code' | 'percent_off' | 'amount_off_minor' | 'currency' | 'duration' | 'months'
>

export const presentCouponTerms = (row: Terms): CouponTerms => ({
  code: row.code,
  percent_off: row.percent_off,
  amount_off: row.currency === null ? null : toWhole(row.amount_off_minor ?? 0, row.currency),
  currency: row.currency,
  duration: row.duration as CouponDuration,
  months: row.months,
})

function stateOf(row: CouponRow, now: Date): CouponState {
  if (row.archived_at) return 'archived'
  if (row.expires_at && row.expires_at <= now) return 'expired'
  return row.most_redemptions !== null && row.redeemed >= row.most_redemptions ? 'used up' : 'open'
}

interface Named {
  readonly id: number | null
  readonly username: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}
const nameOf = ({ id, username, ...row }: Named) =>
  id === null || username === null
    ? null
    : { id, username, name: displayName({ username, ...row }) }
const makerOf = (row: CouponRow) =>
  nameOf({
    id: row.created_by,
    username: row.maker_username,
    first_name: row.maker_first_name,
    last_name: row.maker_last_name,
  })

export const presentCoupon = (row: CouponRow, now: Date): CouponRecord => ({
  ...presentCouponTerms(row),
  id: row.id,
  note: row.note,
  plans: row.plans && [...row.plans],
  for_new_members: row.is_for_new,
  state: stateOf(row, now),
  redeemed: row.redeemed,
  held: row.held,
  most_redemptions: row.most_redemptions,
  expires_at: row.expires_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  created_by: makerOf(row),
})

export function presentRedemption(row: RedemptionRow): CouponRedemption {
  const { username, first_name, last_name } = row
  const member = nameOf({ id: row.user_id, username, first_name, last_name })
  return {
    id: row.id,
    member: member && { ...member, image: row.image },
    plan: row.plan_name,
    off: row.currency ? toWhole(row.off_minor, row.currency) : 0,
    currency: row.currency,
    redeemed_at: row.redeemed_at?.toISOString() ?? null,
    held_at: row.held_at.toISOString(),
  }
}

/** The columns of the list in a file. */
export const couponCells = (
  t: TranslateLine,
  now: Date,
): CsvCells<typeof couponList, CouponRow> => ({
  code: ({ code }) => code,
  off: (row) => {
    const { percent_off, amount_off, currency } = presentCouponTerms(row)
    return percent_off === null ? `${amount_off} ${currency}` : `${percent_off} %`
  },
  duration: ({ duration, months }) => (months === null ? duration : `${months} months`),
  plans: ({ plans }) => plans?.map(({ name }) => t(name)).join(', '),
  used: ({ redeemed }) => redeemed,
  state: (row) => t(COUPON_STATE_NAMES[stateOf(row, now)]),
  expires_at: ({ expires_at: at }) => at?.toISOString(),
  note: ({ note }) => note,
  created_at: ({ created_at: at }) => at.toISOString(),
  created_by: (row) => makerOf(row)?.name,
  id: ({ id }) => id,
})
