import {
  CHOICE_FILTERS,
  type ChosenFilter,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { changeRange, toggleChosen } from './change-search.ts'
import {
  type ChannelSearch,
  chosenOf,
  RANGE_FILTERS,
  type RangeFilter,
  readChannelSearch,
} from './channel-search.ts'
import { labelOf } from './choice-labels.ts'
import classes from './channel-page.module.css'

interface ActiveFiltersProps {
  /** Names of what the list was asked for. */
  known: readonly ChosenFilter[]
  search: ChannelSearch
  onSearch(search: ChannelSearch): void
}

export interface Active {
  key: string
  label: string
  /** Nothing is called that. */
  isUnknown?: boolean
  without: ChannelSearch
}

/** A chip for each thing that narrows the list; pressing one takes it away and goes on to the next. */
export function ActiveFilters({ known, search, onSearch }: ActiveFiltersProps) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const active = listActive(search, known, t)
  if (active.length === 0) return null
  const remove = (index: number, without: ChannelSearch) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
    // Who goes by the keyboard stays among the chips, and goes back to what opens the filters after the last one.
    const next =
      (index < buttons.length ? (buttons[index + 1] ?? buttons[index - 1]) : undefined) ??
      document.querySelector<HTMLElement>('button[data-filters]')
    next?.focus()
    onSearch(without)
  }
  return (
    <ul ref={list} className={classes.chips} aria-label={t('Chosen filters')}>
      {active.map(({ key, label, isUnknown, without }, index) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            data-chip
            data-unknown={isUnknown || undefined}
            aria-label={t('Remove the filter :name', { name: label })}
            onClick={() => remove(index, without)}
          >
            {label}
            <IconX size={14} stroke={1.8} aria-hidden />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button
            type="button"
            className={classes.clear}
            onClick={() => remove(active.length, search.order ? { order: search.order } : {})}
          >
            {t('Clear all filters')}
          </button>
        </li>
      )}
    </ul>
  )
}

/** What narrows a list, each with the search without it. */
export function listActive(
  search: ChannelSearch,
  known: readonly ChosenFilter[],
  t: Translate,
): Active[] {
  const choices = CHOICE_FILTERS.flatMap((filter) =>
    chosenOf(search, filter).map((value): Active => {
      const label = labelOf(known, filter, value)
      return {
        key: `${filter}:${value}`,
        label: label === undefined ? t('Unknown: :name', { name: value }) : t(label),
        isUnknown: label === undefined,
        without: toggleChosen(search, filter, value),
      }
    }),
  )
  const spans = RANGE_FILTERS.flatMap((filter): Active[] => {
    const label = spanLabel(filter, search, t)
    return label ? [{ key: filter, label, without: changeRange(search, filter, {}) }] : []
  })
  const links: Active[] = search.links
    ? [
        {
          key: 'links',
          label: t('With links'),
          without: readChannelSearch({ ...search, page: undefined, links: undefined }),
        },
      ]
    : []
  return [...choices, ...spans, ...links]
}

function spanLabel(filter: RangeFilter, search: ChannelSearch, t: Translate): string | undefined {
  const [from, to] = [search[`${filter}_from`], search[`${filter}_to`]]
  if (from === undefined && to === undefined) return undefined
  const span =
    from === undefined
      ? t('up to :number', { number: to ?? '' })
      : to === undefined
        ? t('from :number', { number: from })
        : from === to
          ? String(from)
          : `${from}–${to}`
  if (filter === 'year')
    return from !== undefined && to !== undefined
      ? span
      : t(':label: :name', { label: t('Year'), name: span })
  return filter === 'rating' ? t('Rating: :span', { span }) : t('Length: :span min', { span })
}
