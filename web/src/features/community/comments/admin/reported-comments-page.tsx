import { reportedCommentEndpoints } from '@mediatheque/contract/community/comments/reported-comments.endpoints.ts'
import { reportedCommentList } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { IconCheck, IconFlag, IconFlagOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { DecideComments, type Decision } from './decide-comments.tsx'
import { ReportedCommentActions } from './reported-comment-actions.tsx'
import { excerptOf, useReportedCommentCells } from './reported-comment-cells.tsx'
import { ReportedCommentDialog } from './reported-comment-dialog.tsx'
import { type ReportedSearch, reportedCommentsQuery } from './reported-comments.queries.ts'

interface ReportedCommentsPageProps {
  search: ReportedSearch
  onSearch: OnSearch<ReportedSearch>
}

interface Asked {
  readonly decision: Decision
  /** When the rows need not stay chosen. */
  clear(): void
}

const NAME_LENGTH = 50

/** Comments that are held, or of which somebody said that something is wrong, to decide whether it is. */
export function ReportedCommentsPage({ search, onSearch }: ReportedCommentsPageProps) {
  const t = useTranslate()
  const { data } = useList(reportedCommentsQuery(search))
  const [readId, setReadId] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const ask = (
    kind: Decision['kind'],
    comments: readonly ReportedCommentView[],
    clear = () => undefined as void,
  ) => setAsked({ decision: { kind, comments }, clear })
  const read = data.page?.data.find(({ id }) => id === readId)
  const cells = useReportedCommentCells(({ id }) => setReadId(id))
  const approving = {
    label: t('Approve'),
    icon: <IconCheck size={16} stroke={1.5} aria-hidden />,
    onRun: (rows: readonly ReportedCommentView[], done: () => void) => ask('approve', rows, done),
  }
  const clearing = {
    label: t('Delete the reports'),
    icon: <IconFlagOff size={16} stroke={1.5} aria-hidden />,
    onRun: (rows: readonly ReportedCommentView[], done: () => void) => ask('clear', rows, done),
  }
  const removing = {
    label: t('Delete'),
    icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
    isDelete: true,
    onRun: (rows: readonly ReportedCommentView[], done: () => void) => ask('delete', rows, done),
  } as const
  return (
    <Page>
      <PageHeader
        title={t('Comments to read')}
        titleId="reported-comments"
        text={t('Comments that are held, or of which somebody said that something is wrong.')}
      />
      <DataTable
        {...{ list: reportedCommentList, data, search, onSearch, cells }}
        labelledBy="reported-comments"
        nameColumn="content"
        nameOf={({ content }) => excerptOf(content, NAME_LENGTH)}
        searchLabel={t('Search what comments say')}
        csvAddress={csvAddress(
          reportedCommentList,
          reportedCommentEndpoints.exportReportedComments,
          search,
        )}
        rowActions={(comment) => (
          <ReportedCommentActions comment={comment} onDecide={(kind) => ask(kind, [comment])} />
        )}
        actions={[approving, clearing, removing]}
        words={{
          failed: t('The comments to read could not be loaded'),
          notFound: t('No comments to read match'),
          empty: {
            icon: <IconFlag size={28} stroke={1.25} />,
            title: t('No comments to read'),
            text: t('Comments that are held, and those that readers report, will be here.'),
          },
        }}
      />
      <ReportedCommentDialog
        of={read}
        onDecide={(kind) => read && ask(kind, [read])}
        onClose={() => setReadId(undefined)}
      />
      <DecideComments
        decision={asked?.decision}
        onClose={() => setAsked(undefined)}
        onDone={() => {
          asked?.clear()
          setAsked(undefined)
          setReadId(undefined)
        }}
      />
    </Page>
  )
}
