import type { MailView } from '@mediatheque/contract/operations/logs/mails.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useCurrentTime } from '../../../lib/use-current-time.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import classes from './logs.module.css'

const STATUSES: Record<MailView['status'], { label: string; tone: ChipTone }> = {
  queued: { label: 'Waiting to be sent', tone: 'warn' },
  sent: { label: 'Was sent', tone: 'good' },
  failed: { label: 'Not delivered', tone: 'bad' },
  kept: { label: 'Kept, not sent', tone: 'plain' },
}
/** Values that a line is filled with differ from mail to mail. */
const PLACEHOLDER = /:[a-z]\w*/gi

/** How the columns of the list are shown. */
export function useMailCells(onOpen: (mail: MailView) => void) {
  const t = useTranslate()
  const format = useFormat(useCurrentTime())
  const moment = (iso: string | null) =>
    iso === null ? (
      '–'
    ) : (
      <time dateTime={iso} title={format.dateTime(iso)}>
        {format.age(iso)}
      </time>
    )
  return {
    subject: (mail: MailView) => (
      <button type="button" className={classes.open} onClick={() => onOpen(mail)}>
        {mail.subject}
      </button>
    ),
    to: ({ to }: MailView) => to,
    kind: ({ kind }: MailView) => (kind === null ? '–' : t(kind).replace(PLACEHOLDER, '…')),
    status: (mail: MailView) => (
      <span className={classes.stack}>
        <span>
          <MailStatus of={mail} />
        </span>
        {mail.error && <span className={classes.error}>{mail.error}</span>}
      </span>
    ),
    attempts: ({ attempts }: MailView) => format.number(attempts),
    created_at: ({ created_at }: MailView) => moment(created_at),
    sent_at: ({ sent_at }: MailView) => moment(sent_at),
  }
}

export function MailStatus({ of: { status, error } }: { of: MailView }) {
  const t = useTranslate()
  const isPutOff = status === 'queued' && error !== null
  const label = isPutOff ? 'Put off, to be tried again' : STATUSES[status].label
  return <Chip tone={STATUSES[status].tone}>{t(label)}</Chip>
}
