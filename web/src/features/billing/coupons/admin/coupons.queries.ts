import { couponEndpoints } from '@mediatheque/contract/billing/coupons/coupons.endpoints.ts'
import { couponList } from '@mediatheque/contract/billing/coupons/coupons.list.ts'
import { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type CouponSearch = SearchOf<typeof couponList>
export const readCouponSearch = listSearchReader(couponList)

export const couponsQuery = (search: CouponSearch) =>
  listQuery(couponList, couponEndpoints.listCoupons, search)

export const redemptionsQuery = (id: number, page: number) =>
  endpointQuery(couponEndpoints.listCouponRedemptions, { params: { id }, query: { page } })

/** Plans that a coupon can be for, hidden ones among them. */
export const couponPlansQuery = () => endpointQuery(subscriptionRecordEndpoints.listGrantablePlans)

const SHOWING = [couponEndpoints.listCoupons]
export const createCoupon = defineWrite(couponEndpoints.createCoupon, SHOWING)
export const limitCoupon = defineWrite(couponEndpoints.limitCoupon, SHOWING)
export const archiveCoupon = defineWrite(couponEndpoints.archiveCoupon, SHOWING)
