import type {
  BackupProblem,
  BackupState,
  BackupView,
} from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { Progress } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { StateFacts, StateRow, type StateRowProps } from '../../../ui/admin/state-rows.tsx'
import { BackupActions } from './backup-actions.tsx'
import classes from './backups.module.css'
import { isAtWork } from './backups.queries.ts'

const MS_PER_SECOND = 1_000
const WHOLE = 100

const STATES: Readonly<Record<Exclude<BackupState, 'failed'>, string>> = {
  waiting: 'Waits for a process',
  copying: 'Is being written',
  reading: 'Is being read',
  good: 'Whole: read to its end',
}

/** What is the matter, and what to do. */
const PROBLEMS: Readonly<Record<BackupProblem, string>> = {
  'no-room': 'The disk is full. Make room, delete this one and make another.',
  lost: 'Its process was ended before it was done. Read it again where that is offered, else make another.',
  failed: 'It could not be made. The errors in the logs say why.',
  damaged: 'Something in it is missing, cut or changed: it cannot be put back. Make another.',
  changed:
    'It is whole, but not what it was when it was made: somebody changed a file in it. Do not trust it.',
}

interface BackupProps {
  backup: BackupView
  /** One of them is being made or read. */
  isBusy: boolean
}

/** One backup: how it is, what it holds, and what can be done with it. */
export function Backup({ backup, isBusy }: BackupProps) {
  const t = useTranslate()
  const format = useFormat()
  const { state, problem } = backup
  return (
    <StateRow
      title={<time dateTime={backup.created_at}>{format.dateTime(backup.created_at)}</time>}
      state={t(state === 'failed' ? PROBLEMS[problem ?? 'failed'] : STATES[state])}
      {...lookOf(backup)}
    >
      {isAtWork(backup) && <HowFar backup={backup} />}
      <Facts backup={backup} />
      <BackupActions backup={backup} isBusy={isBusy} />
    </StateRow>
  )
}

function lookOf({ state, problem }: BackupView): Pick<StateRowProps, 'icon' | 'tone'> {
  if (state === 'good') return { icon: IconCircleCheck, tone: 'good' }
  if (state !== 'failed') return { icon: IconLoader2 }
  return { icon: problem === 'changed' ? IconAlertTriangle : IconCircleX, tone: 'bad' }
}

function HowFar({ backup: { tables_done, tables_count } }: { backup: BackupView }) {
  const t = useTranslate()
  const format = useFormat()
  if (tables_count === null) return null
  const text = t('Table :done of :total', {
    done: format.number(tables_done),
    total: format.number(tables_count),
  })
  return (
    <div>
      <Progress
        value={(tables_done / Math.max(1, tables_count)) * WHOLE}
        aria-label={text}
        size="sm"
      />
      <p className={classes.quiet}>{text}</p>
    </div>
  )
}

function Facts({ backup }: { backup: BackupView }) {
  const t = useTranslate()
  const format = useFormat()
  const count = (value: number | null) => (value === null ? null : format.number(value))
  const moment = (value: string | null) => (value === null ? null : format.dateTime(value))
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [t('Size'), backup.size_bytes === null ? null : format.bytes(backup.size_bytes)],
    [t('Tables'), isAtWork(backup) ? null : count(backup.tables_count)],
    [t('Rows of the database'), count(backup.rows_count)],
    [t('Stored files'), count(backup.files_count)],
    [t('Last read to its end'), moment(backup.proved_at)],
    [
      t('Reading took'),
      backup.proof_ms === null
        ? null
        : t(':count s', { count: format.decimal(backup.proof_ms / MS_PER_SECOND) }),
    ],
    [t('Made by'), backup.is_scheduled ? t('The schedule') : backup.made_by],
    [t('Last downloaded'), moment(backup.downloaded_at)],
    [t('Folder'), backup.name],
    [t('Checksum'), backup.checksum],
  ]
  return (
    <StateFacts
      facts={facts.flatMap(([name, value]) =>
        value === null ? [] : [{ name, value, isLong: value === backup.checksum }],
      )}
    />
  )
}
