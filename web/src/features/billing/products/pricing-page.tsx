import type { BillingCycle } from '@mediatheque/contract/billing/products/billing-cycle.ts'
import { findCycle, findUpsell } from '@mediatheque/contract/billing/products/billing-cycle.ts'
import type { ProductView } from '@mediatheque/contract/billing/products/products.schemas.ts'
import type { ReactNode } from 'react'
import { IconCreditCardOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { CycleToggle } from './cycle-toggle.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './pricing.module.css'

interface PricingPageProps {
  products: readonly ProductView[]
  cycle: BillingCycle
  /** The plan that the reader has; null for one who has none, and where the reader is a visitor. */
  ownProductId: number | null
  /** Plans can be paid somewhere; else they are granted. */
  canPay: boolean
  onCycleChange(cycle: BillingCycle): void
  /** Below the plans. */
  children?: ReactNode
}

/** The plans side by side, at their price by the year or by the month. */
export function PricingPage(props: PricingPageProps) {
  const { products, cycle, ownProductId, canPay, onCycleChange, children } = props
  const t = useTranslate()
  const { user, isSubscribed } = useSession()
  // Who manages plans is told of hidden ones too; nobody is offered them.
  const offered = products.filter(({ hidden }) => !hidden)
  const cycles = new Set(offered.flatMap(({ prices }) => prices.map(findCycle)))
  const upsell = findUpsell(offered)
  return (
    <Page>
      <header className={classes.head}>
        <h1>{t('Plans')}</h1>
        {offered.length > 0 && <p>{t('Choose how you want to be part of this site.')}</p>}
        {user && !isSubscribed && offered.some(({ free }) => !free) && (
          <p>{t('You pay for no plan at the moment.')}</p>
        )}
        {cycles.has('yearly') && cycles.has('monthly') && (
          <CycleToggle cycle={cycle} onChange={onCycleChange} />
        )}
        {!canPay && offered.some(({ free }) => !free) && (
          <p>
            {t('Nothing can be paid here at the moment: the team of this site grants its plans.')}
          </p>
        )}
        {upsell !== null && (
          <p className={classes.upsell}>
            {t('Paid by the month, a plan costs up to :percent% more.', { percent: upsell })}
          </p>
        )}
      </header>
      {offered.length === 0 ? (
        <EmptyState
          icon={<IconCreditCardOff size={32} stroke={1.5} />}
          title={t('There are no plans')}
          text={t('Everything on this site is for everybody.')}
        />
      ) : (
        <ul className={classes.plans}>
          {offered.map((product) => (
            <PlanCard
              key={product.id}
              product={product}
              cycle={cycle}
              ownProductId={ownProductId}
              canPay={canPay}
            />
          ))}
        </ul>
      )}
      {children}
      {user && canPay && (
        <p className={classes.foot}>
          <Link to="/billing/invoices">{t('Your invoices')}</Link>
        </p>
      )}
    </Page>
  )
}
