import { COUPON_STATE_NAMES } from '@mediatheque/contract/billing/coupons/coupons.list.ts'
import type { CouponRecord } from '@mediatheque/contract/billing/coupons/coupons.schemas.ts'
import { IconDiscount } from '@tabler/icons-react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useOffText } from '../../../../lib/off-text.ts'
import { DayCell } from '../../../../ui/admin/day-cell.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import classes from './coupons.module.css'

const TONES: Readonly<Record<CouponRecord['state'], ChipTone>> = {
  open: 'good',
  'used up': 'plain',
  expired: 'warn',
  archived: 'plain',
}

const DURATIONS = {
  once: 'The first payment',
  months: '[one The first month|other The first :count months]',
  forever: 'Every payment',
} as const

/** How the list shows each column of a coupon. */
export function useCouponCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    code: ({ code }: CouponRecord) => <code className={classes.code}>{code}</code>,
    off: useOffText(),
    duration: ({ duration, months }: CouponRecord) =>
      t(DURATIONS[duration], { count: months ?? 1 }),
    plans: ({ plans, for_new_members }: CouponRecord) => (
      <div>
        {plans === null
          ? t('Every plan')
          : plans.map(({ name }) => t(name)).join(', ') || t('Plans that are gone')}
        {for_new_members && (
          <div className={classes.dim}>{t('Only for who pays here for the first time')}</div>
        )}
      </div>
    ),
    used: ({ redeemed, held, most_redemptions: most }: CouponRecord) => (
      <div>
        {most === null
          ? format.number(redeemed)
          : t(':used of :most', { used: format.number(redeemed), most: format.number(most) })}
        {held > 0 && (
          <div className={classes.dim}>
            {t('[one one is open|other :count are open]', { count: held })}
          </div>
        )}
      </div>
    ),
    state: ({ state }: CouponRecord) => (
      <Chip tone={TONES[state]}>{t(COUPON_STATE_NAMES[state])}</Chip>
    ),
    expires_at: ({ expires_at: at }: CouponRecord) => <DayCell at={at} />,
    note: ({ note }: CouponRecord) => note,
    created_at: ({ created_at: at }: CouponRecord) => <DayCell at={at} />,
    created_by: ({ created_by: maker }: CouponRecord) => maker?.name,
    id: ({ id }: CouponRecord) => id,
  }
}

export function useCouponWords() {
  const t = useTranslate()
  return {
    failed: t('The coupons could not be loaded'),
    notFound: t('No matching coupons found'),
    empty: {
      icon: <IconDiscount size={28} stroke={1.25} />,
      title: t('No coupons yet'),
      text: t('Make one, and tell it to whom you like.'),
    },
  }
}
