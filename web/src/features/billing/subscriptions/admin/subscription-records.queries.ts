import { subscriptionEndpoints } from '@mediatheque/contract/billing/subscriptions/subscriptions.endpoints.ts'
import { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import { subscriptionList } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

const endpoints = subscriptionRecordEndpoints

export type SubscriptionSearch = SearchOf<typeof subscriptionList>
export const readSubscriptionSearch = listSearchReader(subscriptionList)

export const subscriptionsQuery = (search: SubscriptionSearch) =>
  listQuery(subscriptionList, endpoints.listSubscriptions, search)

export const grantablePlansQuery = () => endpointQuery(endpoints.listGrantablePlans)

const SHOWING = [endpoints.listSubscriptions, subscriptionEndpoints.getOwnSubscription]
export const grantByName = defineWrite(endpoints.grantByName, SHOWING)
export const extendSubscription = defineWrite(endpoints.extendSubscription, SHOWING)
export const endSubscription = defineWrite(endpoints.endSubscription, SHOWING)
