import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { Button, CloseButton, Popover } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { readFilters, type SetFilter } from '../../lib/lists/list-filters.ts'
import { type SearchOf, withFilters, type OnSearch } from '../../lib/lists/list-search.ts'
import classes from './data-table.module.css'
import { useFilterWords } from './use-filter-words.ts'

const editor = lazyPart(() => import('./filter-editor.tsx'))

interface FilterChipsProps<L extends ListDefinition> {
  list: L
  search: SearchOf<L>
  onSearch: OnSearch<SearchOf<L>>
}

/** The filters that are set, each to be changed or taken away. */
export function FilterChips<L extends ListDefinition>({
  list,
  search,
  onSearch,
}: FilterChipsProps<L>) {
  const t = useTranslate()
  const set = readFilters(list, search.filters)
  if (set.length === 0) return null
  const change = (filters: readonly SetFilter[]) =>
    onSearch(withFilters(search, filters) as SearchOf<L>)
  return (
    <div className={classes.chips} role="group" aria-label={t('Filters')}>
      {set.map((filter) => (
        <FilterChip
          key={filter.key}
          list={list}
          filter={filter}
          onChange={(changed) =>
            change(set.map((other) => (other.key === changed.key ? changed : other)))
          }
          onRemove={() => change(set.filter((other) => other !== filter))}
        />
      ))}
      {set.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={() => change([])}>
          {t('Clear filters')}
        </Button>
      )}
    </div>
  )
}

interface FilterChipProps {
  list: ListDefinition
  filter: SetFilter
  onChange(filter: SetFilter): void
  onRemove(): void
}

function FilterChip({ list, filter, onChange, onRemove }: FilterChipProps) {
  const t = useTranslate()
  const rule = list.filters[filter.key]!
  // A filter that was just chosen is to be filled in.
  const [isOpen, setOpen] = useState(filter.value === undefined)
  const label = t(rule.label)
  const words = useFilterWords(rule, filter)
  return (
    <span className={classes.filterChip} data-inactive={filter.value === undefined || undefined}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        shadow="md"
        trapFocus
        returnFocus
        // Whoever goes on by the keyboard may scroll its button away.
        hideDetached={false}
      >
        <Popover.Target>
          <button
            type="button"
            className={classes.chipWords}
            aria-label={t('Change the filter :name', { name: `${label} ${words}` })}
            onClick={() => (isOpen ? setOpen(false) : editor.load(() => setOpen(true)))}
          >
            {label} <b>{words}</b>
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense>
            <editor.Part
              rule={rule}
              filter={filter}
              onApply={(changed) => {
                setOpen(false)
                onChange(changed)
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <CloseButton
        size={30}
        iconSize={16}
        aria-label={t('Remove the filter :name', { name: label })}
        onClick={onRemove}
      />
    </span>
  )
}
