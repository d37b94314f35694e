import { COMMENTABLE_NAMES } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import {
  type HeldFor,
  RECORD_OF_NEWEST_COMMENTS,
  type ReportedCommentView,
} from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { IconEyeOff, IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { AuthorName } from '../../authors/author.tsx'
import { RecordButton } from '../../sanctions/admin/record-button.tsx'
import classes from './reported-comments.module.css'

/** Why it waits, as English lines. */
export const HELD_NAMES = {
  link: 'Held for a link',
  words: 'Held for its words',
} as const satisfies Record<HeldFor, string>

/** More of a text is read in its dialog. */
const MOST_CHARACTERS = 160

/** Of a text as much as a row has room for. */
export function excerptOf(text: string, most = MOST_CHARACTERS): string {
  const characters = [...text.replace(/\s+/g, ' ')]
  return characters.length <= most
    ? characters.join('')
    : `${characters.slice(0, most).join('').trimEnd()}…`
}

/** How the columns of the list are shown. */
export function useReportedCommentCells(onRead: (comment: ReportedCommentView) => void) {
  const format = useFormat()
  return {
    content: (comment: ReportedCommentView) => <Words of={comment} onRead={onRead} />,
    author: (comment: ReportedCommentView) => (
      <span className={classes.stack}>
        <span className={classes.author}>
          <AuthorName author={comment.author} />
          {comment.author && <RecordButton of={comment.author} />}
        </span>
        <AuthorRecord of={comment} />
      </span>
    ),
    place: (comment: ReportedCommentView) => <Place of={comment} />,
    reports: ({ reports_count }: ReportedCommentView) => format.number(reports_count),
    reported_at: ({ reported_at }: ReportedCommentView) => <Moment iso={reported_at} />,
    created_at: ({ created_at }: ReportedCommentView) => <Moment iso={created_at} />,
  }
}

interface WordsProps {
  of: ReportedCommentView
  onRead(comment: ReportedCommentView): void
}

/** What it says, leading to the whole of it; and what was said about it last. */
function Words({ of: comment, onRead }: WordsProps) {
  const t = useTranslate()
  const last = comment.reports.find(({ reason }) => reason !== '')
  return (
    <span className={classes.stack}>
      <button type="button" className={classes.words} onClick={() => onRead(comment)}>
        {excerptOf(comment.content)}
      </button>
      {comment.held_for && (
        <span className={classes.said}>
          <IconEyeOff size={14} stroke={1.5} aria-hidden />
          <span>{t(HELD_NAMES[comment.held_for])}</span>
        </span>
      )}
      {last && (
        <span className={classes.said}>
          <IconFlag size={14} stroke={1.5} aria-hidden />
          <span>{excerptOf(last.reason)}</span>
        </span>
      )}
    </span>
  )
}

/** How the author did so far; nothing where the reader may not know who it is. */
export function AuthorRecord({ of: { author_record: record } }: { of: ReportedCommentView }) {
  const t = useTranslate()
  const format = useFormat()
  if (!record) return null
  const { comments, deleted, reported } = record
  return (
    <span
      className={classes.dim}
      title={t('Of the newest :count comments', {
        count: format.number(RECORD_OF_NEWEST_COMMENTS),
      })}
    >
      <span>{t('[one 1 comment|other :count comments]', { count: comments })}</span>
      {reported > 0 && (
        <>
          {', '}
          <span>{t('[one 1 reported|other :count reported]', { count: reported })}</span>
        </>
      )}
      {deleted > 0 && (
        <>
          {', '}
          <span className={classes.bad}>
            {t('[one 1 deleted by others|other :count deleted by others]', { count: deleted })}
          </span>
        </>
      )}
    </span>
  )
}

/** What it is about, leading there where the reader may see it. */
export function Place({ of: { place } }: { of: Pick<ReportedCommentView, 'place'> }) {
  const t = useTranslate()
  const [to, query] = (place.url ?? '').split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  return (
    <span className={classes.stack}>
      <span className={classes.dim}>{t(COMMENTABLE_NAMES[place.type])}</span>
      {place.name === null ? (
        <span>{t('Hidden from you')}</span>
      ) : to ? (
        <Link to={to as '/'} search={search as never} className={classes.place}>
          <CutName name={place.name} />
        </Link>
      ) : (
        <CutName name={place.name} />
      )}
    </span>
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
