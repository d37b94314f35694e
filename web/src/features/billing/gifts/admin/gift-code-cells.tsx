import { GIFT_CODE_STATE_NAMES } from '@mediatheque/contract/billing/gifts/gift-codes.list.ts'
import type { GiftCodeRecord } from '@mediatheque/contract/billing/gifts/gift-codes.schemas.ts'
import { IconGift } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { MemberLink } from '../../../../ui/admin/member-link.tsx'
import { DayCell } from '../../../../ui/admin/day-cell.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { useGiftDuration } from './gift-durations.ts'
import classes from './gift-codes.module.css'

const TONES: Readonly<Record<GiftCodeRecord['state'], ChipTone>> = {
  open: 'accent',
  redeemed: 'good',
  withdrawn: 'plain',
  expired: 'warn',
}

/** How the list shows each column of a code. */
export function useGiftCodeCells() {
  const t = useTranslate()
  const durationOf = useGiftDuration()
  return {
    hint: ({ hint }: GiftCodeRecord) => <code className={classes.code}>{`… ${hint}`}</code>,
    plan: ({ plan }: GiftCodeRecord) => t(plan.name),
    price: ({ price }: GiftCodeRecord) => durationOf(price),
    note: ({ note }: GiftCodeRecord) => <div className={classes.note}>{note}</div>,
    state: ({ state }: GiftCodeRecord) => (
      <Chip tone={TONES[state]}>{t(GIFT_CODE_STATE_NAMES[state])}</Chip>
    ),
    member: ({ member, state }: GiftCodeRecord) =>
      (member || state === 'redeemed') && <MemberLink member={member} />,
    redeemed_at: ({ redeemed_at: at }: GiftCodeRecord) => <DayCell at={at} />,
    expires_at: ({ expires_at: at }: GiftCodeRecord) => <DayCell at={at} />,
    created_at: ({ created_at: at }: GiftCodeRecord) => <DayCell at={at} />,
    created_by: ({ created_by: maker }: GiftCodeRecord) => maker?.name,
    id: ({ id }: GiftCodeRecord) => id,
  }
}

export function useGiftCodeWords() {
  const t = useTranslate()
  return {
    failed: t('The gift codes could not be loaded'),
    notFound: t('No matching gift codes found'),
    empty: {
      icon: <IconGift size={28} stroke={1.25} />,
      title: t('No gift codes yet'),
      text: t('Make some, and give them to whom you like.'),
    },
  }
}
