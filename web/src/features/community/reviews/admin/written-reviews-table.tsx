import { writtenReviewEndpoints } from '@mediatheque/contract/community/reviews/written-reviews.endpoints.ts'
import { writtenReviewList } from '@mediatheque/contract/community/reviews/written-reviews.list.ts'
import type { WrittenReviewView } from '@mediatheque/contract/community/reviews/written-reviews.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconStar, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { AuthorName } from '../../authors/author.tsx'
import { RecordButton } from '../../sanctions/admin/record-button.tsx'
import { excerptOf } from '../../comments/admin/reported-comment-cells.tsx'
import { WrittenStateMark } from '../../comments/admin/written-state.tsx'
import { Moment } from './reported-review-cells.tsx'
import classes from './reported-reviews.module.css'
import { useWrittenDecisions } from './use-written-decisions.tsx'
import { type WrittenReviewsSearch, writtenReviewsQuery } from './written-reviews.queries.ts'

interface WrittenReviewsTableProps {
  search: WrittenReviewsSearch
  onSearch: OnSearch<WrittenReviewsSearch>
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Of one title; without, of all. */
  titleId?: number
}

const NAME_LENGTH = 50
const LOOK = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
const SMALL = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** All ratings and reviews of members, searched, narrowed, deleted and shown again. */
export function WrittenReviewsTable({
  search,
  onSearch,
  labelledBy,
  titleId,
}: WrittenReviewsTableProps) {
  const t = useTranslate()
  const { data } = useList(writtenReviewsQuery(search, titleId))
  const { ask, restore, dialog } = useWrittenDecisions()
  return (
    <>
      <DataTable
        {...{ list: writtenReviewList, data, search, onSearch, labelledBy }}
        cells={useCells()}
        withoutFilters={titleId === undefined ? [] : ['title']}
        nameColumn="body"
        nameOf={nameOf}
        searchLabel={t('Search what reviews say')}
        {...(titleId === undefined && {
          csvAddress: csvAddress(
            writtenReviewList,
            writtenReviewEndpoints.exportWrittenReviews,
            search,
          ),
        })}
        rowActions={(review) => (
          <RowActions
            review={review}
            onDelete={() => ask([review])}
            onRestore={() => restore([review])}
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
          failed: t('The reviews could not be loaded'),
          notFound: t('No reviews match'),
          empty: {
            icon: <IconStar size={28} stroke={1.25} />,
            title: t('No reviews yet'),
            text: t('What members write will be here.'),
          },
        }}
      />
      {dialog}
    </>
  )
}

/** Ratings have no words to be called by. */
const nameOf = ({ body, title }: WrittenReviewView) => excerptOf(body ?? title.name, NAME_LENGTH)
const isDeleted = ({ state }: WrittenReviewView) => state === 'deleted'

function useCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    body: ({ body }: WrittenReviewView) => (
      <span className={body ? classes.full : classes.dim}>
        {body ?? t('A rating without words')}
      </span>
    ),
    score: ({ score }: WrittenReviewView) => `${score}/10`,
    author: ({ author }: WrittenReviewView) => (
      <span className={classes.author}>
        <AuthorName author={author} />
        {author && <RecordButton of={author} />}
      </span>
    ),
    title: ({ title }: WrittenReviewView) => (
      <Link to={title.url as '/'}>
        <CutName name={title.name} />
      </Link>
    ),
    state: (review: WrittenReviewView) => <WrittenStateMark {...review} />,
    votes: ({ votes }: WrittenReviewView) => format.number(votes),
    reports: ({ reports_count }: WrittenReviewView) => format.number(reports_count),
    created_at: ({ created_at }: WrittenReviewView) => <Moment iso={created_at} />,
  }
}

interface RowActionsProps {
  review: WrittenReviewView
  onDelete(): void
  onRestore(): void
}

function RowActions({ review, onDelete, onRestore }: RowActionsProps) {
  const t = useTranslate()
  const name = nameOf(review)
  const label = isDeleted(review) ? t('Show again') : t('Delete the review')
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(':label: :name', { label, name })}
        title={label}
        onClick={isDeleted(review) ? onRestore : onDelete}
      >
        {isDeleted(review) ? <IconArrowBackUp {...LOOK} /> : <IconTrash {...LOOK} />}
      </ActionIcon>
      <HistoryButton of={{ kind: 'review', id: String(review.id), name }} isSmall />
    </>
  )
}
