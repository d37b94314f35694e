import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { isNarrowed, type SearchOf } from '../../lib/lists/list-search.ts'
import { errorMessage } from '../../lib/toast.ts'
import { useSelection } from '../../lib/use-selection.ts'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { UnreadNotice } from '../unread-notice.tsx'
import classes from './data-table.module.css'
import { FilterChips } from './filter-chips.tsx'
import { SelectionBar, type BulkAction } from './selection-bar.tsx'
import { TableFooter } from './table-footer.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { TableTools } from './table-tools.tsx'
import { useTableLayout } from './use-table-layout.ts'

/** What a table is told of its rows while they are read. */
export interface TableData<Row> {
  readonly page: Page<Row> | undefined
  readonly error: unknown
  /** Other rows are on their way; those of before are shown until then. */
  readonly isReloading: boolean
  reload(): void
}

export interface DataTableProps<L extends ListDefinition, Row extends { readonly id: number }> {
  list: L
  /** Id of the heading that names the table. */
  labelledBy: string
  data: TableData<Row>
  search: SearchOf<L>
  onSearch(search: SearchOf<L>): void
  /** How the value of each column is shown. */
  cells: { readonly [Column in keyof L['columns']]: (row: Row) => ReactNode }
  /** The column that says which row it is. */
  nameColumn: keyof L['columns'] & string
  /** What a row is called where it cannot be seen: in "Select :name". */
  nameOf(row: Row): string
  rowActions?(row: Row): ReactNode
  /** What can be done with chosen rows; the one with `isDelete` also by the Delete key. */
  actions?: readonly BulkAction<Row>[]
  searchLabel?: string
  /** A search finds more than what is listed without one. */
  isSearchedWhenEmpty?: boolean
  /** Where all rows that are found are a file. */
  csvAddress?: string
  /** Beside the search. */
  tools?: ReactNode
  words: {
    failed: string
    notFound: string
    empty: { readonly icon: ReactNode; readonly title: string; readonly text: string }
  }
}

/**
 * The one table of lists: searched, narrowed, ordered, paged and worked on, with all of its state in the address. By the
 * keyboard it is an ARIA grid; on phones each row is a card.
 */
export function DataTable<const L extends ListDefinition, Row extends { readonly id: number }>(
  props: DataTableProps<L, Row>,
) {
  const { list, data, search, onSearch, actions = [], words } = props
  const t = useTranslate()
  const layout = useTableLayout(list)
  const rows = data.page?.data ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const chosen = rows.filter(({ id }) => selection.selected.includes(id))
  const isEmpty = data.page !== undefined && rows.length === 0
  const hasTools = !isEmpty || isNarrowed(search) || props.isSearchedWhenEmpty
  const runDelete = () => {
    if (chosen.length > 0) actions.find(({ isDelete }) => isDelete)?.onRun(chosen, selection.clear)
  }
  return (
    <div className={classes.frame} aria-busy={data.isReloading}>
      {chosen.length > 0 ? (
        <SelectionBar chosen={chosen} actions={actions} onClear={selection.clear} />
      ) : (
        hasTools && (
          <TableTools
            list={list}
            search={search}
            onSearch={onSearch}
            layout={layout}
            searchLabel={props.searchLabel ?? t('Search')}
            csv={
              props.csvAddress && data.page && rows.length > 0
                ? { address: props.csvAddress, rows: data.page.total ?? rows.length }
                : undefined
            }
          >
            {props.tools}
          </TableTools>
        )
      )}
      {'unread' in search && <UnreadNotice />}
      <FilterChips list={list} search={search} onSearch={onSearch} />
      {data.error !== null && data.error !== undefined && (
        <ErrorState
          title={words.failed}
          text={errorMessage(data.error)}
          retryLabel={t('Try again')}
          onRetry={data.reload}
        />
      )}
      {!data.page && !data.error && (
        <TableSkeleton rows={search.perPage} columns={layout.columns.length} />
      )}
      {isEmpty && isNarrowed(search) && (
        <EmptyState
          icon={words.empty.icon}
          title={words.notFound}
          text={t('Try other words, or look at all of them.')}
        >
          <Button variant="default" onClick={() => onSearch({} as SearchOf<L>)}>
            {t('Show all')}
          </Button>
        </EmptyState>
      )}
      {isEmpty && !isNarrowed(search) && <EmptyState {...words.empty} />}
      {rows.length > 0 && (
        <TableGrid
          {...props}
          rows={rows}
          layout={layout}
          selection={actions.length > 0 ? selection : undefined}
          onDelete={runDelete}
        />
      )}
      {data.page && rows.length > 0 && (
        <TableFooter page={data.page} search={search} onSearch={onSearch} />
      )}
    </div>
  )
}
