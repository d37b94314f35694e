import { Modal, Select, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { usePriceText } from '../../../../lib/price.ts'
import { toast } from '../../../../lib/toast.ts'
import { DialogForm } from '../../../../ui/admin/form-dialog.tsx'
import { grantablePlansQuery, grantByName } from './subscription-records.queries.ts'
import classes from './subscription-records.module.css'

/** A plan for a member, without payment. */
export function GrantDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useTranslate()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Grant a plan')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Suspense>{isOpen && <GrantForm onClose={onClose} />}</Suspense>
    </Modal>
  )
}

function GrantForm({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const priceText = usePriceText()
  const { plans } = useSuspenseQuery(grantablePlansQuery()).data
  const contract = useContractForm({
    initialValues: { username: '', price_id: null as string | null },
    write: grantByName,
    args: ({ username, price_id }) => ({ body: { username, price_id: Number(price_id) } }),
    onSuccess: () => {
      toast.positive(t('Plan granted'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <DialogForm of={contract} act={t('Grant a plan')} onClose={onClose}>
      <p className={classes.note}>
        {t(
          'Nothing is paid. It renews by itself until it is ended here, or cancelled by the member.',
        )}
      </p>
      <TextInput
        label={t('Username')}
        required
        withAsterisk={false}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('username')}
      />
      <Select
        label={t('Plan and price')}
        data={plans.map(({ name, prices }) => ({
          group: t(name),
          items: prices.map((price) => ({
            value: String(price.id),
            label: `${t(name)} · ${Object.values(priceText(price)).join(' ')}`,
          })),
        }))}
        {...form.getInputProps('price_id')}
      />
    </DialogForm>
  )
}
