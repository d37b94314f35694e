import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePriceText } from '../../../lib/price.ts'
import { useSession } from '../../../lib/session.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './billing.module.css'

interface BillingPageProps {
  subscription: SubscriptionView
  invoices?: ReactNode
}

/** The plan, what it grants, how it is paid, and when it goes on or ends. */
export function BillingPage({ subscription, invoices }: BillingPageProps) {
  const t = useTranslate()
  const { settings } = useSession()
  const { longDate } = useFormat()
  const { granted, product } = subscription
  const isGift = granted && !subscription.can.renew
  return (
    <Page narrow>
      <PageHeader
        title={t('Billing')}
        text={t('Your plan, and when it renews or ends.')}
        actions={
          settings.billing.enable && (
            <Button variant="default" renderRoot={(props) => <Link to="/pricing" {...props} />}>
              {t('All plans')}
            </Button>
          )
        }
      />
      {subscription.grace_until === null ? (
        <CardEnds subscription={subscription} />
      ) : (
        <Notice
          title={t('A payment failed')}
          text={t('Change how you pay by :date: until then you keep what your plan grants.', {
            date: longDate(subscription.grace_until),
          })}
        />
      )}
      <section className={classes.plan} aria-labelledby="plan">
        <div className={classes.head}>
          <h2 id="plan">{t(product.name)}</h2>
          <StateChip subscription={subscription} />
          {granted && !isGift && <Chip>{t('Granted plan')}</Chip>}
        </div>
        {product.description && <p className={classes.dim}>{t(product.description)}</p>}
        <Facts subscription={subscription} />
        <Grants subscription={subscription} />
        {granted && (
          <p className={classes.note}>
            {isGift
              ? t(
                  'You have this plan by a gift code: nothing is paid, and it ends with its period.',
                )
              : t(
                  'The team of this site granted you this plan: nothing is paid, and there is no payment method.',
                )}
          </p>
        )}
        <Acts subscription={subscription} />
      </section>
      {invoices}
    </Page>
  )
}

/** A card that cannot be charged when the next payment is due. */
function CardEnds({ subscription }: BillingPageProps) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const { active, can, card_expires_on: day, current_period_end: due } = subscription
  if (!day || !active || !can.change_payment_method || due.slice(0, 10) <= day) return null
  return (
    <Notice
      isEarly
      title={t('Your card ends before the next payment')}
      text={t('It is good until :day, and the next payment is on :due.', {
        day: longDate(day),
        due: longDate(due),
      })}
    />
  )
}

interface NoticeProps {
  title: string
  text: string
  /** Nothing failed yet. */
  isEarly?: boolean
}

/** What keeps a payment from being made, and the way to mend it. */
function Notice({ title, text, isEarly = false }: NoticeProps) {
  const t = useTranslate()
  return (
    <section className={classes.notice} aria-labelledby="notice" data-early={isEarly || undefined}>
      <IconAlertTriangle size={24} stroke={1.5} aria-hidden />
      <div>
        <h2 id="notice">{title}</h2>
        <p>{text}</p>
        <Button
          renderRoot={(props) => <Link to="/billing/change-payment-method" {...props} />}
          size="sm"
        >
          {t('Change how you pay')}
        </Button>
      </div>
    </section>
  )
}

function StateChip({ subscription: { active, can, grace_until, state } }: BillingPageProps) {
  const t = useTranslate()
  if (grace_until !== null) return <Chip tone="bad">{t('Payment open')}</Chip>
  if (!can.renew) return <Chip tone="accent">{t('Gift')}</Chip>
  if (!active) return <Chip tone="warn">{t('Cancelled')}</Chip>
  if (state === 'trialing') return <Chip tone="accent">{t('For free at first')}</Chip>
  return <Chip tone="good">{t('Renews')}</Chip>
}

function Facts({ subscription }: BillingPageProps) {
  const t = useTranslate()
  const format = useFormat()
  const priceText = usePriceText()
  const { active, granted, price, starts_at, current_period_end, ends_at, gateway } = subscription
  const { paid_by, next_amount, coupon } = subscription
  const { amount, period } = priceText(price)
  const next = next_amount === null ? amount : priceText({ ...price, amount: next_amount }).amount
  const end = format.longDate(ends_at ?? current_period_end)
  const facts = {
    Price: `${amount} ${period}`,
    [active ? (granted ? 'Renews on' : 'Next payment') : 'Ends on']:
      active && !granted ? t(':amount on :date', { amount: next, date: end }) : end,
    ...(coupon && { 'Reduced by': coupon }),
    ...(gateway && { 'Paid with': paid_by ?? GATEWAY_NAMES[gateway] }),
    Since: format.longDate(starts_at),
  }
  return (
    <dl className={classes.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Grants({ subscription: { grants_premium, product } }: BillingPageProps) {
  const t = useTranslate()
  const grants = [
    ...product.feature_list.map((feature) => t(feature)),
    ...(grants_premium ? [t('Premium advantages')] : []),
  ]
  if (grants.length === 0) return null
  return (
    <ul className={classes.grants} aria-label={t('What is in :plan', { plan: t(product.name) })}>
      {grants.map((grant) => (
        <li key={grant}>
          <IconCheck size={18} stroke={2} aria-hidden />
          {grant}
        </li>
      ))}
    </ul>
  )
}

/** What is cancelled can be renewed; what is paid can be changed besides. */
function Acts({ subscription: { ends_at, can } }: BillingPageProps) {
  const t = useTranslate()
  return (
    <div className={classes.acts}>
      {can.change_plan && (
        <Button renderRoot={(props) => <Link to="/billing/change-plan" {...props} />}>
          {t('Change plan')}
        </Button>
      )}
      {can.change_payment_method && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/billing/change-payment-method" {...props} />}
        >
          {t('Change how you pay')}
        </Button>
      )}
      {ends_at === null && (
        <Button variant="default" renderRoot={(props) => <Link to="/billing/cancel" {...props} />}>
          {t('Cancel plan')}
        </Button>
      )}
      {ends_at !== null && can.renew && (
        <Button renderRoot={(props) => <Link to="/billing/renew" {...props} />}>
          {t('Renew plan')}
        </Button>
      )}
    </div>
  )
}
