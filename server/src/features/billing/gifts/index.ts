import { defineFeature } from '../../../platform/feature.ts'
import { auditedGiftCodes } from './gift-codes.history.ts'
import { giftCodeRoutes } from './gift-codes.routes.ts'

export const feature = defineFeature({
  tables: ['gift_codes'],
  audited: [auditedGiftCodes],
  routes: giftCodeRoutes,
  notExported: {
    gift_codes: 'what was given out; the plan that somebody got for one is among the subscriptions',
  },
})
