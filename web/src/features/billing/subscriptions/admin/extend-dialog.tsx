import type { SubscriptionRecord } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.schemas.ts'
import { TextInput } from '@mantine/core'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { extendSubscription } from './subscription-records.queries.ts'

interface ExtendDialogProps {
  of: SubscriptionRecord
  onClose(): void
}

/** Another end of the period of a subscription that nobody pays for. */
export function ExtendDialog({ of, onClose }: ExtendDialogProps) {
  const t = useTranslate()
  const { id, plan, member, current_period_end: seen } = of
  const contract = useContractForm({
    initialValues: { until: seen.slice(0, 10) },
    write: extendSubscription,
    args: ({ until }) => ({
      params: { id },
      body: { until: until && `${until}T23:59:59Z`, seen },
    }),
    onSuccess: () => {
      toast.positive(t('End changed'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <FormDialog
      title={t('Change the end of :plan for :name', { plan: t(plan.name), name: member.name })}
      of={contract}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('Last day')}
        description={t('Until the end of that day, in universal time.')}
        data-autofocus
        {...form.getInputProps('until')}
      />
    </FormDialog>
  )
}
