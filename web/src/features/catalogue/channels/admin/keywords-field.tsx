import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { type ReactNode, useState } from 'react'
import { useRecordSearch } from '../../../../lib/lists/list-records.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { SearchSelect } from '../../../../ui/search-select.tsx'

interface KeywordsFieldProps {
  label: string
  description: string
  /** What stored ones are called. */
  known: readonly { readonly slug: string; readonly name: string }[]
  value?: string[]
  error?: ReactNode
  onChange?(keywords: string[]): void
}

/** Keywords, of which there are too many for a list: searched as somebody types. Stored ones go by slug, others by number. */
export function KeywordsField({ known, value = [], onChange, ...field }: KeywordsFieldProps) {
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(known.map(({ slug, name }) => [slug, name])),
  )
  const found = useRecordSearch('keyword', useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS))
  const offered = found.map(({ id, name }) => ({ value: String(id), label: name }))
  const chosen = value
    .filter((one) => !offered.some((option) => option.value === one))
    .map((one) => ({ value: one, label: names.get(one) ?? one }))
  return (
    <SearchSelect
      {...field}
      data={[...chosen, ...offered]}
      value={value}
      typed={typed}
      onType={setTyped}
      onChange={(next) => {
        setNames(new Map([...names, ...offered.map((one) => [one.value, one.label] as const)]))
        onChange?.(next)
      }}
    />
  )
}
