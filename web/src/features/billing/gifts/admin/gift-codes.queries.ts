import { giftCodeEndpoints } from '@mediatheque/contract/billing/gifts/gift-codes.endpoints.ts'
import { giftCodeList } from '@mediatheque/contract/billing/gifts/gift-codes.list.ts'
import { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type GiftCodeSearch = SearchOf<typeof giftCodeList>
export const readGiftCodeSearch = listSearchReader(giftCodeList)

export const giftCodesQuery = (search: GiftCodeSearch) =>
  listQuery(giftCodeList, giftCodeEndpoints.listGiftCodes, search)

/** Plans that can be handed out, hidden ones among them. */
export const giftPlansQuery = () => endpointQuery(subscriptionRecordEndpoints.listGrantablePlans)

const SHOWING = [giftCodeEndpoints.listGiftCodes]
export const makeGiftCodes = defineWrite(giftCodeEndpoints.makeGiftCodes, SHOWING)
export const withdrawGiftCode = defineWrite(giftCodeEndpoints.withdrawGiftCode, SHOWING)
