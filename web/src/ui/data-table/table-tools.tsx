import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { readFilters } from '../../lib/lists/list-filters.ts'
import { isNarrowed, type SearchOf, withFilters, withQuery } from '../../lib/lists/list-search.ts'
import { stateOf } from '../../lib/lists/view-states.ts'
import { ColumnMenu } from './column-menu.tsx'
import { CsvButton } from './csv-button.tsx'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table.tsx'
import type { TableLayoutControl } from './use-table-layout.ts'
import type { ViewsControl } from './use-views.ts'
import { ViewsMenu } from './views-menu.tsx'

const FilterPopover = lazy(() => import('./filter-popover.tsx'))

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
  // Loaded when wanted: its controls weigh more than the table.
  const [wantsFilters, setWantsFilters] = useState(false)
  const button = (
    <Button
      variant="default"
      leftSection={<IconFilter size={16} stroke={1.5} aria-hidden />}
      onClick={() => setWantsFilters(true)}
    >
      {t('Filter')}
    </Button>
  )
  const isEmpty = data.page !== undefined && rows.length === 0
  if (isEmpty && !isNarrowed(search) && !isSearchedWhenEmpty) return null
  return (
    <div className={classes.tools}>
      {list.isSearchable && (
        <SearchField search={search} onSearch={onSearch} label={searchLabel ?? t('Search')} />
      )}
      {Object.keys(list.filters).length > 0 &&
        (wantsFilters ? (
          <Suspense fallback={button}>
            <FilterPopover
              list={list}
              without={withoutFilters ?? []}
              set={readFilters(list, search.filters)}
              onChange={(filters) => onSearch(withFilters(search, filters) as SearchOf<L>)}
            />
          </Suspense>
        ) : (
          button
        ))}
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

interface SearchFieldProps<L extends ListDefinition> {
  search: SearchOf<L>
  onSearch(search: SearchOf<L>): void
  label: string
}

function SearchField<L extends ListDefinition>({ search, onSearch, label }: SearchFieldProps<L>) {
  const [text, setText] = useState(search.query ?? '')
  const [said, setSaid] = useState(search.query)
  // Changed elsewhere: by "Show all", a saved view, or the way back.
  if (said !== search.query) {
    setSaid(search.query)
    if (search.query !== (text.trim() || undefined)) setText(search.query ?? '')
  }
  const find = useDebouncedCallback(
    (typed: string) => onSearch(withQuery(search, typed) as SearchOf<L>),
    SEARCH_DEBOUNCE_MS,
  )
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      value={text}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        find(currentTarget.value)
      }}
    />
  )
}
