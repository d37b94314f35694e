import {
  type CouponRecord,
  MOST_REDEMPTIONS,
} from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { NumberInput, TextInput } from '@mantine/core'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { endOfDay, limitOf } from './coupon-values.ts'
import { limitCoupon } from './coupons.queries.ts'

/** Until when, and how often: all that of a coupon can be changed. */
export function LimitDialog({ of, onClose }: { of: CouponRecord; onClose(): void }) {
  const t = useTranslate()
  const { id, code, expires_at: end, most_redemptions: most } = of
  const contract = useContractForm({
    initialValues: {
      expires_at: end?.slice(0, 10) ?? '',
      most_redemptions: (most ?? '') as number | string,
    },
    write: limitCoupon,
    args: ({ expires_at, most_redemptions }) => ({
      params: { id },
      body: {
        // A day that was not touched is the moment that it was.
        expires_at: end?.startsWith(expires_at) && expires_at ? end : endOfDay(expires_at),
        most_redemptions: limitOf(most_redemptions),
      },
    }),
    onSuccess: () => {
      toast.positive(t('Coupon changed'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <FormDialog
      title={t('Change end and limit of :code', { code })}
      of={contract}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('Last day on which they can be used')}
        description={t('Nothing: they are good for ever.')}
        data-autofocus
        {...form.getInputProps('expires_at')}
      />
      <NumberInput
        label={t('How often it can be used')}
        description={t('Each member uses it once. Nothing: as many as come.')}
        min={1}
        max={MOST_REDEMPTIONS}
        allowDecimal={false}
        {...form.getInputProps('most_redemptions')}
      />
      <p>{t('What it takes off stays as it is: make another coupon for that.')}</p>
    </FormDialog>
  )
}
