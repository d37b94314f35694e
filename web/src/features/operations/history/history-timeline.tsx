import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HistoryEntry, type HistoryEntryProps } from './history-entry.tsx'
import { type HistorySubject, historyOfQuery } from './history.queries.ts'
import classes from './history.module.css'

interface HistoryTimelineProps extends Omit<HistoryEntryProps, 'event'> {
  of: HistorySubject
}

/** What was done to a record, or by one act to several, newest first. */
export function HistoryTimeline({ of, ...entry }: HistoryTimelineProps) {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historyOfQuery(of),
  )
  const events = data?.pages.flatMap(({ pagination }) => pagination.data)
  if (error && !events)
    return (
      <ErrorState
        title={t('The history could not be loaded')}
        text={errorMessage(error)}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!events) return <Skeleton height={160} />
  if (events.length === 0)
    return <p className={classes.quiet}>{t('Nothing was written down yet')}</p>
  return (
    <>
      <ol className={classes.timeline}>
        {events.map((event) => (
          <HistoryEntry key={event.id} event={event} {...entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('Show older changes')}
        </Button>
      )}
    </>
  )
}
