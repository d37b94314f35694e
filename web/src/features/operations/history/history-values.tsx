import { HISTORY_ACTIONS } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type {
  HistoryChangeView,
  HistoryEventView,
} from '@mediatheque/contract/operations/history/history.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { withMoments } from '../../../lib/with-moments.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './history.module.css'

const TONES: Partial<Record<HistoryEventView['action'], ChipTone>> = {
  created: 'good',
  accepted: 'good',
  revived: 'good',
  restored: 'accent',
  deleted: 'bad',
  denied: 'bad',
  died: 'warn',
  reset: 'warn',
}

export function ActionChip({ event: { action } }: { event: HistoryEventView }) {
  const t = useTranslate()
  return <Chip tone={TONES[action] ?? 'plain'}>{t(HISTORY_ACTIONS[action])}</Chip>
}

/** Who did it; of an account that is gone only that there was one. */
export function useActorName(): (event: HistoryEventView) => string {
  const t = useTranslate()
  return ({ actor }) => (actor ? (actor.name ?? t('Somebody')) : t('The site itself'))
}

type Value = HistoryChangeView['before']

function useShownValue(shownAs: HistoryChangeView['shown_as']): (value: Value) => string {
  const t = useTranslate()
  const format = useFormat()
  return (value) => {
    if (value === null) return '–'
    if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
    if (shownAs === 'bytes' && typeof value === 'number') return format.bytes(value)
    if (shownAs === 'moment') return format.dateTime(String(value))
    return typeof value === 'number' ? String(value) : withMoments(value, format.dateTime)
  }
}

/** What a field was, and what it is. */
export function ChangedValue({ change }: { change: HistoryChangeView }) {
  const t = useTranslate()
  const shown = useShownValue(change.shown_as)
  if (change.is_secret) return <span className={classes.quiet}>{t('Hidden value')}</span>
  return (
    <span className={classes.values}>
      <del className={classes.before}>
        <VisuallyHidden>{t('Before:')} </VisuallyHidden>
        {shown(change.before)}
      </del>
      <span aria-hidden className={classes.arrow}>
        →
      </span>
      <ins className={classes.after}>
        <VisuallyHidden>{t('After:')} </VisuallyHidden>
        {shown(change.after)}
      </ins>
    </span>
  )
}
