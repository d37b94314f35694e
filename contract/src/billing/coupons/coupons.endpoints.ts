import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, listQuery, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { couponList } from './coupons.list.ts'
import {
  couponAnswer,
  couponForm,
  couponLimitsForm,
  couponRecord,
  couponRedemptionPage,
} from './coupons.schemas.ts'

/** Those who look after subscriptions. Members use a coupon where they pay. */
export const couponEndpoints = {
  listCoupons: defineEndpoint({
    method: 'GET',
    path: 'billing/coupons',
    access: staffWith('subscriptions.update'),
    summary: 'Codes that make plans cheaper, with how often each was used',
    list: couponList,
    query: listQueryOf(couponList),
    response: paginated(couponRecord),
  }),
  exportCoupons: defineEndpoint({
    method: 'GET',
    path: 'billing/coupons/csv',
    access: staffWith('subscriptions.update'),
    summary: 'The coupons as a file',
    list: couponList,
    query: listQueryOf(couponList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  createCoupon: defineEndpoint({
    method: 'POST',
    path: 'billing/coupons',
    access: staffWith('subscriptions.update', { history: 'coupon' }),
    summary: 'Make a coupon; what it takes off never changes, its end and its limit may',
    body: couponForm,
    status: 201,
    response: couponAnswer,
  }),
  limitCoupon: defineEndpoint({
    method: 'POST',
    path: 'billing/coupons/:id/limits',
    access: staffWith('subscriptions.update', {
      record: true,
      noVersion: 'It says both limits in full, and the last word on them holds.',
      history: 'coupon',
    }),
    summary: 'Say until when a coupon can be used, and how often',
    params: idParams,
    body: couponLimitsForm,
    response: couponAnswer,
  }),
  archiveCoupon: defineEndpoint({
    method: 'POST',
    path: 'billing/coupons/:id/archive',
    access: staffWith('subscriptions.update', {
      record: true,
      noVersion: 'It ends in the same state from whichever it begins, or is refused.',
      history: 'coupon',
    }),
    summary: 'Let nobody use a coupon any more; who has used it keeps what it gives',
    params: idParams,
    response: couponAnswer,
  }),
  listCouponRedemptions: defineEndpoint({
    method: 'GET',
    path: 'billing/coupons/:id/redemptions',
    access: staffWith('subscriptions.update', {
      noRecord: 'Whoever looks after subscriptions sees who used any coupon.',
    }),
    summary: 'Who used a coupon, the newest first',
    params: idParams,
    query: listQuery.pick({ page: true, perPage: true, paginate: true }),
    response: couponRedemptionPage,
  }),
}
