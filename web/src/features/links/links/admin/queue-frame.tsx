import { Pagination } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type Translate, useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { QueuePage } from './queue-kinds.ts'
import classes from './queue.module.css'

interface QueueFrameProps {
  title: string
  waiting(t: Translate, count: number): string
  query: UseQueryResult<QueuePage>
  page: number
  onPageChange(page: number): void
  empty: { readonly title: string; readonly text: string }
  /** The rows, where there are some. */
  children: ReactNode
}

/** A page of contributions that somebody has to decide about: how many there are, and the pages of them. */
export function QueueFrame({
  title,
  waiting,
  query: { data, error, refetch },
  page,
  onPageChange,
  empty,
  children,
}: QueueFrameProps) {
  const t = useTranslate()
  const lastPage = data?.pagination.last_page ?? 1
  useEffect(() => {
    if (page > lastPage) onPageChange(lastPage)
  }, [page, lastPage, onPageChange])
  return (
    <Page>
      <PageHeader title={title} text={data && sayHowMany(data, waiting, t)} />
      {error && (
        <ErrorState
          title={t('The contributions could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className={classes.skeletons} aria-busy>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={96} />
          ))}
        </div>
      )}
      {data?.pagination.data.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={32} stroke={1.5} />} {...empty} />
      )}
      {children}
      {lastPage > 1 && (
        <Pagination
          className={classes.pages ?? ''}
          value={page}
          total={lastPage}
          onChange={onPageChange}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
          })}
          getItemProps={(item) => ({ 'aria-label': t('Page :number', { number: item }) })}
        />
      )}
    </Page>
  )
}

function sayHowMany(
  { pagination: { total, total_is_minimum } }: QueuePage,
  waiting: QueueFrameProps['waiting'],
  t: Translate,
): string {
  const text = waiting(t, total ?? 0)
  return total_is_minimum ? t('More than :text', { text }) : text
}
