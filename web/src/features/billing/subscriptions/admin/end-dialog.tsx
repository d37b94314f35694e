import type { SubscriptionRecord } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.schemas.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { endSubscription } from './subscription-records.queries.ts'

interface EndDialogProps {
  of: SubscriptionRecord
  onClose(): void
}

/** Ends a subscription, at once or with its period; what is paid ends at the payment service, too. */
export function EndDialog({ of, onClose }: EndDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const { id, plan, member, state, kind, current_period_end } = of
  const date = format.longDate(current_period_end)
  const end = useWrite(endSubscription, {
    onSuccess: ({ subscription }) => {
      toast.positive(
        subscription.state === 'ended' ? t('Subscription ended') : t('It ends on :date', { date }),
      )
      onClose()
    },
  })
  const press = (when: 'now' | 'period') => end.mutate({ params: { id }, body: { when } })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('End :plan for :name?', { plan: t(plan.name), name: member.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <p>
          {t('At once, :name loses what the plan grants. With its period, on :date.', {
            name: member.name,
            date,
          })}
        </p>
        {kind === 'paid' && (
          <p>{t('It ends at the payment service, too. What was paid is not given back.')}</p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          {state === 'renewing' && (
            <Button loading={end.isPending} onClick={() => press('period')}>
              {t('End with its period')}
            </Button>
          )}
          <Button color="red" loading={end.isPending} onClick={() => press('now')}>
            {t('End at once')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
