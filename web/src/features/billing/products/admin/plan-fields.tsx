import {
  MOST_TRIAL_DAYS,
  PLAN_DESCRIPTION_MAX_LENGTH,
  PLAN_NAME_MAX_LENGTH,
} from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import type {
  PlanRole,
  PlanRow,
} from '@mediatheque/contract/billing/products/editing/plans.schemas.ts'
import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './plans.module.css'
import type { PlanValues } from './use-plan-form.ts'

interface PlanFieldsProps {
  form: UseFormReturnType<PlanValues>
  roles: readonly PlanRole[]
  /** The role that it grants as it is stored. */
  granted: PlanRow['role']
}

/** What a plan is called, how it is offered, and what it grants. */
export function PlanFields({ form, roles, granted }: PlanFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <TextInput
        label={t('Name')}
        description={t('In the language of the site; it may be translated among its lines.')}
        required
        withAsterisk={false}
        maxLength={PLAN_NAME_MAX_LENGTH}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('Description')}
        autosize
        minRows={2}
        maxLength={PLAN_DESCRIPTION_MAX_LENGTH}
        {...form.getInputProps('description')}
      />
      <div className={classes.switches}>
        <Switch
          label={t('Not offered')}
          description={t('Hidden from readers. Who has it keeps it.')}
          {...form.getInputProps('hidden', { type: 'checkbox' })}
        />
        <Switch
          label={t('Recommended')}
          description={t('It stands out among the plans.')}
          {...form.getInputProps('recommended', { type: 'checkbox' })}
        />
        <Switch
          label={t('Without payment')}
          description={t('What every member has who pays for nothing.')}
          {...form.getInputProps('free', { type: 'checkbox' })}
        />
      </div>
      <section className={classes.section} aria-labelledby="plan-grants">
        <h2 id="plan-grants">{t('What it grants')}</h2>
        <Switch
          label={t('Premium advantages')}
          description={t('Whoever has the plan is a premium member.')}
          {...form.getInputProps('grants_premium', { type: 'checkbox' })}
        />
        <div className={classes.pair}>
          <RoleField form={form} roles={roles} granted={granted} />
          <NumberInput
            label={t('Days on trial')}
            description={t('Nothing is paid for so many days. Zero for none.')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={0}
            max={MOST_TRIAL_DAYS}
            allowDecimal={false}
            {...form.getInputProps('trial_days')}
          />
        </div>
      </section>
    </>
  )
}

function RoleField({ form, roles, granted }: PlanFieldsProps) {
  const t = useTranslate()
  // One that may not be granted any more stays to be seen.
  const isKnown = granted === null || roles.some(({ id }) => id === granted.id)
  const shown = isKnown ? roles : [...roles, { ...granted, can_grant: false }]
  return (
    <Select
      label={t('Role')}
      description={t('Whoever has the plan has its rights, too, as long as the plan holds.')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('No role')}
      clearable
      data={shown.map(({ id, name, can_grant }) => ({
        value: String(id),
        label: t(name),
        disabled: !can_grant && id !== granted?.id,
      }))}
      {...form.getInputProps('role_id')}
    />
  )
}
