import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { readFilters } from '../../lib/lists/list-filters.ts'
import { isNarrowed, type SearchOf, withFilters } from '../../lib/lists/list-search.ts'
import { stateOf } from '../../lib/lists/view-states.ts'
import { ColumnMenu } from './column-menu.tsx'
import { CsvButton } from './csv-button.tsx'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import { FilterPopover } from './filter-popover.tsx'
import { SearchField } from './search-field.tsx'
import { isBeyondEnd } from './use-last-page.ts'
import type { TableLayoutControl } from './use-table-layout.ts'
import type { ViewsControl } from './use-views.ts'
import { ViewsMenu } from './views-menu.tsx'

interface TableToolsProps<
  L extends ListDefinition,
  Row extends { readonly id: number },
> extends Pick<
  DataTableProps<L, Row>,
  | 'list'
  | 'data'
  | 'search'
  | 'onSearch'
  | 'searchLabel'
  | 'csvAddress'
  | 'isSearchedWhenEmpty'
  | 'withoutFilters'
  | 'tools'
> {
  rows: readonly Row[]
  layout: TableLayoutControl
  views: ViewsControl
}

/** Above a table: search, filters, views, columns, and what its page adds. */
export function TableTools<L extends ListDefinition, Row extends { readonly id: number }>({
  list,
  data,
  search,
  onSearch,
  searchLabel,
  csvAddress,
  isSearchedWhenEmpty,
  withoutFilters,
  tools,
  rows,
  layout,
  views,
}: TableToolsProps<L, Row>) {
  const t = useTranslate()
  const isEmpty = data.page !== undefined && rows.length === 0 && !isBeyondEnd(data.page, search)
  if (isEmpty && !isNarrowed(search) && !isSearchedWhenEmpty) return null
  return (
    <div className={classes.tools}>
      {list.isSearchable && (
        <SearchField search={search} onSearch={onSearch} label={searchLabel ?? t('Search')} />
      )}
      {Object.keys(list.filters).length > 0 && (
        <FilterPopover
          list={list}
          without={withoutFilters ?? []}
          set={readFilters(list, search.filters)}
          onChange={(filters) => onSearch(withFilters(search, filters) as SearchOf<L>)}
        />
      )}
      <span className={classes.room} />
      {tools}
      <ViewsMenu list={list.name} control={views} state={stateOf(search, layout.columns)} />
      {csvAddress && data.page && rows.length > 0 && (
        <CsvButton address={csvAddress} rows={data.page.total ?? rows.length} />
      )}
      <ColumnMenu list={list} layout={layout} />
    </div>
  )
}
