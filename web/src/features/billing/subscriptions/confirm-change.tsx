import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { Button } from '@mantine/core'
import { IconCalendarOff, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toastError } from '../../../lib/toast.ts'
import { Page } from '../../../ui/page.tsx'
import classes from './billing.module.css'
import { useChangeSubscription } from './subscriptions.queries.ts'

interface ConfirmChangeProps {
  icon: ReactNode
  question: string
  text: string
  act: string
  back: string
  isDangerous?: boolean
  change(): Promise<void>
}

function ConfirmChange({
  icon,
  question,
  text,
  act,
  back,
  isDangerous,
  change,
}: ConfirmChangeProps) {
  const { mutate, isPending } = useMutation({ mutationFn: change, onError: toastError })
  return (
    <Page narrow>
      <div className={classes.question}>
        {icon}
        <h1>{question}</h1>
        <p>{text}</p>
        <div className={classes.actions}>
          <Button
            onClick={() => mutate()}
            loading={isPending}
            {...(isDangerous && { color: 'red' })}
          >
            {act}
          </Button>
          <Button variant="default" renderRoot={(props) => <Link to="/billing" {...props} />}>
            {back}
          </Button>
        </div>
      </div>
    </Page>
  )
}

const ICON = { size: 40, stroke: 1.25, 'aria-hidden': true } as const

export function CancelPage({
  subscription: { id, product, current_period_end },
}: {
  subscription: SubscriptionView
}) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const { cancel } = useChangeSubscription()
  return (
    <ConfirmChange
      icon={<IconCalendarOff {...ICON} />}
      question={t('Cancel the plan :plan?', { plan: t(product.name) })}
      text={t(
        'You keep what it grants until :date. It does not renew then, and until that day you can change your mind.',
        { date: longDate(current_period_end) },
      )}
      act={t('Cancel plan')}
      back={t('Keep plan')}
      isDangerous
      change={() => cancel(id, t('Plan cancelled'))}
    />
  )
}

export function RenewPage({
  subscription: { id, product, current_period_end },
}: {
  subscription: SubscriptionView
}) {
  const t = useTranslate()
  const { longDate } = useFormat()
  const { renew } = useChangeSubscription()
  return (
    <ConfirmChange
      icon={<IconRefresh {...ICON} />}
      question={t('Renew the plan :plan?', { plan: t(product.name) })}
      text={t('It is no longer cancelled then, and renews on :date.', {
        date: longDate(current_period_end),
      })}
      act={t('Renew plan')}
      back={t('Not now')}
      change={() => renew(id, t('Plan renewed'))}
    />
  )
}
