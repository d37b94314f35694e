import type {
  ItemDecision,
  TakedownStatus,
} from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'

const DECISIONS: Readonly<Record<ItemDecision, readonly [string, ChipTone]>> = {
  waiting: ['Not decided yet', 'warn'],
  withdrawn: ['Withdrawn', 'bad'],
  refused: ['Refused', 'plain'],
  gone: ['Was deleted before', 'plain'],
}

const STATUS_LINES: Readonly<Record<TakedownStatus, readonly [string, ChipTone]>> = {
  waiting: ['Waiting for a decision', 'warn'],
  asked: ['Waiting for its sender', 'accent'],
  decided: ['Decided', 'good'],
}

/** What was decided about something; that it is back counts more. */
export function DecisionChip({
  item,
}: {
  item: { decision: ItemDecision; restored_at: string | null }
}) {
  const t = useTranslate()
  if (item.restored_at) return <Chip tone="good">{t('Restored')}</Chip>
  const [line, tone] = DECISIONS[item.decision]
  return <Chip tone={tone}>{t(line)}</Chip>
}

export function NoticeStatusChip({ status }: { status: TakedownStatus }) {
  const t = useTranslate()
  const [line, tone] = STATUS_LINES[status]
  return <Chip tone={tone}>{t(line)}</Chip>
}
