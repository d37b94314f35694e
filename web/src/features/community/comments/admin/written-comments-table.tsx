import { writtenCommentEndpoints } from '@mediatheque/contract/community/comments/written-comments.endpoints.ts'
import { writtenCommentList } from '@mediatheque/contract/community/comments/written-comments.list.ts'
import type { WrittenCommentView } from '@mediatheque/contract/community/comments/written-comments.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconMessage, IconTrash } from '@tabler/icons-react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { AuthorName } from '../../authors/author.tsx'
import { RecordButton } from '../../sanctions/admin/record-button.tsx'
import { excerptOf, Moment, Place } from './reported-comment-cells.tsx'
import classes from './reported-comments.module.css'
import { useWrittenDecisions } from './use-written-decisions.tsx'
import { type WrittenCommentsSearch, writtenCommentsQuery } from './written-comments.queries.ts'
import { WrittenStateMark } from './written-state.tsx'

interface WrittenCommentsTableProps {
  search: WrittenCommentsSearch
  onSearch: OnSearch<WrittenCommentsSearch>
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Of one title, with its episodes and videos; without, of all. */
  titleId?: number
}

const NAME_LENGTH = 50
const LOOK = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
const SMALL = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** All comments that members wrote, searched, narrowed, deleted and shown again. */
export function WrittenCommentsTable({
  search,
  onSearch,
  labelledBy,
  titleId,
}: WrittenCommentsTableProps) {
  const t = useTranslate()
  const { data } = useList(writtenCommentsQuery(search, titleId))
  const { ask, restore, dialog } = useWrittenDecisions()
  return (
    <>
      <DataTable
        {...{ list: writtenCommentList, data, search, onSearch, labelledBy }}
        cells={useCells()}
        withoutFilters={titleId === undefined ? [] : ['title']}
        nameColumn="content"
        nameOf={({ content }) => excerptOf(content, NAME_LENGTH)}
        searchLabel={t('Search what comments say')}
        {...(titleId === undefined && {
          csvAddress: csvAddress(
            writtenCommentList,
            writtenCommentEndpoints.exportWrittenComments,
            search,
          ),
        })}
        rowActions={(comment) => (
          <RowActions
            comment={comment}
            onDelete={() => ask([comment])}
            onRestore={() => restore([comment])}
          />
        )}
        actions={[
          {
            label: t('Show again'),
            icon: <IconArrowBackUp {...SMALL} />,
            onRun: (rows, clear) => restore(rows.filter(isDeleted), clear),
          },
          {
            label: t('Delete'),
            icon: <IconTrash {...SMALL} />,
            isDelete: true,
            onRun: (rows, clear) =>
              ask(
                rows.filter((row) => !isDeleted(row)),
                clear,
              ),
          },
        ]}
        words={{
          failed: t('The comments could not be loaded'),
          notFound: t('No comments match'),
          empty: {
            icon: <IconMessage size={28} stroke={1.25} />,
            title: t('No comments yet'),
            text: t('What members write will be here.'),
          },
        }}
      />
      {dialog}
    </>
  )
}

const isDeleted = ({ state }: WrittenCommentView) => state === 'deleted'

function useCells() {
  const format = useFormat()
  return {
    content: ({ content }: WrittenCommentView) => <span className={classes.full}>{content}</span>,
    author: ({ author }: WrittenCommentView) => (
      <span className={classes.author}>
        <AuthorName author={author} />
        {author && <RecordButton of={author} />}
      </span>
    ),
    place: (comment: WrittenCommentView) => <Place of={comment} />,
    state: (comment: WrittenCommentView) => <WrittenStateMark {...comment} />,
    votes: ({ votes }: WrittenCommentView) => format.number(votes),
    reports: ({ reports_count }: WrittenCommentView) => format.number(reports_count),
    created_at: ({ created_at }: WrittenCommentView) => <Moment iso={created_at} />,
  }
}

interface RowActionsProps {
  comment: WrittenCommentView
  onDelete(): void
  onRestore(): void
}

function RowActions({ comment, onDelete, onRestore }: RowActionsProps) {
  const t = useTranslate()
  const name = excerptOf(comment.content, NAME_LENGTH)
  const label = isDeleted(comment) ? t('Show again') : t('Delete the comment')
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(':label: :name', { label, name })}
        title={label}
        onClick={isDeleted(comment) ? onRestore : onDelete}
      >
        {isDeleted(comment) ? <IconArrowBackUp {...LOOK} /> : <IconTrash {...LOOK} />}
      </ActionIcon>
      <HistoryButton of={{ kind: 'comment', id: String(comment.id), name }} isSmall />
    </>
  )
}
