import type { CouponTerms } from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { formatMoney } from '@mediatheque/contract/billing/money.ts'
import { useLocalization } from './session.tsx'

/** What a coupon takes off, in few words: `20%`, `€1.50`. */
export function useOffText() {
  const { language } = useLocalization()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return ({ percent_off, amount_off, currency }: CouponTerms): string =>
    percent_off === null
      ? formatMoney(amount_off ?? 0, currency ?? 'EUR', language)
      : percent.format(percent_off / 100)
}
