import type {
  PriceView,
  ProductView,
} from '@mediatheque/contract/billing/products/products.schemas.ts'
import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePriceText } from '../../../lib/price.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import classes from './billing.module.css'

interface ChangePlanPageProps {
  subscription: SubscriptionView
  products: readonly ProductView[]
}

/** Every plan and price that somebody may change to. */
export function ChangePlanPage({ subscription, products }: ChangePlanPageProps) {
  const t = useTranslate()
  const offered = products.filter(({ hidden, free }) => !hidden && !free)
  const others = offered.flatMap(({ prices }) =>
    prices.filter((price) => isOther(subscription, price)),
  )
  return (
    <Page narrow>
      <PageHeader
        title={t('Change plan')}
        text={t('What is due is shown before anything changes.')}
        actions={
          <Button variant="default" renderRoot={(props) => <Link to="/billing" {...props} />}>
            {t('Billing')}
          </Button>
        }
      />
      {others.length === 0 ? (
        <EmptyState
          icon={<IconArrowsExchange size={32} stroke={1.5} />}
          title={t('There is no other plan')}
          text={t('This site offers nothing else that you could change to.')}
          isPlain
        />
      ) : (
        <ul className={classes.choices}>
          {offered.map((product) => (
            <Choice key={product.id} product={product} subscription={subscription} />
          ))}
        </ul>
      )}
    </Page>
  )
}

const isOther = (own: SubscriptionView, price: PriceView) =>
  price.id !== own.price.id && price.currency === own.price.currency

function Choice({
  product,
  subscription,
}: {
  product: ProductView
  subscription: SubscriptionView
}) {
  const t = useTranslate()
  const priceText = usePriceText()
  const isOwn = product.id === subscription.product.id
  const prices = product.prices.filter((price) => isOther(subscription, price))
  if (prices.length === 0 && !isOwn) return null
  return (
    <li className={classes.choice}>
      <div className={classes.head}>
        <h2>{t(product.name)}</h2>
        {isOwn && <Chip tone="good">{t('Your plan')}</Chip>}
      </div>
      {product.description && <p className={classes.dim}>{t(product.description)}</p>}
      <div className={classes.acts}>
        {prices.map((price) => {
          const { amount, period } = priceText(price)
          return (
            <Button
              key={price.id}
              variant="default"
              aria-label={t(':label: :name', {
                label: t(product.name),
                name: `${amount} ${period}`,
              })}
              renderRoot={(props) => (
                <Link
                  to="/billing/change-plan/$productId/$priceId/confirm"
                  params={{ productId: String(product.id), priceId: String(price.id) }}
                  {...props}
                />
              )}
            >
              {amount} {period}
            </Button>
          )
        })}
      </div>
    </li>
  )
}
