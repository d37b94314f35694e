import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFilter, IconSearch } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { readFilters } from '../../lib/lists/list-filters.ts'
import { type SearchOf, withFilters, withQuery } from '../../lib/lists/list-search.ts'
import { ColumnMenu } from './column-menu.tsx'
import { CsvButton } from './csv-button.tsx'
import classes from './data-table.module.css'
import type { TableLayoutControl } from './use-table-layout.ts'

const FilterPopover = lazy(() => import('./filter-popover.tsx'))

interface TableToolsProps<L extends ListDefinition> {
  list: L
  search: SearchOf<L>
  onSearch(search: SearchOf<L>): void
  layout: TableLayoutControl
  searchLabel: string
  /** Undefined: there is nothing to take along. */
  csv: { readonly address: string; readonly rows: number } | undefined
  children?: ReactNode
}

/** Above a table: search, filters, columns, and what its page adds. */
export function TableTools<L extends ListDefinition>({
  list,
  search,
  onSearch,
  layout,
  searchLabel,
  csv,
  children,
}: TableToolsProps<L>) {
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
  return (
    <div className={classes.tools}>
      {list.isSearchable && <SearchField search={search} onSearch={onSearch} label={searchLabel} />}
      {Object.keys(list.filters).length > 0 &&
        (wantsFilters ? (
          <Suspense fallback={button}>
            <FilterPopover
              list={list}
              set={readFilters(list, search.filters)}
              onChange={(filters) => onSearch(withFilters(search, filters) as SearchOf<L>)}
            />
          </Suspense>
        ) : (
          button
        ))}
      <span className={classes.room} />
      {children}
      {csv && <CsvButton {...csv} />}
      <ColumnMenu list={list} layout={layout} />
    </div>
  )
}

interface SearchFieldProps<L extends ListDefinition> extends Pick<
  TableToolsProps<L>,
  'search' | 'onSearch'
> {
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
