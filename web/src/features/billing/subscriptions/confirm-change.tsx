import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { Button, Radio } from '@mantine/core'
import { IconCalendarOff, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLeave } from '../../../lib/leave.ts'
import { AnswerCard } from '../../../ui/answer-card.tsx'
import classes from './billing.module.css'
import { cancelSubscription, renewSubscription, useSettled } from './subscriptions.queries.ts'

interface QuestionProps {
  icon: ReactNode
  question: string
  text: string
  /** What has to be chosen or known besides. */
  children?: ReactNode
  act: string
  back: string
  isDangerous?: boolean
  isPending: boolean
  onConfirm(): void
}

/** One question about the plan in the middle of a page. */
export function Question(props: QuestionProps) {
  const { icon, question, text, children, act, back, isDangerous, isPending, onConfirm } = props
  return (
    <AnswerCard
      icon={icon}
      title={question}
      actions={
        <>
          <Button onClick={onConfirm} loading={isPending} {...(isDangerous && { color: 'red' })}>
            {act}
          </Button>
          <Button variant="default" renderRoot={(rest) => <Link to="/billing" {...rest} />}>
            {back}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </AnswerCard>
  )
}

const ICON = { size: 40, stroke: 1.25, 'aria-hidden': true } as const

interface OwnProps {
  subscription: SubscriptionView
}

export function CancelPage({ subscription }: OwnProps) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const settled = useSettled()
  const { id, product, current_period_end, grace_until, granted, gateway, can } = subscription
  const [when, setWhen] = useState<'period' | 'now'>(can.keep_period ? 'period' : 'now')
  const cancel = useWrite(cancelSubscription, {
    onSuccess: () => settled(when === 'now' ? '/pricing' : '/billing', t('Plan cancelled')),
  })
  const date = longDate(current_period_end)
  // Where a payment is open, what the plan grants may end before its period.
  const kept = [current_period_end, grace_until ?? current_period_end].toSorted()[0]!
  return (
    <Question
      icon={<IconCalendarOff {...ICON} />}
      question={t('Cancel the plan :plan?', { plan: t(product.name) })}
      text={
        when === 'period'
          ? t(
              'You keep what it grants until :date. It does not renew then, and until that day you can change your mind.',
              { date: longDate(kept) },
            )
          : t('You lose what it grants at once.')
      }
      act={t('Cancel plan')}
      back={t('Keep plan')}
      isDangerous
      isPending={cancel.isPending || cancel.isSuccess}
      onConfirm={() => cancel.mutate({ params: { id }, body: { when } })}
    >
      {can.keep_period && (
        <Radio.Group
          label={t('When should it end?')}
          value={when}
          onChange={(value) => setWhen(value as 'period' | 'now')}
          className={classes.when!}
        >
          <Radio value="period" label={t('With its period, on :date', { date })} />
          <Radio
            value="now"
            label={granted ? t('At once') : t('At once; what was paid is not given back')}
          />
        </Radio.Group>
      )}
      {gateway === 'paypal' && (
        <p className={classes.note}>
          {t('At PayPal, cancelling is final: to go on, you agree there once more.')}
        </p>
      )}
    </Question>
  )
}

export function RenewPage({ subscription }: OwnProps) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const settled = useSettled()
  const { isLeaving, leave } = useLeave()
  const { id, product, current_period_end, state } = subscription
  const renew = useWrite(renewSubscription, {
    onSuccess: ({ url }) => {
      if (url !== null) leave(url)
      else return settled('/billing', t('Plan renewed'))
    },
  })
  const date = longDate(current_period_end)
  return (
    <Question
      icon={<IconRefresh {...ICON} />}
      question={t('Renew the plan :plan?', { plan: t(product.name) })}
      text={
        state === 'canceled'
          ? t(
              'You agree once more on a page of PayPal. The next payment is due on :date, when what you paid is over.',
              { date },
            )
          : t('It is no longer cancelled then, and renews on :date.', { date })
      }
      act={t('Renew plan')}
      back={t('Not now')}
      isPending={renew.isPending || isLeaving}
      onConfirm={() => renew.mutate({ params: { id } })}
    />
  )
}
