import { GATEWAY_NAMES } from '@mediatheque/contract/billing/payments/gateways.ts'
import type { SubscriptionView } from '@mediatheque/contract/billing/subscriptions/subscriptions.schemas.ts'
import { IconCreditCard } from '@tabler/icons-react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLeave } from '../../../lib/leave.ts'
import { Question } from './confirm-change.tsx'
import { openPaymentMethodChange } from './subscriptions.queries.ts'

/** How somebody pays is changed on a page of the payment service: this site never sees a card. */
export function PaymentMethodPage({ subscription }: { subscription: SubscriptionView }) {
  const t = useTranslate()
  const { isLeaving, leave } = useLeave()
  const { id, gateway, paid_by, grace_until } = subscription
  const service = GATEWAY_NAMES[gateway ?? 'stripe']
  const open = useWrite(openPaymentMethodChange, { onSuccess: ({ url }) => leave(url) })
  return (
    <Question
      icon={<IconCreditCard size={40} stroke={1.25} aria-hidden />}
      question={t('Change how you pay')}
      text={
        paid_by === null
          ? t('You say how you pay on a page of :service, which alone sees it.', { service })
          : t(
              'Your plan is paid with :method. You say what else on a page of :service, which alone sees it.',
              {
                method: paid_by,
                service,
              },
            )
      }
      act={t('Continue to :service', { service })}
      back={t('Not now')}
      isPending={open.isPending || isLeaving}
      onConfirm={() => open.mutate({ params: { id } })}
    >
      {grace_until !== null && gateway === 'stripe' && (
        <p>{t('What is open is paid with it at once.')}</p>
      )}
    </Question>
  )
}
