import { reportedReviewEndpoints } from '@mediatheque/contract/community/reviews/reported-reviews.endpoints.ts'
import { reportedReviewList } from '@mediatheque/contract/community/reviews/reported-reviews.list.ts'
import type { ReportedReviewView } from '@mediatheque/contract/community/reviews/reported-reviews.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconFlag, IconFlagOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { DecideReviews, type Decision } from './decide-reviews.tsx'
import { useReportedReviewCells } from './reported-review-cells.tsx'
import { type ReportedSearch, reportedReviewsQuery } from './reported-reviews.queries.ts'

interface ReportedReviewsPageProps {
  search: ReportedSearch
  onSearch: OnSearch<ReportedSearch>
}

interface Asked {
  readonly decision: Decision
  /** When the rows need not stay chosen. */
  clear(): void
}

type Ask = (
  kind: Decision['kind'],
  reviews: readonly ReportedReviewView[],
  clear?: () => void,
) => void

/** Reviews of which somebody said that something is wrong, to decide whether it is. */
export function ReportedReviewsPage({ search, onSearch }: ReportedReviewsPageProps) {
  const t = useTranslate()
  const { data } = useList(reportedReviewsQuery(search))
  const [asked, setAsked] = useState<Asked>()
  const ask: Ask = (kind, reviews, clear = () => undefined) =>
    setAsked({ decision: { kind, reviews }, clear })
  const cells = useReportedReviewCells()
  const actions = [
    {
      label: t('Delete the reports'),
      icon: <IconFlagOff size={16} stroke={1.5} aria-hidden />,
      onRun: (rows: readonly ReportedReviewView[], done: () => void) => ask('clear', rows, done),
    },
    {
      label: t('Delete'),
      icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
      isDelete: true as const,
      onRun: (rows: readonly ReportedReviewView[], done: () => void) => ask('delete', rows, done),
    },
  ]
  return (
    <Page>
      <PageHeader
        title={t('Reported reviews')}
        titleId="reported-reviews"
        text={t(
          'Reviews of which somebody said that something is wrong, what most people say first.',
        )}
      />
      <DataTable
        {...{ list: reportedReviewList, data, search, onSearch, cells, actions }}
        labelledBy="reported-reviews"
        nameColumn="body"
        nameOf={nameOf}
        csvAddress={csvAddress(
          reportedReviewList,
          reportedReviewEndpoints.exportReportedReviews,
          search,
        )}
        rowActions={(review) => <Actions review={review} ask={ask} />}
        words={{
          failed: t('The reported reviews could not be loaded'),
          notFound: t('No reported reviews match'),
          empty: {
            icon: <IconFlag size={28} stroke={1.25} />,
            title: t('No review was reported'),
            text: t('Reviews that readers report will be here.'),
          },
        }}
      />
      <DecideReviews
        decision={asked?.decision}
        onClose={() => setAsked(undefined)}
        onDone={() => {
          asked?.clear()
          setAsked(undefined)
        }}
      />
    </Page>
  )
}

const nameOf = ({ title, author }: ReportedReviewView) =>
  [title.name, author?.name].filter(Boolean).join(' · ')

function Actions({ review, ask }: { review: ReportedReviewView; ask: Ask }) {
  const t = useTranslate()
  const name = nameOf(review)
  const look = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  const [clear, remove] = [t('Delete the reports'), t('Delete the review')]
  return (
    <>
      <ActionIcon
        {...look}
        aria-label={t(':label: :name', { label: clear, name })}
        title={clear}
        onClick={() => ask('clear', [review])}
      >
        <IconFlagOff size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={t(':label: :name', { label: remove, name })}
        title={remove}
        onClick={() => ask('delete', [review])}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <HistoryButton of={{ kind: 'review', id: String(review.id), name }} isSmall />
    </>
  )
}
