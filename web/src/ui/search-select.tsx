import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../lib/i18n.ts'

interface SearchSelectProps {
  label: string
  description: string
  error?: ReactNode
  /** What is chosen, and what the server has found for what was typed. */
  data: readonly { readonly value: string; readonly label: string }[]
  value: readonly string[]
  maxValues?: number
  typed: string
  onType(text: string): void
  onChange(value: string[]): void
}

/** Several of something of which there is too much for a list: the server searches as somebody types. */
export function SearchSelect({
  data,
  value,
  typed,
  onType,
  onChange,
  ...field
}: SearchSelectProps) {
  const t = useTranslate()
  return (
    <MultiSelect
      {...field}
      data={[...data]}
      value={[...value]}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': t('Clear') }}
      placeholder={value.length === 0 ? t('Type its name') : ''}
      nothingFoundMessage={t('Nothing found')}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={onType}
      onChange={(next) => {
        onChange(next)
        onType('')
      }}
    />
  )
}
