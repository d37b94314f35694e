import { COMMENTABLE_NAMES } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import type { DeskItem } from '@mediatheque/contract/community/desk/desk.schemas.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconCheck, IconFlag, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { AuthorName } from '../../authors/author.tsx'
import {
  AuthorRecord,
  excerptOf,
  HELD_NAMES,
  Moment,
} from '../../comments/admin/reported-comment-cells.tsx'
import { RecordButton } from '../../sanctions/admin/record-button.tsx'
import classes from './desk.module.css'

const KIND_NAMES = { comment: 'Comment', review: 'Review', list: 'List' } as const
const NAME_LENGTH = 50

/** What an entry is called where it cannot be seen. */
export function nameOfItem(item: DeskItem): string {
  if (item.kind === 'comment') return excerptOf(item.content, NAME_LENGTH)
  return item.kind === 'list' ? item.name : excerptOf(item.body ?? item.title.name, NAME_LENGTH)
}

interface DeskEntryProps {
  item: DeskItem
  isChosen: boolean
  isBusy: boolean
  onToggle(withShift: boolean): void
  onAccept(): void
  onRemove(): void
}

/** Something that members wrote or made, with all that a decision takes. */
export function DeskEntry({
  item,
  isChosen,
  isBusy,
  onToggle,
  onAccept,
  onRemove,
}: DeskEntryProps) {
  const t = useTranslate()
  const name = nameOfItem(item)
  return (
    <li
      className={classes.entry}
      tabIndex={-1}
      aria-label={name}
      {...(isChosen && { 'data-selected': true })}
    >
      <Checkbox
        className={classes.check ?? ''}
        checked={isChosen}
        aria-label={t('Select :name', { name })}
        onChange={() => undefined}
        onClick={(event) => onToggle(event.shiftKey)}
      />
      <div className={classes.words}>
        <p className={classes.line}>
          <Chip>{t(KIND_NAMES[item.kind])}</Chip>
          {item.kind === 'comment' && item.held_for && (
            <Chip tone="warn">{t(HELD_NAMES[item.held_for])}</Chip>
          )}
          <AuthorName author={item.author} />
          {item.author && <RecordButton of={item.author} />}
          {item.kind === 'comment' && <AuthorRecord of={item} />}
        </p>
        <Said item={item} />
        <Reports item={item} />
      </div>
      <div className={classes.acts}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          disabled={isBusy}
          aria-label={t(':label: :name', { label: removeLabel(item, t), name })}
          onClick={onRemove}
        >
          {removeLabel(item, t)}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
          disabled={isBusy}
          aria-label={t(':label: :name', { label: t('Nothing wrong'), name })}
          onClick={onAccept}
        >
          {t('Nothing wrong')}
        </Button>
      </div>
    </li>
  )
}

const removeLabel = ({ kind }: DeskItem, t: (line: string) => string) =>
  kind === 'list' ? t('Hide') : t('Delete')

/** What it says, and where it stands. */
function Said({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const dim = (children: ReactNode) => <p className={classes.dim}>{children}</p>
  if (item.kind === 'comment') {
    const { type, name, url } = item.place
    return (
      <>
        <p className={classes.said}>{item.content}</p>
        {dim(
          <>
            {`${t(COMMENTABLE_NAMES[type])} · `}
            <Place name={name} url={url} />
          </>,
        )}
      </>
    )
  }
  if (item.kind === 'review')
    return (
      <>
        <p className={classes.said}>{item.body ?? t('A rating without words')}</p>
        {dim(
          <>
            {`${item.score}/10 · `}
            <Place {...item.title} />
          </>,
        )}
      </>
    )
  return (
    <>
      <p className={classes.said}>
        <Place name={item.name} url={item.url} />
        {item.description && `\n${item.description}`}
      </p>
      {item.notes.length > 0 && dim(item.notes.join(' · '))}
    </>
  )
}

function Place({ name, url }: { name: string | null; url: string | null }) {
  const t = useTranslate()
  if (name === null) return t('Hidden from you')
  if (url === null) return name
  const [to, query] = url.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  return (
    <Link to={to as '/'} search={search as never}>
      {name}
    </Link>
  )
}

/** What was said about it, by whom, and since when it waits. */
function Reports({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const format = useFormat()
  const { reports, reports_count: count, reported_at } = item
  return (
    <>
      {reports
        .filter(({ reason }) => reason !== '')
        .map(({ id, reason, user }) => (
          <p key={id} className={classes.report}>
            <IconFlag size={14} stroke={1.5} aria-hidden />
            <span>
              {reason}{' '}
              <span className={classes.dim}>
                {user?.username ?? t('Visitor or deleted account')}
              </span>
            </span>
          </p>
        ))}
      <p className={classes.dim}>
        {count > 0 &&
          `${t('[one 1 report|other :count reports]', { count: format.number(count) })} · `}
        <Moment iso={reported_at} />
      </p>
    </>
  )
}
