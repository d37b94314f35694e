import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { Button } from '@mantine/core'
import { ApiError } from '../../lib/api.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { isNarrowed, type SearchOf } from '../../lib/lists/list-search.ts'
import { errorMessage } from '../../lib/toast.ts'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import type { DataTableProps } from './data-table.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { isBeyondEnd } from './use-last-page.ts'

/** What is asked for is not to be had: asking again would not help. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 422

type TableStateProps<L extends ListDefinition, Row extends { readonly id: number }> = Pick<
  DataTableProps<L, Row>,
  'data' | 'search' | 'onSearch' | 'words'
> & { columns: number }

/** In place of rows: they are on their way, did not come, or there are none. */
export function TableState<L extends ListDefinition, Row extends { readonly id: number }>({
  data,
  search,
  onSearch,
  words,
  columns,
}: TableStateProps<L, Row>) {
  const t = useTranslate()
  if (isRefused(data.error))
    return (
      <EmptyState icon={words.empty.icon} title={words.failed} text={errorMessage(data.error)}>
        <Button
          variant="default"
          onClick={() => {
            const { page: _, orderBy: __, orderDir: ___, ...rest } = search
            onSearch(rest as SearchOf<L>)
          }}
        >
          {t('Show from the beginning')}
        </Button>
      </EmptyState>
    )
  if (data.error !== null && data.error !== undefined)
    return (
      <ErrorState
        title={words.failed}
        text={errorMessage(data.error)}
        retryLabel={t('Try again')}
        onRetry={data.reload}
      />
    )
  if (!data.page || isBeyondEnd(data.page, search))
    return <TableSkeleton rows={search.perPage} columns={columns} />
  if (data.page.data.length > 0) return null
  if (!isNarrowed(search)) return <EmptyState {...words.empty} />
  return (
    <EmptyState
      icon={words.empty.icon}
      title={words.notFound}
      text={t('Try other words, or look at all of them.')}
    >
      <Button variant="default" onClick={() => onSearch({} as SearchOf<L>)}>
        {t('Show all')}
      </Button>
    </EmptyState>
  )
}
