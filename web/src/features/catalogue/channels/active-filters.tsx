import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { IconX } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { CHANNEL_FILTERS, type ChannelFilterName, type ChannelSearch } from './channel-search.ts'
import { filterListsQuery } from './channels.queries.ts'
import classes from './channel-page.module.css'
import { decadeLabel, filterChoices } from './filter-bar.tsx'

interface ActiveFiltersProps {
  type: TitleType | null
  search: ChannelSearch
  onRemove(name: ChannelFilterName): void
  onClear(): void
}

/** A chip for each filter that narrows the list; pressing one takes it away. */
export function ActiveFilters({ type, search, onRemove, onClear }: ActiveFiltersProps) {
  const t = useTranslate()
  const { data: lists } = useSuspenseQuery(filterListsQuery(type))
  const choices = filterChoices(lists, t)
  const active = CHANNEL_FILTERS.filter((name) => search[name] !== undefined)
  if (active.length === 0) return null
  const labelOf = (name: ChannelFilterName) => {
    if (name === 'links') return t('With links')
    const value = String(search[name])
    return (
      choices[name].find((choice) => choice.value === value)?.label ??
      (name === 'decade' ? decadeLabel(Number(value)) : value)
    )
  }
  return (
    <ul className={classes.chips}>
      {active.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('Remove the filter :name', { name: labelOf(name) })}
            onClick={() => onRemove(name)}
          >
            {labelOf(name)}
            <IconX size={14} stroke={1.8} aria-hidden />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button type="button" className={classes.clear} onClick={onClear}>
            {t('Clear all filters')}
          </button>
        </li>
      )}
    </ul>
  )
}
