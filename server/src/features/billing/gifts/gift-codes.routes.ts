import { giftCodeEndpoints } from '@mediatheque/contract/billing/gifts/gift-codes.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { presentSubscription } from '../subscriptions/subscriptions.presenter.ts'
import { canLookAfterSubscriptions } from '../subscriptions/subscriptions.policy.ts'
import { presentGiftCode } from './gift-codes.presenter.ts'
import {
  getGiftCode,
  listGiftCodes,
  makeGiftCodes,
  redeemGiftCode,
  withdrawGiftCode,
} from './gift-codes.service.ts'

export const giftCodeRoutes = [
  bindEndpoint(giftCodeEndpoints.listGiftCodes, {
    run: ({ platform, query }) => listGiftCodes(platform, query),
    present: (page, { platform }) =>
      presentPage(page, (rows) => rows.map((row) => presentGiftCode(row, platform.clock.now()))),
  }),
  bindEndpoint(giftCodeEndpoints.makeGiftCodes, {
    run: async ({ platform, actor, body }) => ({
      codes: await makeGiftCodes(platform, actor.user.id, body),
    }),
  }),
  bindEndpoint(giftCodeEndpoints.withdrawGiftCode, {
    load: ({ platform, params }) => getGiftCode(platform, params.id),
    policy: (actor) => canLookAfterSubscriptions(actor),
    run: ({ platform, record }) => withdrawGiftCode(platform, record),
    present: (row, { platform }) => ({ gift_code: presentGiftCode(row, platform.clock.now()) }),
  }),
  bindEndpoint(giftCodeEndpoints.redeemGiftCode, {
    run: ({ platform, actor, body }) => redeemGiftCode(platform, actor.user.id, body.code),
    present: (subscription, { platform }) => ({
      subscription: presentSubscription(subscription, platform.clock.now()),
    }),
  }),
]
