import type { CouponTerms } from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import type { CheckoutPreview } from '@mediatheque/contract/billing/payments/checkouts.schemas.ts'
import type {
  PriceView,
  ProductView,
} from '@mediatheque/contract/billing/products/products.schemas.ts'
import { Button, TextInput } from '@mantine/core'
import { IconDiscount } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useOffText } from '../../../lib/off-text.ts'
import classes from './checkout.module.css'
import { previewCheckout } from './checkout.queries.ts'

interface CodeFieldProps {
  product: ProductView
  price: PriceView
  preview: CheckoutPreview
  /** There are free days without a code. */
  hadFreeDays: boolean
  onApply(preview: CheckoutPreview): void
  onRemove(): void
}

/** A code that makes it cheaper: asked for when somebody has one, and said in full once it is taken. */
export function CodeField({ preview, hadFreeDays, onRemove, ...props }: CodeFieldProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (preview.discount)
    return <Taken discount={preview.discount} hadFreeDays={hadFreeDays} onRemove={onRemove} />
  if (isOpen) return <CodeForm {...props} />
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconDiscount size={18} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('I have a code')}
      </Button>
    </div>
  )
}

function CodeForm({
  product,
  price,
  onApply,
}: Pick<CodeFieldProps, 'product' | 'price' | 'onApply'>) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { code: '' },
    write: previewCheckout,
    args: ({ code }) => ({ body: { product_id: product.id, price_id: price.id, code } }),
    onSuccess: onApply,
  })
  const { form, isSubmitting } = contract
  const field = useRef<HTMLInputElement>(null)
  // Whoever asked for it writes into it next.
  useEffect(() => field.current?.focus(), [])
  return (
    <ContractForm of={contract}>
      <div className={classes.code}>
        <TextInput
          label={t('Coupon code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={field}
          {...form.getInputProps('code')}
        />
        <Button type="submit" variant="default" loading={isSubmitting}>
          {t('Apply the code')}
        </Button>
      </div>
    </ContractForm>
  )
}

const WHEN = {
  once: 'On the first payment.',
  months: 'On [one the payment of the first month|other the payments of the first :count months].',
  forever: 'On every payment.',
} as const

function Taken({
  discount,
  hadFreeDays,
  onRemove,
}: Pick<CodeFieldProps, 'hadFreeDays' | 'onRemove'> & { discount: CouponTerms }) {
  const t = useTranslate()
  const off = useOffText()(discount)
  const { code, duration, months } = discount
  return (
    <div className={classes.taken} role="status">
      <IconDiscount size={22} stroke={1.5} aria-hidden />
      <p>
        <strong>{t('Code :code: :off off', { code, off })}</strong>{' '}
        {t(WHEN[duration], { count: months ?? 1 })}{' '}
        {hadFreeDays && t('With this code there are no free days.')}
      </p>
      <Button variant="default" size="xs" onClick={onRemove}>
        {t('Remove the code')}
      </Button>
    </div>
  )
}
