import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { titlesToPickQuery } from './credits.queries.ts'

export interface PickedTitle {
  readonly id: number
  readonly name: string
}

interface TitlePickerProps {
  value: PickedTitle | null
  error?: ReactNode
  onPick(title: PickedTitle | null): void
}

/** Looks for a title of the catalogue by its name. */
export function TitlePicker({ value, error, onPick }: TitlePickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const { data, isFetching, isError } = useQuery(
    titlesToPickQuery(useDebounced(words, SEARCH_DEBOUNCE_MS)),
  )
  const found = (data?.results ?? []).flatMap((one) =>
    one.model_type === 'title'
      ? [{ id: one.id, name: one.name, type: one.type, year: one.year }]
      : [],
  )
  const offered = found.map(({ id, name, type, year }) => ({
    value: String(id),
    label: `${name} (${[t(TITLE_TYPE_LABELS[type]), year].filter(Boolean).join(', ')})`,
  }))
  const isOffered = offered.some((option) => option.value === String(value?.id))
  const chosen = value && !isOffered ? [{ value: String(value.id), label: value.name }] : []
  const state = isFetching
    ? t('Searching…')
    : isError
      ? t('The search did not work. Please try again.')
      : t('Nothing found')
  return (
    <Select
      label={t('Title')}
      placeholder={t('Type its name')}
      data-autofocus
      data-path="title"
      searchable
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      // The server has searched already.
      filter={({ options }) => options}
      data={[...chosen, ...offered]}
      value={value ? String(value.id) : null}
      onSearchChange={setTyped}
      {...(words !== '' && { nothingFoundMessage: state })}
      onChange={(id) => onPick(found.find((one) => String(one.id) === id) ?? null)}
      error={error}
    />
  )
}
