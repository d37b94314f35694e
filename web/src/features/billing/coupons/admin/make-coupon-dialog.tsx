import {
  type CouponDuration,
  MOST_COUPON_MONTHS,
  MOST_REDEMPTIONS,
} from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { decimalsOf } from '@mediatheque/contract/billing/money.ts'
import { MOST_AMOUNT } from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import {
  Checkbox,
  Modal,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
  TextInput,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCurrencies } from '../../../../lib/currencies.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { DialogForm } from '../../../../ui/admin/form-dialog.tsx'
import { endOfDay, limitOf } from './coupon-values.ts'
import { couponPlansQuery, createCoupon } from './coupons.queries.ts'
import classes from './coupons.module.css'

export function MakeCouponDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useTranslate()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Make a coupon')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Suspense>{isOpen && <MakeForm onClose={onClose} />}</Suspense>
    </Modal>
  )
}

const NEW_COUPON = {
  code: '',
  kind: 'percent' as 'percent' | 'amount',
  percent_off: 20 as number | string,
  amount_off: '' as number | string,
  currency: 'EUR',
  duration: 'once' as CouponDuration,
  months: 3 as number | string,
  plan_ids: [] as string[],
  for_new_members: false,
  most_redemptions: '' as number | string,
  expires_at: '',
  note: '',
}
type Values = typeof NEW_COUPON

const bodyOf = ({ kind, plan_ids, most_redemptions, expires_at, months, ...values }: Values) => ({
  ...values,
  percent_off: kind === 'percent' ? values.percent_off : null,
  amount_off: kind === 'amount' ? values.amount_off : null,
  currency: kind === 'amount' ? values.currency : null,
  months: values.duration === 'months' ? months : null,
  plan_ids: plan_ids.length > 0 ? plan_ids.map(Number) : null,
  most_redemptions: limitOf(most_redemptions),
  expires_at: endOfDay(expires_at),
})

function MakeForm({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const { plans } = useSuspenseQuery(couponPlansQuery()).data
  const contract = useContractForm({
    initialValues: NEW_COUPON,
    write: createCoupon,
    args: (values: Values) => ({ body: bodyOf(values) }),
    onSuccess: () => {
      toast.positive(t('Coupon made'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <DialogForm of={contract} act={t('Make it')} onClose={onClose}>
      <TextInput
        label={t('Coupon code')}
        description={t(
          'Letters from A to Z, digits and dashes: SPRING-26. However members type it, it is the same.',
        )}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('code')}
      />
      <Off form={form} />
      <HowLong form={form} />
      <MultiSelect
        label={t('For which plans')}
        description={t('Nothing chosen: for every plan.')}
        data={plans.map(({ id, name }) => ({ value: String(id), label: t(name) }))}
        clearable
        clearButtonProps={{ 'aria-label': t('Remove') }}
        {...form.getInputProps('plan_ids')}
      />
      <Checkbox
        label={t('Only for who pays here for the first time')}
        {...form.getInputProps('for_new_members', { type: 'checkbox' })}
      />
      <NumberInput
        label={t('How often it can be used')}
        description={t('Each member uses it once. Nothing: as many as come.')}
        min={1}
        max={MOST_REDEMPTIONS}
        allowDecimal={false}
        {...form.getInputProps('most_redemptions')}
      />
      <TextInput
        type="date"
        label={t('Last day on which they can be used')}
        description={t('Nothing: they are good for ever.')}
        {...form.getInputProps('expires_at')}
      />
      <TextInput
        label={t('Remark')}
        description={t('Whom or what they are for. Only staff reads it.')}
        autoComplete="off"
        {...form.getInputProps('note')}
      />
    </DialogForm>
  )
}

function Off({ form }: { form: UseFormReturnType<Values> }) {
  const t = useTranslate()
  const currencies = useCurrencies()
  const { kind, currency } = form.values
  return (
    <>
      <SegmentedControl
        aria-label={t('What it takes off')}
        fullWidth
        data={[
          { value: 'percent', label: t('A percentage') },
          { value: 'amount', label: t('An amount') },
        ]}
        {...form.getInputProps('kind')}
      />
      {kind === 'percent' ? (
        <NumberInput
          label={t('Percent off')}
          min={1}
          max={100}
          suffix=" %"
          allowDecimal={false}
          {...form.getInputProps('percent_off')}
        />
      ) : (
        <div className={classes.pair}>
          <NumberInput
            label={t('Amount off')}
            min={0}
            max={MOST_AMOUNT}
            decimalScale={decimalsOf(currency)}
            hideControls
            {...form.getInputProps('amount_off')}
          />
          <Select
            label={t('Currency')}
            data={currencies}
            searchable
            allowDeselect={false}
            {...form.getInputProps('currency')}
          />
        </div>
      )}
    </>
  )
}

const DURATIONS = {
  once: 'The first payment',
  months: 'Some months',
  forever: 'Every payment',
} as const

function HowLong({ form }: { form: UseFormReturnType<Values> }) {
  const t = useTranslate()
  return (
    <>
      <Select
        label={t('For how long')}
        data={Object.entries(DURATIONS).map(([value, label]) => ({ value, label: t(label) }))}
        allowDeselect={false}
        {...form.getInputProps('duration')}
      />
      {form.values.duration === 'months' && (
        <NumberInput
          label={t('For how many months')}
          min={1}
          max={MOST_COUPON_MONTHS}
          allowDecimal={false}
          {...form.getInputProps('months')}
        />
      )}
    </>
  )
}
