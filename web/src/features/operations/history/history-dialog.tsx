import { Button, Modal } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HistoryEntry, type RevertedChange } from './history-entry.tsx'
import { type HistoryOf, historyOfQuery } from './history.queries.ts'
import { RevertDialog } from './revert-dialog.tsx'
import classes from './history.module.css'

interface HistoryDialogProps {
  of: HistoryOf
  onClose(): void
  onReverted(): void
}

/** What was done to a record, newest first. */
export default function HistoryDialog({ of, onClose, onReverted }: HistoryDialogProps) {
  const t = useTranslate()
  const [reverted, setReverted] = useState<RevertedChange>()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('History of :name', { name: of.name || `#${of.id}` })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Timeline of={of} onRevert={setReverted} />
      <RevertDialog
        reverted={reverted}
        onClose={() => setReverted(undefined)}
        onDone={onReverted}
      />
    </Modal>
  )
}

function Timeline({ of, onRevert }: { of: HistoryOf; onRevert(reverted: RevertedChange): void }) {
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
          <HistoryEntry key={event.id} event={event} onRevert={onRevert} />
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
