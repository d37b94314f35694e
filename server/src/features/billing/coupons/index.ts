import { defineFeature } from '../../../platform/feature.ts'
import { auditedCoupons } from './coupons.history.ts'
import { listExportedRedemptions } from './coupons.repository.ts'
import { couponRoutes } from './coupons.routes.ts'

export const feature = defineFeature({
  tables: ['coupons', 'coupon_redemptions'],
  audited: [auditedCoupons],
  routes: couponRoutes,
  accountExport: {
    tables: ['coupon_redemptions'],
    load: async ({ db }, userId) => ({
      coupon_redemptions: await listExportedRedemptions(db, userId),
    }),
  },
  notExported: { coupons: 'what was given out to everybody' },
})
