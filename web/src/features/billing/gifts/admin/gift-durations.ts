import type { GiftCodeRecord } from '@mediatheque/contract/billing/gifts/gift-codes.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'

const DURATIONS = {
  day: '[one One day|other :count days]',
  month: '[one One month|other :count months]',
  year: '[one One year|other :count years]',
} as const

/** For how long a code gives a plan: one period of its price. */
export function useGiftDuration() {
  const t = useTranslate()
  return ({ interval, interval_count: count }: GiftCodeRecord['price']) =>
    t(DURATIONS[interval], { count })
}
