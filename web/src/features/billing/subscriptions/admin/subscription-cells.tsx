import {
  SUBSCRIPTION_KIND_NAMES,
  SUBSCRIPTION_STATE_NAMES,
} from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import type { SubscriptionRecord } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconCalendarPlus, IconReceipt, IconX } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { usePriceText } from '../../../../lib/price.ts'
import { DayCell } from '../../../../ui/admin/day-cell.tsx'
import { Chip, type ChipTone } from '../../../../ui/chip.tsx'
import { MemberLink } from '../../../../ui/admin/member-link.tsx'
import classes from './subscription-records.module.css'

const TONES: Readonly<Record<SubscriptionRecord['state'], ChipTone>> = {
  renewing: 'good',
  ending: 'warn',
  ended: 'plain',
}

/** How the list shows each column of a subscription. */
export function useSubscriptionCells() {
  const t = useTranslate()
  const priceText = usePriceText()
  return {
    member: ({ member }: SubscriptionRecord) => <MemberLink member={member} />,
    plan: ({ plan }: SubscriptionRecord) => t(plan.name),
    price: ({ price }: SubscriptionRecord) => (
      <span className={classes.price}>{Object.values(priceText(price)).join(' ')}</span>
    ),
    kind: ({ kind }: SubscriptionRecord) => t(SUBSCRIPTION_KIND_NAMES[kind]),
    state: ({ state }: SubscriptionRecord) => (
      <Chip tone={TONES[state]}>{t(SUBSCRIPTION_STATE_NAMES[state])}</Chip>
    ),
    starts_at: ({ starts_at: at }: SubscriptionRecord) => <DayCell at={at} />,
    current_period_end: ({ current_period_end: at }: SubscriptionRecord) => <DayCell at={at} />,
    ended_at: ({ ended_at, ends_at }: SubscriptionRecord) => {
      const at = ended_at ?? ends_at
      return <DayCell at={at} />
    },
    granted_by: ({ granted_by: giver }: SubscriptionRecord) => giver?.name,
    id: ({ id }: SubscriptionRecord) => id,
  }
}

export function useSubscriptionWords() {
  const t = useTranslate()
  return {
    failed: t('The subscriptions could not be loaded'),
    notFound: t('No matching subscriptions found'),
    empty: {
      icon: <IconReceipt size={28} stroke={1.25} />,
      title: t('No subscriptions yet'),
      text: t('Who subscribes, or is granted a plan, will be here.'),
    },
  }
}

interface SubscriptionActionsProps {
  of: SubscriptionRecord
  onExtend(): void
  onEnd(): void
}

/** The end of what somebody pays for is up to the payment service: it can only be ended. */
export function SubscriptionActions({ of, onExtend, onEnd }: SubscriptionActionsProps) {
  const t = useTranslate()
  const values = { plan: t(of.plan.name), name: of.member.name }
  return (
    <>
      {of.can.extend && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Change the end of :plan for :name', values)}
          title={t('Change the end')}
          onClick={onExtend}
        >
          <IconCalendarPlus size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {of.can.end && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('End :plan for :name?', values)}
          title={t('End subscription')}
          onClick={onEnd}
        >
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </>
  )
}
