import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleOrder } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import type { ValueLists } from '@mediatheque/contract/catalogue/value-lists/value-lists.schemas.ts'
import { IconArrowsSort, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { useIdle } from '../../../lib/when-idle.ts'
import type { ChannelFilterName, ChannelSearch } from './channel-search.ts'
import { filterListsQuery } from './channels.queries.ts'
import classes from './filter-bar.module.css'

const ORDER_LABELS: Partial<Record<TitleOrder, string>> = {
  popularity: 'Most popular',
  created_at: 'Recently added',
  last_link_at: 'Latest links',
  year: 'Newest',
  rating: 'Best rated',
  name: 'A to Z',
}

const RATINGS = [9, 8, 7, 6, 5]

export interface FilterChoice {
  readonly value: string
  readonly label: string
}

const decadesOf = (years: readonly number[]) =>
  [...new Set(years.map((year) => Math.floor(year / 10) * 10))].sort((a, b) => b - a)
export const decadeLabel = (decade: number) => `${decade}–${decade + 9}`

/** What each filter offers. */
export function filterChoices(
  lists: ValueLists,
  t: Translate,
): Record<Exclude<ChannelFilterName, 'links'>, FilterChoice[]> {
  return {
    genre: (lists.genres ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
    country: (lists.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    decade: decadesOf(lists.years ?? []).map((decade) => ({
      value: String(decade),
      label: decadeLabel(decade),
    })),
    quality: (lists.qualities ?? []).map(({ id, name }) => ({ value: String(id), label: t(name) })),
    language: (lists.languages ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    rating: RATINGS.map((rating) => ({
      value: String(rating),
      label: t('At least :rating', { rating }),
    })),
  }
}

interface FilterBarProps {
  type: TitleType | null
  search: ChannelSearch
  order: string
  onChange(change: Partial<Record<keyof ChannelSearch, string | undefined>>): void
}

/** Stays at the top while the grid scrolls. Plain selects: known to every hand, and light. */
export function FilterBar({ type, search, order, onChange }: FilterBarProps) {
  const t = useTranslate()
  const { data: lists } = useSuspenseQuery(filterListsQuery(type))
  const choices = filterChoices(lists, t)
  const names: [keyof typeof choices, string, string][] = [
    ['genre', t('Genre'), t('All genres')],
    ['country', t('Country'), t('All countries')],
    ['decade', t('Year'), t('All years')],
    ['quality', t('Quality'), t('All qualities')],
    ['language', t('Link language'), t('All languages')],
    ['rating', t('Rating'), t('Any rating')],
  ]
  return (
    <div className={classes.bar}>
      <div className={classes.inner} role="group" aria-label={t('Filters')}>
        {names.map(([name, label, all]) => (
          <Select
            key={name}
            label={label}
            all={all}
            choices={choices[name]}
            value={search[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <label className={classes.toggle} data-active={search.links}>
          <input
            type="checkbox"
            checked={search.links ?? false}
            onChange={(event) => onChange({ links: event.target.checked ? 'true' : undefined })}
          />
          {search.links && <IconCheck size={15} stroke={2} aria-hidden />}
          {t('With links')}
        </label>
        <Pill className={classes.sort} icon={<IconArrowsSort size={16} stroke={1.5} aria-hidden />}>
          <select
            aria-label={t('Sort by')}
            value={order}
            onChange={(event) => onChange({ order: event.target.value })}
          >
            {Object.entries(ORDER_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        </Pill>
      </div>
    </div>
  )
}

interface SelectProps {
  label: string
  all: string
  choices: readonly FilterChoice[]
  value: string | number | undefined
  onChange(value: string | undefined): void
}

/** Its list follows when the page is alive, or at the first touch: six hundred entries cost a phone more than all cards. */
function Select({ label, all, choices, value, onChange }: SelectProps) {
  const { isIdle, hurry } = useIdle()
  if (choices.length < 2 && value === undefined) return null
  const chosen = value === undefined ? '' : String(value)
  const offered = isIdle ? choices : choices.filter((choice) => choice.value === chosen)
  return (
    <Pill isActive={value !== undefined}>
      <select
        aria-label={label}
        value={chosen}
        onPointerDown={hurry}
        onFocus={hurry}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{value === undefined ? label : all}</option>
        {offered.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Pill>
  )
}

function Pill({
  children,
  icon,
  isActive = false,
  className = '',
}: {
  children: ReactNode
  icon?: ReactNode
  isActive?: boolean
  className?: string | undefined
}) {
  return (
    <span className={`${classes.pill} ${className}`} data-active={isActive || undefined}>
      {icon}
      {children}
      <IconChevronDown size={15} stroke={1.5} aria-hidden />
    </span>
  )
}
