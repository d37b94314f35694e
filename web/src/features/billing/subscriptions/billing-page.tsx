import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePriceText } from '../../../lib/price.ts'
import { useSession } from '../../../lib/session.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './billing.module.css'

/** The plan, what it grants, and when it goes on or ends. */
export function BillingPage({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslate()
  const { settings } = useSession()
  const { active, granted, product } = subscription
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
      <section className={classes.plan} aria-labelledby="plan">
        <div className={classes.head}>
          <h2 id="plan">{t(product.name)}</h2>
          <Chip tone={active ? 'good' : 'warn'}>{active ? t('Renews') : t('Cancelled')}</Chip>
        </div>
        {product.description && <p className={classes.dim}>{t(product.description)}</p>}
        <Facts subscription={subscription} />
        <Grants subscription={subscription} />
        {granted && (
          <p className={classes.note}>
            {t(
              'The team of this site granted you this plan: nothing is paid, and there is no payment method.',
            )}
          </p>
        )}
        {active ? (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/billing/cancel" {...props} />}
          >
            {t('Cancel plan')}
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link to="/billing/renew" {...props} />}>
            {t('Renew plan')}
          </Button>
        )}
      </section>
    </Page>
  )
}

function Facts({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslate()
  const format = useFormat()
  const priceText = usePriceText()
  const { active, price, starts_at, current_period_end, ends_at } = subscription
  const { amount, period } = priceText(price)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('Price')}</dt>
        <dd>
          {amount} {period}
        </dd>
      </div>
      <div>
        <dt>{active ? t('Renews on') : t('Ends on')}</dt>
        <dd>{format.longDate(ends_at ?? current_period_end)}</dd>
      </div>
      <div>
        <dt>{t('Since')}</dt>
        <dd>{format.longDate(starts_at)}</dd>
      </div>
    </dl>
  )
}

function Grants({ subscription: { grants_premium, product } }: { subscription: SubscriptionView }) {
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
