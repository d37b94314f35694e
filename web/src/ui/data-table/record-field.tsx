import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { useRecordNames, useRecordSearch } from '../../lib/lists/list-records.ts'
import { OPTION_LIST } from './option-list.ts'

interface RecordFieldProps {
  label: string
  model: string
  ids: readonly number[]
  onChange(ids: number[]): void
}

/** Chooses records by their names: those that there are, and no others. */
export function RecordField({ label, model, ids, onChange }: RecordFieldProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const found = useRecordSearch(model, typed)
  const names = useRecordNames(model, ids)
  const chosen = ids.map((id, at) => ({ value: String(id), label: names[at] ?? '…' }))
  const offered = found
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <MultiSelect
      size="sm"
      aria-label={label}
      data-autofocus
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already, also by other names than the shown one.
      filter={({ options }) => options}
      data={[...chosen, ...offered]}
      value={ids.map(String)}
      hidePickedOptions
      nothingFoundMessage={t('Nothing found')}
      {...OPTION_LIST}
      onChange={(values) => onChange(values.map(Number))}
    />
  )
}
