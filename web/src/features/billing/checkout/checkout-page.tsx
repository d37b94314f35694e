import { formatMoney } from '@mediatheque/contract/billing/money.ts'
import type {
  CheckoutPreview,
  PaymentWay,
} from '@mediatheque/contract/billing/payments/checkouts.schemas.ts'
import { type Gateway, GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type {
  PriceView,
  ProductView,
} from '@mediatheque/contract/billing/products/products.schemas.ts'
import { Button, Radio } from '@mantine/core'
import { IconBrandPaypal, IconCheck, IconCreditCard, IconCreditCardOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLeave } from '../../../lib/leave.ts'
import { usePriceText } from '../../../lib/price.ts'
import { useLocalization } from '../../../lib/session.tsx'
import { toast, toastError } from '../../../lib/toast.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './checkout.module.css'
import { CodeField } from './code-field.tsx'
import { openCheckout } from './checkout.queries.ts'
import { Terms } from './terms.tsx'

interface CheckoutPageProps {
  product: ProductView
  price: PriceView
  ways: readonly PaymentWay[]
  /** What is due without a code. */
  preview: CheckoutPreview
}

/** What is bought, and where it is paid. Cards and addresses are asked for by the payment service, never here. */
export function CheckoutPage({ product, price, ways, preview }: CheckoutPageProps) {
  const t = useTranslate()
  const [withCode, setWithCode] = useState<CheckoutPreview>()
  const shown = withCode ?? preview
  const what = { product, price, preview: shown }
  return (
    <Page narrow>
      <PageHeader
        title={t('Subscribe to :plan', { plan: t(product.name) })}
        text={t('Check what you get, and choose how you want to pay.')}
      />
      <div className={classes.checkout}>
        <Summary {...what}>
          {ways.length > 0 && (
            <CodeField
              {...what}
              onApply={setWithCode}
              onRemove={() => setWithCode(undefined)}
              hadFreeDays={preview.trial_days > 0}
            />
          )}
        </Summary>
        {ways.length === 0 ? (
          <NoWays />
        ) : (
          <Pay {...what} ways={ways} onCodeLost={() => setWithCode(undefined)} />
        )}
      </div>
    </Page>
  )
}

interface SummaryProps extends Omit<CheckoutPageProps, 'ways'> {
  children: ReactNode
}

function Summary({ product, price, preview, children }: SummaryProps) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { amount, period } = usePriceText()(price)
  const { name, description, feature_list } = product
  const { discount, trial_days, amount_due, currency } = preview
  const money = (value: number) => formatMoney(value, currency, language)
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
        {discount && (
          <div>
            <dt>{t('Discount')}</dt>
            <dd>{money(-discount.off)}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{t('Due now')}</dt>
          <dd>{money(amount_due)}</dd>
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
      {children}
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

/** As it renews: what is cheaper for ever says so, too. */
const renewedPrice = (price: PriceView, { discount, amount_due }: CheckoutPreview): PriceView =>
  discount?.duration === 'forever' ? { ...price, amount: amount_due } : price

const whyNot = ({ amount_due, discount }: CheckoutPreview) =>
  discount && amount_due === 0
    ? 'What costs nothing with this code cannot be begun by :service.'
    : 'This price cannot be paid by :service.'

interface PayProps extends CheckoutPageProps {
  /** It was used up, or ended, since it was looked up. */
  onCodeLost(): void
}

function Pay({ product, price, ways, preview, onCodeLost }: PayProps) {
  const t = useTranslate()
  const { isLeaving, leave } = useLeave()
  const [chosen, setGateway] = useState<Gateway>(ways[0]!.gateway)
  const { discount, gateways } = preview
  const gateway = gateways.includes(chosen) ? chosen : (gateways[0] ?? chosen)
  const open = useWrite(openCheckout, {
    onSuccess: ({ url }) => leave(url),
    onError: (error) => {
      const lost = error instanceof ApiError ? error.errors['code']?.[0] : undefined
      if (lost === undefined) return toastError(error)
      toast.danger(lost)
      onCodeLost()
    },
  })
  const isTest = ways.some((way) => way.gateway === gateway && way.is_test)
  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        const body = { product_id: product.id, price_id: price.id, gateway }
        open.mutate({ body: discount ? { ...body, code: discount.code } : body })
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
            <Radio.Card
              key={way.gateway}
              value={way.gateway}
              className={classes.way!}
              radius="md"
              disabled={!gateways.includes(way.gateway)}
            >
              <Radio.Indicator />
              {LOOKS[way.gateway].icon}
              <span className={classes.wayWords}>
                <strong>{t(LOOKS[way.gateway].name)}</strong>
                <span className={classes.dim}>
                  {gateways.includes(way.gateway)
                    ? t(LOOKS[way.gateway].text)
                    : t(whyNot(preview), { service: GATEWAY_NAMES[way.gateway] })}
                </span>
              </span>
              {way.is_test && <Chip tone="warn">{t('Test mode')}</Chip>}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {isTest && <p className={classes.note}>{t('This is a test: no real money is taken.')}</p>}
      <Terms price={renewedPrice(price, preview)} />
      <div className={classes.actions}>
        <Button
          type="submit"
          size="md"
          disabled={gateways.length === 0}
          loading={open.isPending || isLeaving}
        >
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
