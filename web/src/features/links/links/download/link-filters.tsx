import type { LinksFiltersView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { NumberInput, Select } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './download.module.css'
import type { LinkFilter } from './download-search.ts'

interface LinkFiltersProps {
  filter: LinkFilter
  filters: LinksFiltersView | undefined
  isSeries: boolean
  onChange(patch: Partial<LinkFilter>): void
}

type Choice = 'host' | 'quality' | 'language' | 'subs'

/** What a title's links differ in; a filter with a single entry is no choice and is left out. */
export function LinkFilters({ filter, filters, isSeries, onChange }: LinkFiltersProps) {
  const t = useTranslate()
  const choices: {
    key: Choice
    label: string
    all: string
    options: readonly { id: number; name: string }[]
  }[] = [
    { key: 'host', label: t('Host'), all: t('Every host'), options: filters?.hosts ?? [] },
    {
      key: 'quality',
      label: t('Quality'),
      all: t('Every quality'),
      options: (filters?.qualities ?? []).map(({ id, name }) => ({ id, name: t(name) })),
    },
    {
      key: 'language',
      label: t('Language'),
      all: t('Every language'),
      options: filters?.languages ?? [],
    },
    { key: 'subs', label: t('Subtitles'), all: t('All subtitles'), options: filters?.subs ?? [] },
  ]
  const shown = choices.filter(
    ({ key, options }) =>
      options.length > 1 || filter[key] !== undefined || (key === 'subs' && options.length > 0),
  )
  if (shown.length === 0 && !isSeries) return null
  return (
    <section className={classes.filters} aria-label={t('Filters')}>
      {isSeries && (
        <NumberInput
          label={t('Episode')}
          placeholder={t('All')}
          size="sm"
          min={1}
          clampBehavior="strict"
          allowDecimal={false}
          startValue={1}
          value={filter.episode ?? ''}
          onChange={(value) => onChange({ episode: typeof value === 'number' ? value : undefined })}
        />
      )}
      {shown.map(({ key, label, all, options }) => (
        <Select
          key={key}
          label={label}
          placeholder={all}
          size="sm"
          clearable
          searchable={options.length > 8}
          data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={filter[key] === undefined ? null : String(filter[key])}
          onChange={(value) => onChange({ [key]: value === null ? undefined : Number(value) })}
          clearButtonProps={{
            'aria-label': t(':label: :name', { label: t('Clear'), name: label }),
          }}
          comboboxProps={{ shadow: 'md' }}
        />
      ))}
    </section>
  )
}
