import { HISTORY_KINDS } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type {
  HistoryChangeView,
  HistoryEventView,
} from '@mediatheque/contract/operations/history/history.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { RestoreButton } from './restore-button.tsx'
import { ActionChip, ChangedValue, useActorName } from './history-values.tsx'
import classes from './history.module.css'

export interface RevertedChange {
  readonly event: HistoryEventView
  readonly change: HistoryChangeView
}

export interface HistoryEntryProps {
  event: HistoryEventView
  /** Where lines of several records stand together. */
  isRecordNamed: boolean
  onRevert(reverted: RevertedChange): void
  /** Shows all that the act of a line did; undefined for who may not see it. */
  onAct: ((group: string) => void) | undefined
  /** Whether lines of the same act are elsewhere, and told of. */
  isActTold: boolean
}

/** What was done to a record once: who, how, when, why, and which fields. */
export function HistoryEntry({
  event,
  isRecordNamed,
  onRevert,
  onAct,
  isActTold,
}: HistoryEntryProps) {
  const t = useTranslate()
  const format = useFormat()
  const nameOf = useActorName()
  const others = event.group.count - 1
  return (
    <li className={classes.entry}>
      <p className={classes.deed}>
        <ActionChip event={event} /> <strong>{nameOf(event)}</strong>{' '}
        {event.way === 'token' && <span>{t('with an API token')} </span>}
        <time dateTime={event.at} title={format.dateTime(event.at)}>
          {format.dateTime(event.at)}
        </time>
      </p>
      {isRecordNamed && (
        <p className={classes.record}>
          {event.record.name || `#${event.record.id}`}{' '}
          <span className={classes.quiet}>{t(HISTORY_KINDS[event.kind].label)}</span>
        </p>
      )}
      {event.reason && <p className={classes.reason}>{event.reason}</p>}
      {event.changes.length > 0 && (
        <dl className={classes.changes}>
          {event.changes.map((change) => (
            <div key={change.field} className={classes.change}>
              <dt>{change.label}</dt>
              <dd>
                <ChangedValue change={change} />
                {change.can_revert && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
                    aria-label={t('Revert :field', { field: change.label })}
                    onClick={() => onRevert({ event, change })}
                  >
                    {t('Revert')}
                  </Button>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {event.can_restore && <RestoreButton event={event} />}
      {others > 0 && isActTold && onAct && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.act}
          onClick={() => onAct(event.group.id)}
        >
          {t(':count other changes of the same act', { count: others })}
        </Button>
      )}
      {others > 0 && isActTold && !onAct && (
        <p className={classes.quiet}>
          {t(':count other changes of the same act', { count: others })}
        </p>
      )}
    </li>
  )
}
