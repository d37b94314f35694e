import {
  BILLING_CYCLES,
  type BillingCycle,
} from '@mediatheque/contract/billing/products/billing-cycle.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './pricing.module.css'

const NAMES = { yearly: 'Yearly', monthly: 'Monthly' } as const

export function CycleToggle({
  cycle,
  onChange,
}: {
  cycle: BillingCycle
  onChange(cycle: BillingCycle): void
}) {
  const t = useTranslate()
  return (
    <fieldset className={classes.toggle}>
      <legend>{t('Billing cycle')}</legend>
      {BILLING_CYCLES.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="cycle"
            value={name}
            checked={name === cycle}
            onChange={() => onChange(name)}
          />
          <span>{t(NAMES[name])}</span>
        </label>
      ))}
    </fieldset>
  )
}
