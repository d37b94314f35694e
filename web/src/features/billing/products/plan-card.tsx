import type { BillingCycle } from '@mediatheque/contract/billing/products/billing-cycle.ts'
import { findPrice } from '@mediatheque/contract/billing/products/billing-cycle.ts'
import type {
  PriceView,
  ProductView,
} from '@mediatheque/contract/billing/products/products.schemas.ts'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePriceText } from '../../../lib/price.ts'
import { useSession } from '../../../lib/session.tsx'
import { writeStored } from '../../../lib/storage.ts'
import { Chip } from '../../../ui/chip.tsx'
import classes from './pricing.module.css'

interface PlanCardProps {
  product: ProductView
  cycle: BillingCycle
  ownProductId: number | null
  /** Plans can be paid somewhere. */
  canPay: boolean
}

/** Names and words of a plan go through the language lines, so that a site can translate its own. */
export function PlanCard({ product, cycle, ownProductId, canPay }: PlanCardProps) {
  const t = useTranslate()
  const { user, isSubscribed } = useSession()
  const { free, recommended, feature_list } = product
  const name = t(product.name)
  const price = findPrice(product.prices, cycle)
  // Who pays for nothing has what is free.
  const isOwn = isSubscribed ? product.id === ownProductId : Boolean(user) && free
  return (
    <li className={classes.plan} data-recommended={recommended || undefined}>
      <div className={classes.planHead}>
        <h2>{name}</h2>
        {isOwn ? (
          <Chip tone="good">{t('Your plan')}</Chip>
        ) : (
          recommended && <Chip tone="accent">{t('Recommended')}</Chip>
        )}
      </div>
      {product.description && <p className={classes.description}>{t(product.description)}</p>}
      <Price price={price} isFree={free} trialDays={product.trial_days} />
      <PlanAct product={product} price={price} isOwn={isOwn} canPay={canPay} />
      {feature_list.length > 0 && (
        <ul className={classes.features} aria-label={t('What is in :plan', { plan: name })}>
          {feature_list.map((feature) => (
            <li key={feature}>
              <IconCheck size={18} stroke={2} aria-hidden />
              {t(feature)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface PriceProps {
  price: PriceView | undefined
  isFree: boolean
  trialDays: number
}

function Price({ price, isFree, trialDays }: PriceProps) {
  const t = useTranslate()
  const priceText = usePriceText()
  if (isFree) return <p className={classes.price}>{t('For free')}</p>
  if (!price) return <p className={classes.description}>{t('No price yet')}</p>
  const { amount, period } = priceText(price)
  return (
    <div>
      <p className={classes.price}>
        {amount} <span>{period}</span>
      </p>
      {trialDays > 0 && (
        <p className={classes.description}>
          {t('[one The first day is free|other The first :count days are free]', {
            count: trialDays,
          })}
        </p>
      )}
    </div>
  )
}

interface PlanActProps {
  product: ProductView
  price: PriceView | undefined
  isOwn: boolean
  canPay: boolean
}

/**
 * Visitors make an account first; who has the plan sees their billing, who has another one changes to it, and all others
 * pay it. Where nothing can be paid they are told who gives it.
 */
function PlanAct({ product, price, isOwn, canPay }: PlanActProps) {
  const t = useTranslate()
  const { user, isSubscribed } = useSession()
  const look = {
    fullWidth: true,
    variant: product.recommended || isOwn ? 'filled' : 'default',
  } as const
  const toPay =
    canPay && price && price.amount > 0 && !product.free
      ? { productId: String(product.id), priceId: String(price.id) }
      : null
  const labelOf = (label: string) => t(':label: :name', { label, name: t(product.name) })
  if (!user) {
    const rememberChoice = () =>
      writeStored('onboarding', { productId: product.id, priceId: price?.id ?? null })
    return (
      <Button
        {...look}
        aria-label={labelOf(t('Create an account'))}
        renderRoot={(props) => (
          <Link
            to="/register"
            search={{
              redirectFrom: 'pricing',
              ...(toPay && { redirect: `/checkout/${toPay.productId}/${toPay.priceId}` }),
            }}
            {...props}
            onClick={rememberChoice}
          />
        )}
      >
        {t('Create an account')}
      </Button>
    )
  }
  if (isOwn && isSubscribed) {
    return (
      <Button {...look} renderRoot={(props) => <Link to="/billing" {...props} />}>
        {t('See your billing')}
      </Button>
    )
  }
  if (toPay)
    return (
      <Button
        {...look}
        aria-label={labelOf(isSubscribed ? t('Change plan') : t('Subscribe'))}
        renderRoot={(props) => (
          <Link
            to={
              isSubscribed
                ? '/billing/change-plan/$productId/$priceId/confirm'
                : '/checkout/$productId/$priceId'
            }
            params={toPay}
            {...props}
          />
        )}
      >
        {isSubscribed ? t('Change plan') : t('Subscribe')}
      </Button>
    )
  return (
    <p className={classes.note}>
      {product.free
        ? t('You have everything of this plan.')
        : t('The team of this site grants this plan.')}
    </p>
  )
}
