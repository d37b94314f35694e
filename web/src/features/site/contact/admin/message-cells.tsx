import type { ContactMessageView } from '@mediatheque/contract/site/contact/contact.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconCheck, IconMail, IconMailForward, IconRotate2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import classes from './messages.module.css'

/** How the columns of the list are shown. */
export function useMessageCells(onRead: (message: ContactMessageView) => void) {
  const format = useFormat()
  return {
    message: (message: ContactMessageView) => (
      <button type="button" className={classes.words} onClick={() => onRead(message)}>
        {message.message}
      </button>
    ),
    name: (message: ContactMessageView) => <Sender of={message} />,
    status: (message: ContactMessageView) => <Status of={message} />,
    created_at: ({ created_at }: ContactMessageView) => <Moment iso={created_at} />,
    answered_at: ({ answered_at }: ContactMessageView) =>
      answered_at ? <time dateTime={answered_at}>{format.longDate(answered_at)}</time> : '–',
  }
}

export function useMessageWords() {
  const t = useTranslate()
  return {
    failed: t('The messages could not be loaded'),
    notFound: t('No messages match'),
    empty: {
      icon: <IconMail size={28} stroke={1.25} />,
      title: t('No messages'),
      text: t('What visitors write on the contact page will be here.'),
    },
  }
}

/** Who wrote, leading to their account where they have one. */
export function Sender({ of: { name, email, user } }: { of: ContactMessageView }) {
  return (
    <span className={classes.stack}>
      <span>
        {name}{' '}
        {user && (
          <Link to={`/get-user/${user.username}` as '/'} className={classes.user}>
            @{user.username}
          </Link>
        )}
      </span>
      <span className={classes.dim}>{email}</span>
    </span>
  )
}

function Status({ of: { answered_at, answered_by } }: { of: ContactMessageView }) {
  const t = useTranslate()
  if (answered_at === null) return <Chip tone="warn">{t('Waiting for an answer')}</Chip>
  return (
    <Chip tone="good">
      {answered_by ? t('Answered by :name', { name: answered_by.username }) : t('Answered')}
    </Chip>
  )
}

export function Moment({ iso }: { iso: string }) {
  const format = useFormat()
  return (
    <time dateTime={iso} title={format.dateTime(iso)}>
      {format.age(iso)}
    </time>
  )
}

/** An own mail program is opened, with what they wrote below the answer. */
export function answerAddress(
  { name, email, message }: ContactMessageView,
  subject: string,
): string {
  const quoted = `\n\n${name}\n${message.replace(/^/gm, '> ')}`
  // Longer addresses are cut by mail programs.
  const body = [...quoted].slice(0, 1_500).join('')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

interface MessageActionsProps {
  message: ContactMessageView
  siteName: string
  isBusy: boolean
  onSettle(isAnswered: boolean): void
}

export function MessageActions({ message, siteName, isBusy, onSettle }: MessageActionsProps) {
  const t = useTranslate()
  const isAnswered = message.answered_at !== null
  const settle = isAnswered ? t('Mark as waiting') : t('Mark as answered')
  return (
    <>
      <ActionIcon
        component="a"
        href={answerAddress(message, t('Message to :site', { site: siteName }))}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(':label: :name', { label: t('Answer by mail'), name: message.name })}
        title={t('Answer by mail')}
      >
        <IconMailForward size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        disabled={isBusy}
        aria-label={t(':label: :name', { label: settle, name: message.name })}
        title={settle}
        onClick={() => onSettle(!isAnswered)}
      >
        {isAnswered ? (
          <IconRotate2 size={18} stroke={1.5} aria-hidden />
        ) : (
          <IconCheck size={18} stroke={1.5} aria-hidden />
        )}
      </ActionIcon>
    </>
  )
}
