import { staffWith, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { giftCodeList } from './gift-codes.list.ts'
import {
  giftCodeAnswer,
  giftCodeRecord,
  madeGiftCodes,
  makeGiftCodesForm,
  redeemedGift,
  redeemForm,
} from './gift-codes.schemas.ts'

export const giftCodeEndpoints = {
  listGiftCodes: defineEndpoint({
    method: 'GET',
    path: 'billing/gift-codes',
    access: staffWith('subscriptions.update'),
    summary: 'Codes that give a plan for a period, without the codes themselves',
    list: giftCodeList,
    query: listQueryOf(giftCodeList),
    response: paginated(giftCodeRecord),
  }),
  makeGiftCodes: defineEndpoint({
    method: 'POST',
    path: 'billing/gift-codes',
    access: staffWith('subscriptions.update', { history: 'gift-code' }),
    summary: 'Make codes that each give a plan for one period of a price, and say them once',
    body: makeGiftCodesForm,
    status: 201,
    response: madeGiftCodes,
  }),
  withdrawGiftCode: defineEndpoint({
    method: 'POST',
    path: 'billing/gift-codes/:id/withdraw',
    access: staffWith('subscriptions.update', {
      record: true,
      noVersion: 'It ends in the same state from whichever it begins, or is refused.',
      history: 'gift-code',
    }),
    summary: 'Let a code that nobody used give nothing any more',
    params: idParams,
    response: giftCodeAnswer,
  }),
  redeemGiftCode: defineEndpoint({
    method: 'POST',
    path: 'billing/gift-codes/redeem',
    access: withAccess(user, { inPerson: true }),
    summary: 'Use a code: the plan that it gives begins at once, and ends with its period',
    body: redeemForm,
    status: 201,
    response: redeemedGift,
  }),
}
