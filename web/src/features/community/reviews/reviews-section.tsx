import { Button } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { onlyOnce } from '../../../lib/only-once.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { OrderSelect } from '../../../ui/order-select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OwnReview } from './own-review.tsx'
import { ReviewCard } from './review-card.tsx'
import { REVIEW_SORTS, type ReviewSort, reviewsQuery } from './reviews.queries.ts'
import classes from './reviews.module.css'
import { ScoreChart } from './score-chart.tsx'

/** How members rate a title, and what they write about it. */
export function ReviewsSection({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const [sort, setSort] = useState<ReviewSort>('created_at')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    { ...reviewsQuery(titleId, sort), placeholderData: keepPreviousData },
  )
  const summary = data?.pages[0]?.summary
  const reviews = data && onlyOnce(data.pages.flatMap(({ pagination }) => pagination.data))
  // The reader's own stands above.
  const others = reviews?.filter(({ can }) => !can.update)
  return (
    <Section
      anchor="reviews"
      title={t('Reviews')}
      actions={reviews && reviews.length > 1 && <Sort value={sort} onChange={setSort} />}
    >
      <OwnReview titleId={titleId} />
      {error && !data && (
        <ErrorState
          title={t('The reviews could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={160} />}
      {reviews?.length === 0 && (
        <EmptyState
          icon={<IconStar size={32} stroke={1.5} />}
          title={t('No reviews yet')}
          text={t('What members think of it will be here.')}
        />
      )}
      {summary && reviews && reviews.length > 0 && (
        <div className={classes.layout}>
          <ScoreChart summary={summary} />
          <div className={classes.column}>
            <ul className={classes.list}>
              {others?.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </ul>
            {hasNextPage && (
              <Button
                variant="default"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('More reviews')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Section>
  )
}

function Sort({ value, onChange }: { value: ReviewSort; onChange(sort: ReviewSort): void }) {
  const t = useTranslate()
  return (
    <OrderSelect
      label={t('Order of the reviews')}
      value={value}
      onChange={onChange}
      options={Object.entries(REVIEW_SORTS).map(([key, name]) => ({
        value: key as ReviewSort,
        label: t(name),
      }))}
    />
  )
}
