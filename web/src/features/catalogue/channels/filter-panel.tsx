import type { ChoiceFilter } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toggleChosen } from './change-search.ts'
import { type ChannelSearch, chosenOf, countFilters, readChannelSearch } from './channel-search.ts'
import type { FacetsQuery } from './channels.queries.ts'
import { rememberLabels } from './choice-labels.ts'
import { ChoiceField } from './choice-field.tsx'
import classes from './filter-panel.module.css'
import { RangeField } from './range-field.tsx'

const WIDTH = 760
const LAST_YEAR_OF_DECADE = 9

interface FilterPanelProps {
  facets(search: ChannelSearch): FacetsQuery
  search: ChannelSearch
  anchor: HTMLElement | null
  onSearch(search: ChannelSearch): void
  onClose(): void
}

/** Everything that a list can be narrowed by, with how many titles would be left; what is chosen shows behind it at once. */
export default function FilterPanel({
  facets,
  search,
  anchor,
  onSearch,
  onClose,
}: FilterPanelProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data, isError } = useQuery(facets(search))
  useEffect(() => data && rememberLabels(data.facets), [data])
  const total = data?.total
  const choices: [Exclude<ChoiceFilter, 'genre' | 'type'>, string][] = [
    ['quality', t('Quality')],
    ['language', t('Link language')],
    ['country', t('Country')],
    ['spoken_language', t('Spoken language')],
    ['certification', t('Age rating')],
  ]
  return (
    <Sheet
      title={t('Filters')}
      closeLabel={t('Close')}
      anchor={anchor}
      width={WIDTH}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="subtle"
            color="gray"
            disabled={countFilters(search) === 0}
            onClick={() => onSearch(search.order ? { order: search.order } : {})}
          >
            {t('Clear all filters')}
          </Button>
          <Button onClick={onClose}>
            {total === undefined
              ? t('Show the titles')
              : data?.is_estimate
                ? t('Show about :count titles', { count: format.compact(total) })
                : t('[one Show 1 title|other Show :count titles]', { count: total })}
          </Button>
        </>
      }
    >
      {isError && <p className={classes.problem}>{t('The filters could not be read.')}</p>}
      <div className={classes.fields}>
        <label className={classes.links}>
          <input
            type="checkbox"
            checked={search.links ?? false}
            onChange={() =>
              onSearch(
                readChannelSearch({
                  ...search,
                  page: undefined,
                  links: search.links ? undefined : true,
                }),
              )
            }
          />
          {t('With links')}
        </label>
        {data && data.facets.type.length > 1 && (
          <ChoiceField
            label={t('Kind of title')}
            hint={t('One of those chosen')}
            choices={data.facets.type}
            chosen={chosenOf(search, 'type')}
            onToggle={(value) => onSearch(toggleChosen(search, 'type', value))}
          />
        )}
        {data ? (
          <ChoiceField
            label={t('Genre')}
            hint={t('All that are chosen')}
            choices={data.facets.genre}
            chosen={chosenOf(search, 'genre')}
            onToggle={(value) => onSearch(toggleChosen(search, 'genre', value))}
          />
        ) : (
          <Skeleton height={220} />
        )}
        <RangeField
          filter="year"
          label={t('Year')}
          search={search}
          onSearch={onSearch}
          picks={data?.facets.decade.map(({ value, count }) => ({
            label: `${value}–${Number(value) + LAST_YEAR_OF_DECADE}`,
            from: Number(value),
            to: Number(value) + LAST_YEAR_OF_DECADE,
            count,
          }))}
        />
        <RangeField
          filter="rating"
          label={t('Rating')}
          ends={['1', '10']}
          search={search}
          onSearch={onSearch}
          picks={[9, 8, 7, 6, 5].map((from) => ({
            label: t('At least :rating', { rating: from }),
            from,
          }))}
        />
        <RangeField
          filter="runtime"
          label={t('Length in minutes')}
          ends={['1', '255']}
          search={search}
          onSearch={onSearch}
          picks={[
            { label: t('Up to :count minutes', { count: 60 }), to: 60 },
            { label: `60–90`, from: 60, to: 90 },
            { label: `90–120`, from: 90, to: 120 },
            { label: t('At least :count minutes', { count: 120 }), from: 120 },
          ]}
        />
        {data ? (
          choices.map(([filter, label]) => (
            <ChoiceField
              key={filter}
              label={label}
              hint={t('One of those chosen')}
              choices={data.facets[filter]}
              chosen={chosenOf(search, filter)}
              onToggle={(value) => onSearch(toggleChosen(search, filter, value))}
            />
          ))
        ) : (
          <Skeleton height={220} />
        )}
      </div>
    </Sheet>
  )
}
