import { toWhole } from '@mediatheque/contract/billing/money.ts'
import { defineAudited, type AuditedState } from '../../../../platform/audit/define-audited.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { findPlanRecords, findRoleNames, type PriceColumns } from './plan-records.repository.ts'

const inWords = ({ amount_minor, currency, interval, interval_count }: PriceColumns): string =>
  `${toWhole(amount_minor, currency)} ${currency} / ${interval_count} ${interval}`

async function readPlanStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await findPlanRecords(tx, ids)
  return rows.map(({ id, version, prices, ...values }) => ({
    id,
    version,
    name: values.name,
    values: { ...values, prices: prices.map(inWords) },
  }))
}

export const auditedPlans = defineAudited({
  kind: 'plan',
  fields: {
    name: { label: 'Name' },
    description: { label: 'Description' },
    is_hidden: { label: 'Not offered', shownAs: 'flag' },
    is_free: { label: 'Without payment', shownAs: 'flag' },
    is_recommended: { label: 'Recommended', shownAs: 'flag' },
    grants_premium: { label: 'Premium advantages', shownAs: 'flag' },
    role_id: { label: 'Role' },
    trial_days: { label: 'Days on trial', shownAs: 'number' },
    features: { label: 'Features' },
    prices: { label: 'Prices' },
    position: { label: 'Place among the plans', shownAs: 'number' },
  },
  nameValues: async ({ platform }) => {
    const names = await findRoleNames(platform.db)
    return (field, value) => (field === 'role_id' ? (names.get(Number(value)) ?? value) : value)
  },
  readStates: readPlanStates,
})
