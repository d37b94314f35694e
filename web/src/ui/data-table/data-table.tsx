import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import type { ReactNode } from 'react'
import type { SearchOf, OnSearch } from '../../lib/lists/list-search.ts'
import { useSelection } from '../../lib/use-selection.ts'
import classes from './data-table.module.css'
import { FilterChips } from './filter-chips.tsx'
import { ResultCount } from './result-count.tsx'
import { SelectionBar, type BulkAction } from './selection-bar.tsx'
import { TableFooter } from './table-footer.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableNotices } from './table-notices.tsx'
import { TableState } from './table-state.tsx'
import { TableTools } from './table-tools.tsx'
import { useBulk } from './use-bulk.tsx'
import { useClearedByEscape } from './use-cleared-by-escape.ts'
import { useClearedOutside } from './use-cleared-outside.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLastPage } from './use-last-page.ts'
import { useTableLayout } from './use-table-layout.ts'
import { useViews } from './use-views.ts'

/** What a table is told of its rows while they are read. */
export interface TableData<Row> {
  readonly page: Page<Row> | undefined
  /** What its call asks for, but for the page: given where work on all that is found is offered. */
  readonly asked?: Readonly<Record<string, string>>
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
  onSearch: OnSearch<SearchOf<L>>
  /** How the value of each column is shown. */
  cells: { readonly [Column in keyof L['columns']]: (row: Row) => ReactNode }
  /** Columns that say nothing here, such as the episode of a film. */
  withoutColumns?: readonly (keyof L['columns'] & string)[]
  /** Filters that are none here. */
  withoutFilters?: readonly (keyof L['filters'] & string)[]
  /** The column that says which row it is. A name inside a link or beside something else is a `<CutName>`. */
  nameColumn: keyof L['columns'] & string
  /** What a row is called where it cannot be seen: in "Select :name". */
  nameOf(row: Row): string
  rowActions?(row: Row): ReactNode
  /** What can be done with chosen rows; the one with `isDelete` also by the Delete key. */
  actions?: readonly BulkAction<Row>[]
  /** A press anywhere else on the page lets chosen rows go. */
  isClearedOutside?: boolean
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
  const { list, data, search, onSearch, actions = [] } = props
  const focus = useKeptFocus()
  const layout = useTableLayout(list, props.withoutColumns)
  const views = useViews({ list, search, onSearch, layout })
  const rows = data.page?.data ?? []
  const selection = useSelection(rows.map(({ id }) => id))
  const chosen = rows.filter(({ id }) => selection.selected.includes(id))
  const bulk = useBulk({ list, data, actions, onStarted: () => letGo() })
  const clear = () => {
    selection.clear()
    bulk.clear()
  }
  useClearedOutside(focus.frame, clear, props.isClearedOutside === true && chosen.length > 0)
  useLastPage(data, search, onSearch)
  // Whoever chooses rows means these.
  const chosenBy = {
    ...selection,
    clear,
    toggle: (id: number, withShift: boolean) => {
      bulk.clear()
      selection.toggle(id, withShift)
    },
    selectAll: () => {
      bulk.clear()
      selection.selectAll()
    },
  }
  // What was pressed goes with the rows, or is in a dialog that closes.
  const letGo = () => {
    clear()
    focus.goToRows()
  }
  useClearedByEscape(letGo, chosen.length > 0)
  const runDelete = () => {
    const action = actions.find(({ isDelete }) => isDelete)
    if (chosen.length === 0 || !action) return
    if (bulk.isAll && action.all) bulk.run(action.all)
    else action.onRun(chosen, letGo)
  }
  return (
    <div className={classes.frame} aria-busy={data.isReloading} {...focus.props}>
      {chosen.length > 0 ? (
        <SelectionBar
          chosen={chosen}
          isPage={selection.isAll}
          actions={actions}
          bulk={bulk}
          onClear={letGo}
        />
      ) : (
        <TableTools {...props} rows={rows} layout={layout} views={views} />
      )}
      {bulk.parts}
      <TableNotices search={search} lost={views.lost} />
      <FilterChips list={list} search={search} onSearch={onSearch} />
      <ResultCount data={data} search={search} />
      <TableState {...props} columns={layout.columns.length} />
      {rows.length > 0 && (
        <div className={classes.scroll}>
          <TableGrid
            {...props}
            rows={rows}
            layout={layout}
            selection={actions.length > 0 ? chosenBy : undefined}
            onDelete={runDelete}
          />
        </div>
      )}
      {data.page && rows.length > 0 && (
        <TableFooter page={data.page} search={search} onSearch={onSearch} />
      )}
    </div>
  )
}
