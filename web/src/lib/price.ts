import { formatMoney } from '@mediatheque/contract/billing/money.ts'
import type { PriceView } from '@mediatheque/contract/billing/products/products.schemas.ts'
import { useTranslate } from './i18n.ts'
import { useLocalization } from './session.tsx'

const PERIODS = {
  day: '[one per day|other every :count days]',
  month: '[one per month|other every :count months]',
  year: '[one per year|other every :count years]',
} as const

/** A price in two parts: `€4`, `per month`. Round amounts are written without cents. */
export function usePriceText() {
  const t = useTranslate()
  const { language } = useLocalization()
  return ({ amount, currency, interval, interval_count }: Omit<PriceView, 'id'>) => ({
    amount: formatMoney(amount, currency, language),
    period: t(PERIODS[interval], { count: interval_count }),
  })
}
