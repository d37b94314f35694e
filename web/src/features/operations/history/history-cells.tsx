import {
  HISTORY_KINDS,
  HISTORY_WAYS,
} from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { HistoryEventView } from '@mediatheque/contract/operations/history/history.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import { CutName } from '../../../ui/data-table/cut-name.tsx'
import { ActionChip, useActorName } from './history-values.tsx'
import classes from './history.module.css'

/** How the columns of the list are shown. */
export function useHistoryCells() {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  return {
    at: ({ at }: HistoryEventView) => (
      <time dateTime={at} title={format.dateTime(at)}>
        {format.age(at)}
      </time>
    ),
    actor: useActorName(),
    action: (event: HistoryEventView) => <ActionChip event={event} />,
    record: ({ kind, record }: HistoryEventView) => (
      <>
        <CutName name={record.name || `#${record.id}`} />{' '}
        <span className={classes.quiet}>{t(HISTORY_KINDS[kind].label)}</span>
      </>
    ),
    fields: ({ changes }: HistoryEventView) => changes.map(({ label }) => label).join(', '),
    reason: ({ reason }: HistoryEventView) => reason,
    way: ({ way }: HistoryEventView) => t(HISTORY_WAYS[way]),
  }
}
