import type { AddableTitle } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useRecordNames } from '../../../lib/lists/list-records.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { addableQuery } from './requests.queries.ts'

const WAIT_MS = 250

interface TitlePickerProps {
  value?: number | null
  error?: ReactNode
  onChange?(id: number | null): void
  /** Whether what was chosen has seasons and episodes. */
  onPick?(isSeries: boolean): void
  onBlur?(): void
  onFocus?(): void
  'data-path'?: string
  'data-autofocus'?: boolean
}

const nameOf = ({ name, description }: AddableTitle) =>
  description ? `${name} (${description})` : name

/** Chooses a title of the catalogue by its name, in spite of typing errors. */
export function TitlePicker({ value = null, onChange, onPick, ...field }: TitlePickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [chosenName, setChosenName] = useState<string>()
  const { data, isFetching } = useQuery(addableQuery(useDebounced(typed.trim(), WAIT_MS)))
  const [storedName] = useRecordNames('title', value === null ? [] : [value])
  const offered = (data?.results ?? []).map((one) => ({
    value: String(one.id),
    label: nameOf(one),
  }))
  const isOffered = offered.some((option) => option.value === String(value))
  const chosen =
    value === null || isOffered
      ? []
      : [{ value: String(value), label: chosenName ?? storedName ?? '…' }]
  return (
    <Select
      label={t('Title of the catalogue')}
      placeholder={t('Type its name')}
      required
      withAsterisk={false}
      searchable
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      // The server has searched already, also by other names than the shown one.
      filter={({ options }) => options}
      data={[...chosen, ...offered]}
      value={value === null ? null : String(value)}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? t('Searching…') : t('Nothing found')}
      onChange={(id, option) => {
        setChosenName(option?.label)
        onChange?.(id === null ? null : Number(id))
        const picked = data?.results.find((one) => String(one.id) === id)
        if (picked) onPick?.(picked.is_series)
      }}
      {...field}
    />
  )
}
