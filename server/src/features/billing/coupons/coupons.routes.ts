import { couponEndpoints } from '@mediatheque/contract/billing/coupons/coupons.endpoints.ts'
import { couponList } from '@mediatheque/contract/billing/coupons/coupons.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canLookAfterSubscriptions } from '../subscriptions/subscriptions.policy.ts'
import { couponCells, presentCoupon, presentRedemption } from './coupons.presenter.ts'
import {
  archiveCoupon,
  type CouponRow,
  createCoupon,
  getCoupon,
  limitCoupon,
  listCoupons,
  listRedemptions,
  readCoupons,
} from './coupons.service.ts'

const presentOne = (row: CouponRow, { platform }: { readonly platform: Needs<'clock'> }) => ({
  coupon: presentCoupon(row, platform.clock.now()),
})

export const couponRoutes = [
  bindEndpoint(couponEndpoints.listCoupons, {
    run: ({ platform, query }) => listCoupons(platform, query),
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((row) => presentCoupon(row, platform.clock.now()))),
  }),
  bindEndpoint(couponEndpoints.exportCoupons, {
    run: (call) =>
      csvAnswer(
        call,
        couponList,
        readCoupons(call.platform, call.query),
        couponCells(call.t, call.platform.clock.now()),
      ),
  }),
  bindEndpoint(couponEndpoints.createCoupon, {
    run: ({ platform, actor, body }) => createCoupon(platform, actor.user.id, body),
    present: presentOne,
  }),
  bindEndpoint(couponEndpoints.limitCoupon, {
    load: ({ platform, params }) => getCoupon(platform, params.id),
    policy: (actor) => canLookAfterSubscriptions(actor),
    run: ({ platform, record, body }) => limitCoupon(platform, record, body),
    present: presentOne,
  }),
  bindEndpoint(couponEndpoints.archiveCoupon, {
    load: ({ platform, params }) => getCoupon(platform, params.id),
    policy: (actor) => canLookAfterSubscriptions(actor),
    run: ({ platform, record }) => archiveCoupon(platform, record),
    present: presentOne,
  }),
  bindEndpoint(couponEndpoints.listCouponRedemptions, {
    run: ({ platform, params, query }) => listRedemptions(platform, params.id, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentRedemption)),
  }),
]
