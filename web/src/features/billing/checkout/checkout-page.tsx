import type { PaymentWay } from '@mediatheque/contract/billing/payments/checkouts.schemas.ts'
import { type Gateway, GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type {
  PriceView,
  ProductView,
} from '@mediatheque/contract/billing/products/products.schemas.ts'
import { Button, Radio } from '@mantine/core'
import { IconBrandPaypal, IconCheck, IconCreditCard, IconCreditCardOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLeave } from '../../../lib/leave.ts'
import { usePriceText } from '../../../lib/price.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './checkout.module.css'
import { openCheckout } from './checkout.queries.ts'
import { Terms } from './terms.tsx'

interface CheckoutPageProps {
  product: ProductView
  price: PriceView
  ways: readonly PaymentWay[]
}

/** What is bought, and where it is paid. Cards and addresses are asked for by the payment service, never here. */
export function CheckoutPage({ product, price, ways }: CheckoutPageProps) {
  const t = useTranslate()
  return (
    <Page narrow>
      <PageHeader
        title={t('Subscribe to :plan', { plan: t(product.name) })}
        text={t('Check what you get, and choose how you want to pay.')}
      />
      <div className={classes.checkout}>
        <Summary product={product} price={price} />
        {ways.length === 0 ? <NoWays /> : <Pay product={product} price={price} ways={ways} />}
      </div>
    </Page>
  )
}

function Summary({ product, price }: Omit<CheckoutPageProps, 'ways'>) {
  const t = useTranslate()
  const { amount, period } = usePriceText()(price)
  const { name, description, feature_list, trial_days } = product
  return (
    <section className={classes.panel} aria-labelledby="summary">
      <h2 id="summary">{t('What you get')}</h2>
      <dl className={classes.lines}>
        <div>
          <dt>{t(name)}</dt>
          <dd>
            {amount} {period}
          </dd>
        </div>
      </dl>
      {trial_days > 0 && (
        <p className={classes.dim}>
          {t(
            '[one The first day is free|other The first :count days are free] for who pays here for the first time.',
            { count: trial_days },
          )}
        </p>
      )}
      {description && <p className={classes.dim}>{t(description)}</p>}
      {feature_list.length > 0 && (
        <ul className={classes.grants} aria-label={t('What is in :plan', { plan: t(name) })}>
          {feature_list.map((feature) => (
            <li key={feature}>
              <IconCheck size={18} stroke={2} aria-hidden />
              {t(feature)}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.note}>
        {t(
          'Where there is tax, the payment service shows it before you pay, and the invoice after.',
        )}
      </p>
    </section>
  )
}

const LOOKS = {
  stripe: {
    icon: <IconCreditCard size={22} stroke={1.5} aria-hidden />,
    name: 'By card',
    text: 'On a page of Stripe, which alone sees your card.',
  },
  paypal: {
    icon: <IconBrandPaypal size={22} stroke={1.5} aria-hidden />,
    name: 'By PayPal',
    text: 'You agree on a page of PayPal, with your account there.',
  },
} as const

function Pay({ product, price, ways }: CheckoutPageProps) {
  const t = useTranslate()
  const { isLeaving, leave } = useLeave()
  const [gateway, setGateway] = useState<Gateway>(ways[0]!.gateway)
  const open = useWrite(openCheckout, { onSuccess: ({ url }) => leave(url) })
  const isTest = ways.some((way) => way.gateway === gateway && way.is_test)
  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        open.mutate({ body: { product_id: product.id, price_id: price.id, gateway } })
      }}
    >
      <Radio.Group
        label={t('How do you want to pay?')}
        value={gateway}
        onChange={(value) => setGateway(value as Gateway)}
        classNames={{ label: classes.legend! }}
      >
        <div className={classes.ways}>
          {ways.map((way) => (
            <Radio.Card key={way.gateway} value={way.gateway} className={classes.way!} radius="md">
              <Radio.Indicator />
              {LOOKS[way.gateway].icon}
              <span className={classes.wayWords}>
                <strong>{t(LOOKS[way.gateway].name)}</strong>
                <span className={classes.dim}>{t(LOOKS[way.gateway].text)}</span>
              </span>
              {way.is_test && <Chip tone="warn">{t('Test mode')}</Chip>}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {isTest && <p className={classes.note}>{t('This is a test: no real money is taken.')}</p>}
      <Terms price={price} />
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={open.isPending || isLeaving}>
          {t('Continue to :service', { service: GATEWAY_NAMES[gateway] })}
        </Button>
        <Button
          variant="default"
          size="md"
          renderRoot={(props) => <Link to="/pricing" {...props} />}
        >
          {t('All plans')}
        </Button>
      </div>
    </form>
  )
}

function NoWays() {
  const t = useTranslate()
  return (
    <EmptyState
      icon={<IconCreditCardOff size={32} stroke={1.5} />}
      title={t('Nothing can be paid here at the moment')}
      text={t('The team of this site grants its plans.')}
      isPlain
    >
      <Button variant="default" renderRoot={(props) => <Link to="/pricing" {...props} />}>
        {t('All plans')}
      </Button>
    </EmptyState>
  )
}
