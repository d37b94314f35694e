import { toWhole } from '@mediatheque/contract/billing/money.ts'
import type {
  SubscriptionKind,
  subscriptionList,
  SubscriptionState,
} from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import {
  SUBSCRIPTION_KIND_NAMES,
  SUBSCRIPTION_STATE_NAMES,
} from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import type { SubscriptionRecord } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../../platform/http/csv-answer.ts'
import { displayName } from '../../../accounts/users/users.presenter.ts'
import { presentPrice } from '../../products/products.presenter.ts'
import { canEndSubscription, canExtendSubscription } from '../subscriptions.policy.ts'
import type { SubscriptionRecordRow } from './subscription-records.service.ts'

type Row = SubscriptionRecordRow

function kindOf({ gateway, is_gift }: Row): SubscriptionKind {
  if (gateway !== 'none') return 'paid'
  return is_gift ? 'gift' : 'granted'
}

function stateOf({ ends_at, ended_at }: Row, now: Date): SubscriptionState {
  if (ended_at || (ends_at && ends_at <= now)) return 'ended'
  return ends_at ? 'ending' : 'renewing'
}

const granterOf = (row: Row) =>
  row.granted_by === null || row.granter_username === null
    ? null
    : {
        id: row.granted_by,
        username: row.granter_username,
        name: displayName({
          username: row.granter_username,
          first_name: row.granter_first_name,
          last_name: row.granter_last_name,
        }),
      }

export const presentSubscriptionRecord = (row: Row, now: Date): SubscriptionRecord => ({
  id: row.id,
  member: { id: row.user_id, username: row.username, name: displayName(row), image: row.image },
  plan: { id: row.product_id, name: row.plan_name },
  price: presentPrice({ ...row, id: row.price_id }),
  kind: kindOf(row),
  state: stateOf(row, now),
  granted_by: granterOf(row),
  starts_at: row.starts_at.toISOString(),
  current_period_end: row.current_period_end.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
  can: { extend: canExtendSubscription(row, now), end: canEndSubscription(row, now) },
})

/** The columns of the list in a file. */
export const subscriptionCells = (
  now: Date,
  t: TranslateLine,
): CsvCells<typeof subscriptionList, Row> => ({
  member: ({ username }) => username,
  plan: ({ plan_name }) => plan_name,
  price: ({ amount_minor, currency, interval, interval_count }) =>
    `${toWhole(amount_minor, currency)} ${currency} / ${interval_count} ${interval}`,
  kind: (row) => t(SUBSCRIPTION_KIND_NAMES[kindOf(row)]),
  state: (row) => t(SUBSCRIPTION_STATE_NAMES[stateOf(row, now)]),
  starts_at: ({ starts_at }) => starts_at.toISOString(),
  current_period_end: ({ current_period_end }) => current_period_end.toISOString(),
  ended_at: ({ ended_at, ends_at }) => (ended_at ?? ends_at)?.toISOString(),
  granted_by: ({ granter_username }) => granter_username,
  id: ({ id }) => id,
})
