import type { SearchResult } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { useRecordFacts, useRecordPicture } from './picked-record.ts'
import classes from './picked-records.module.css'

const MOST_FOUND = 12

const recordsToPickQuery = (query: string, kind: SearchResult['model_type']) => ({
  ...endpointQuery(searchEndpoints.search, {
    params: { query },
    query: { model_type: kind, limit: MOST_FOUND },
  }),
  enabled: !isEmptyQuery(query),
})

interface RecordPickerProps {
  label: string
  kind: SearchResult['model_type']
  /** Those that are there already are not offered again. */
  picked: readonly { readonly id: number }[]
  isFull?: boolean
  onPick(record: SearchResult): void
}

/** Looks for titles or people by name, in spite of typing errors; the next can be typed at once. */
export function RecordPicker({ label, kind, picked, isFull = false, onPick }: RecordPickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const { data, isFetching, isError } = useQuery(
    recordsToPickQuery(useDebounced(name, SEARCH_DEBOUNCE_MS), kind),
  )
  const found = name === '' ? [] : (data?.results ?? []).filter((one) => one.model_type === kind)
  const offered = found.filter(({ id }) => !picked.some((one) => one.id === id))
  const state = isFetching
    ? t('Searching…')
    : isError
      ? t('The search did not work. Please try again.')
      : t('Nothing found')
  return (
    <Select
      label={label}
      placeholder={t('Type its name')}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      searchable
      openOnFocus={false}
      rightSection={<span />}
      rightSectionWidth={8}
      disabled={isFull}
      // The server has searched already.
      filter={({ options }) => options}
      data={offered.map((one) => ({ value: String(one.id), label: one.name }))}
      renderOption={({ option }) => (
        <Option record={offered.find(({ id }) => String(id) === option.value)} />
      )}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      {...(name !== '' && { nothingFoundMessage: state })}
      onChange={(value) => {
        const record = offered.find(({ id }) => String(id) === value)
        if (!record) return
        onPick(record)
        setTyped('')
      }}
    />
  )
}

function Option({ record }: { record: SearchResult | undefined }) {
  const pictureOf = useRecordPicture()
  const factsOf = useRecordFacts()
  if (!record) return null
  return (
    <span className={classes.option}>
      <img {...pictureOf(record)} alt="" width={32} height={48} />
      <span className={classes.words}>
        <span>{record.name}</span>
        <span className={classes.facts}>{factsOf(record)}</span>
      </span>
    </span>
  )
}
