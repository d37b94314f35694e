import type {
  EditedPlan,
  PlanRole,
} from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import type { ReactNode } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { PlanFields } from './plan-fields.tsx'
import { FormerPrices, PlanPrices } from './plan-prices.tsx'
import { PlanThereDetails } from './plan-there.tsx'
import classes from './plans.module.css'
import { type PlanValues, useNewPlanForm, usePlanForm } from './use-plan-form.ts'

export function NewPlan({ roles }: { roles: readonly PlanRole[] }) {
  const t = useTranslate()
  const contract = useNewPlanForm()
  return (
    <Page>
      <PageHeader title={t('New plan')} />
      <Fields contract={contract} roles={roles} onDiscard={() => contract.form.reset()} />
    </Page>
  )
}

interface EditPlanProps {
  plan: EditedPlan
  roles: readonly PlanRole[]
  /** What leads to what was done to it. */
  actions: ReactNode
}

export function EditPlan({ plan, roles, actions }: EditPlanProps) {
  const t = useTranslate()
  const { contract, discard } = usePlanForm(plan)
  return (
    <Page>
      <PageHeader title={t('Edit plan: :name', { name: t(plan.name) })} actions={actions} />
      <Fields contract={contract} roles={roles} plan={plan} onDiscard={discard} />
      <WhereItIsPaid planId={plan.id} />
    </Page>
  )
}

function WhereItIsPaid({ planId }: { planId: number }) {
  const t = useTranslate()
  return (
    <section className={`${classes.section} ${classes.there}`} aria-labelledby="plan-there">
      <h2 id="plan-there">{t('Where it is paid')}</h2>
      <p className={classes.dim}>
        {t(
          'What Stripe and PayPal hold of this plan follows what you save here. Where somebody changed it there, or they did not answer, it can be put right.',
        )}
      </p>
      <PlanThereDetails planId={planId} />
    </section>
  )
}

interface FieldsProps {
  contract: ContractForm<PlanValues>
  roles: readonly PlanRole[]
  plan?: EditedPlan
  onDiscard(): void
}

function Fields({ contract, roles, plan, onDiscard }: FieldsProps) {
  const { form } = contract
  return (
    <EditorForm of={contract} className={classes.form}>
      <PlanFields form={form} roles={roles} granted={plan?.role ?? null} />
      <PlanFeatures form={form} />
      <PlanPrices form={form} counts={plan?.price_subscribers ?? []} />
      <FormerPrices prices={plan?.former_prices ?? []} />
      <SaveBar of={contract} onDiscard={onDiscard} />
    </EditorForm>
  )
}
