import type { ErrorGroupView } from '@mediatheque/contract/operations/logs/errors.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import classes from './logs.module.css'

const SOURCES = { server: 'Server', job: 'Job', browser: 'Browser' } as const
const STATES: Record<ErrorGroupView['state'], { label: string; tone: ChipTone }> = {
  open: { label: 'Unsolved', tone: 'warn' },
  returned: { label: 'Came back', tone: 'bad' },
  solved: { label: 'Solved', tone: 'good' },
}

/** How the columns of the list are shown. */
export function useErrorCells(onOpen: (error: ErrorGroupView) => void) {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  const moment = (iso: string) => (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {format.age(iso)}
    </time>
  )
  return {
    message: (error: ErrorGroupView) => (
      <span className={classes.stack}>
        <button type="button" className={classes.open} onClick={() => onOpen(error)}>
          {nameError(error)}
        </button>
        <span className={classes.quiet}>{error.place || error.origin}</span>
      </span>
    ),
    source: ({ source }: ErrorGroupView) => t(SOURCES[source]),
    count: ({ count }: ErrorGroupView) => format.number(count),
    last_at: ({ last_at }: ErrorGroupView) => moment(last_at),
    first_at: ({ first_at }: ErrorGroupView) => moment(first_at),
    state: (error: ErrorGroupView) => <ErrorState of={error} />,
  }
}

export function ErrorState({ of: { state } }: { of: ErrorGroupView }) {
  const t = useTranslate()
  return <Chip tone={STATES[state].tone}>{t(STATES[state].label)}</Chip>
}

/** `TypeError: x is not a function` */
export const nameError = ({ type, message }: ErrorGroupView): string =>
  type ? `${type}: ${message}` : message
