import type {
  EditedPlan,
  PriceForm,
} from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { createPlan, updatePlan } from './plans.queries.ts'

/** A line of the list of features; its key stays with it wherever it is moved. */
export interface FeatureValue {
  readonly key: string
  readonly text: string
}

export interface PriceValue extends Omit<PriceForm, 'amount' | 'interval_count'> {
  readonly key: string
  readonly amount: number | string
  readonly interval_count: number | string
}

const NEW_PLAN = {
  name: '',
  description: '',
  hidden: false,
  free: false,
  recommended: false,
  grants_premium: false,
  role_id: null as string | null,
  trial_days: 0 as number | string,
  feature_list: [] as FeatureValue[],
  prices: [] as PriceValue[],
}
export type PlanValues = typeof NEW_PLAN

const valuesOf = (plan: EditedPlan): PlanValues => ({
  name: plan.name,
  description: plan.description ?? '',
  hidden: plan.hidden,
  free: plan.free,
  recommended: plan.recommended,
  grants_premium: plan.grants_premium,
  role_id: plan.role && String(plan.role.id),
  trial_days: plan.trial_days,
  feature_list: plan.feature_list.map((text, place) => ({ key: String(place), text })),
  prices: plan.prices.map(({ id, ...price }) => ({ key: String(id), ...price })),
})

const bodyOf = ({ feature_list, prices, role_id, ...values }: PlanValues) => ({
  ...values,
  role_id: role_id === null ? null : Number(role_id),
  feature_list: feature_list.map(({ text }) => text),
  prices: prices.map(({ amount, currency, interval, interval_count }) => ({
    amount,
    currency,
    interval,
    interval_count,
  })),
})

const fieldOf = (wire: string) => wire.replace(/^feature_list\.(\d+)$/, 'feature_list.$1.text')

export function useNewPlanForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  return useContractForm({
    initialValues: NEW_PLAN,
    write: createPlan,
    args: (values: PlanValues) => ({ body: bodyOf(values) }),
    fieldNames: fieldOf,
    onSuccess: async () => {
      toast.positive(t('Plan saved'))
      await navigate({ to: '/admin/plans' })
    },
  })
}

export function usePlanForm(plan: EditedPlan) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOf(plan),
    write: updatePlan,
    args: (values: PlanValues, { version }) => ({
      params: { id: plan.id },
      body: { ...bodyOf(values), version },
    }),
    fieldNames: fieldOf,
    record: {
      key: `plan ${plan.id}`,
      version: plan.version,
      valuesOf: (current: EditedPlan) => valuesOf(current),
      versionOf: (saved) => saved.plan.version,
      shownAfter: (saved) => valuesOf(saved.plan),
      texts: {
        feature_list: (features) => features.map(({ text }) => text).join('\n'),
        prices: (prices) =>
          prices
            .map((price) =>
              [price.amount, price.currency, '/', price.interval_count, price.interval].join(' '),
            )
            .join('\n'),
      },
    },
    onSuccess: () => toast.positive(t('Plan saved')),
  })
  return { contract, discard: () => contract.form.setValues(valuesOf(plan)) }
}
