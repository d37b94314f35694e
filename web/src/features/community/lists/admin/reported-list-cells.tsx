import type { ReportedListView } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import { IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { AuthorName } from '../../authors/author.tsx'
import { ListVisibilityChip } from '../list-visibility.tsx'
import classes from './reported-lists.module.css'

/** How the columns of the list are shown. */
export function useReportedListCells() {
  const format = useFormat()
  return {
    name: (list: ReportedListView) => <Words of={list} />,
    author: ({ author }: ReportedListView) => <AuthorName author={author} />,
    titles: ({ items_count }: ReportedListView) => format.number(items_count),
    reports: ({ reports_count }: ReportedListView) => format.number(reports_count),
    reported_at: ({ reported_at }: ReportedListView) => (
      <time dateTime={reported_at} title={format.dateTime(reported_at)}>
        {format.age(reported_at)}
      </time>
    ),
  }
}

/** What it says, and what was said about it. */
function Words({ of: list }: { of: ReportedListView }) {
  const t = useTranslate()
  const said = list.reports.filter(({ reason }) => reason !== '')
  return (
    <span className={classes.stack}>
      {list.url === null ? (
        <CutName name={list.name} />
      ) : (
        <Link to={list.url as '/'}>
          <CutName name={list.name} />
        </Link>
      )}
      {list.is_hidden ? (
        <Chip>{t('Hidden')}</Chip>
      ) : (
        <ListVisibilityChip visibility={list.visibility} />
      )}
      {[list.description, ...list.notes].filter(Boolean).map((words, index) => (
        <span key={index} className={`${classes.words} ${classes.dim}`}>
          {words}
        </span>
      ))}
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
