import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { Button } from '@mantine/core'
import { IconConfetti } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { AnswerCard } from '../../../ui/answer-card.tsx'

export function SuccessPage({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const { product, state, current_period_end } = subscription
  const date = longDate(current_period_end)
  return (
    <AnswerCard
      icon={<IconConfetti size={40} stroke={1.25} aria-hidden />}
      title={t('You have the plan :plan', { plan: t(product.name) })}
      actions={
        <>
          <Button renderRoot={(props) => <Link to="/" {...props} />}>
            {t('To the front page')}
          </Button>
          <Button variant="default" renderRoot={(props) => <Link to="/billing" {...props} />}>
            {t('See your billing')}
          </Button>
        </>
      }
      isStatus
    >
      <p>
        {state === 'trialing'
          ? t('Everything in it is open to you now. Nothing is paid before :date.', { date })
          : t('Everything in it is open to you now. It renews on :date.', { date })}
      </p>
    </AnswerCard>
  )
}
