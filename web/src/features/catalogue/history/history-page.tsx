import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { Button, TextInput } from '@mantine/core'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { readQuery } from '../../../lib/page-search.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HistoryTools } from './history-tools.tsx'
import { playsQuery } from './history.queries.ts'
import classes from './history-page.module.css'
import { PlayedDays } from './played-days.tsx'
import { PrivateViewing } from './private-viewing.tsx'
import { useRemovedPlays } from './use-removed-plays.ts'

interface HistoryPageProps {
  /** Words that are looked for. */
  query: string
  onSearch(query: string): void
}

/** What the reader watched, by day: found again, gone on with, taken along and forgotten. */
export function HistoryPage({ query, onSearch }: HistoryPageProps) {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    { ...playsQuery(query), placeholderData: keepPreviousData },
  )
  const { removed, remove } = useRemovedPlays()
  const plays = data?.pages
    .flatMap(({ pagination }) => pagination.data)
    .filter(({ id }) => !removed.has(id))
  const isEmpty = plays?.length === 0
  return (
    <Page narrow>
      <PageHeader
        title={t('Watch history')}
        text={t('What you watched on every device, last first. Nobody else sees it.')}
        actions={!(isEmpty && query === '') && <HistoryTools query={query} />}
      />
      <PrivateViewing />
      {!(isEmpty && query === '') && <Search query={query} onSearch={onSearch} />}
      {error && !plays ? (
        <ErrorState
          title={t('The watch history could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      ) : !plays ? (
        <Skeleton height={320} />
      ) : isEmpty ? (
        <EmptyState
          icon={<IconHistory size={32} stroke={1.5} />}
          title={query ? t('Nothing found') : t('Nothing watched yet')}
          text={
            query
              ? t('Nothing that you watched has these words.')
              : t('What you watch will be listed here, so that you find it again.')
          }
        />
      ) : (
        <PlayedDays plays={plays} onRemove={remove} />
      )}
      {hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('Show earlier')}
        </Button>
      )}
    </Page>
  )
}

function Search({ query, onSearch }: HistoryPageProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(query)
  const words = useDebounced(readQuery({ query: typed }), SEARCH_DEBOUNCE_MS)
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== query) onSearch(wanted)
  })
  // What is typed is looked for, and nothing else.
  useEffect(() => search(words), [words])
  return (
    <TextInput
      type="search"
      className={classes.search ?? ''}
      aria-label={t('Search what you watched')}
      placeholder={t('Search what you watched')}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      maxLength={200}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
