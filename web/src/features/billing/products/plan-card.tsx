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
}

/** Names and words of a plan go through the language lines, so that a site can translate its own. */
export function PlanCard({ product, cycle, ownProductId }: PlanCardProps) {
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
      <PlanAct product={product} price={price} isOwn={isOwn} />
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

/** Visitors make an account first; who has the plan sees their billing; nobody can pay here yet, so the others are told who gives it. */
function PlanAct({
  product,
  price,
  isOwn,
}: {
  product: ProductView
  price: PriceView | undefined
  isOwn: boolean
}) {
  const t = useTranslate()
  const { user, isSubscribed } = useSession()
  const look = {
    fullWidth: true,
    variant: product.recommended || isOwn ? 'filled' : 'default',
  } as const
  if (!user) {
    const rememberChoice = () =>
      writeStored('onboarding', { productId: product.id, priceId: price?.id ?? null })
    return (
      <Button
        {...look}
        aria-label={t(':label: :name', { label: t('Create an account'), name: t(product.name) })}
        renderRoot={(props) => (
          <Link
            to="/register"
            search={{ redirectFrom: 'pricing' }}
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
  return (
    <p className={classes.note}>
      {product.free
        ? t('You have everything of this plan.')
        : t('The team of this site grants this plan.')}
    </p>
  )
}
