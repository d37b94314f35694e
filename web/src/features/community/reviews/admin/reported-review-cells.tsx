import type { ReportedReviewView } from '@mediatheque/contract/community/reviews/reported-reviews.schemas.ts'
import { IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { AuthorName } from '../../authors/author.tsx'
import { RecordButton } from '../../sanctions/admin/record-button.tsx'
import classes from './reported-reviews.module.css'

/** How the columns of the list are shown. */
export function useReportedReviewCells() {
  const format = useFormat()
  return {
    body: (review: ReportedReviewView) => <Words of={review} />,
    score: ({ score }: ReportedReviewView) => `${score}/10`,
    author: ({ author }: ReportedReviewView) => (
      <span className={classes.author}>
        <AuthorName author={author} />
        {author && <RecordButton of={author} />}
      </span>
    ),
    title: ({ title }: ReportedReviewView) => (
      <Link to={title.url as '/'}>
        <CutName name={title.name} />
      </Link>
    ),
    reports: ({ reports_count }: ReportedReviewView) => format.number(reports_count),
    reported_at: ({ reported_at }: ReportedReviewView) => <Moment iso={reported_at} />,
    created_at: ({ created_at }: ReportedReviewView) => <Moment iso={created_at} />,
  }
}

/** What it says, and what was said about it. */
function Words({ of: { body, reports } }: { of: ReportedReviewView }) {
  const t = useTranslate()
  const said = reports.filter(({ reason }) => reason !== '')
  return (
    <span className={classes.stack}>
      <span className={body ? classes.words : classes.dim}>
        {body ?? t('A rating without words')}
      </span>
      {said.map(({ id, reason, user }) => (
        <span key={id} className={classes.said}>
          <IconFlag size={14} stroke={1.5} aria-hidden />
          <span>
            {reason} <span className={classes.dim}>{user?.username}</span>
          </span>
        </span>
      ))}
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
