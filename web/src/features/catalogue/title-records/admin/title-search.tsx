import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { MergeableTitle } from './merge-titles-dialog.tsx'
import { readTitleRecordSearch, titleRecordsQuery } from './title-records.queries.ts'

const PAUSE_MS = 250
const MOST_SHOWN = 15

interface TitleSearchProps {
  /** The number of one that cannot be chosen. */
  without: number
  onChoose(title: MergeableTitle): void
}

/** Finds a title by its name or its number. */
export function TitleSearch({ without, onChoose }: TitleSearchProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const { data, isFetching } = useQuery({
    ...titleRecordsQuery(readTitleRecordSearch({ query: words })),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const found = (words === '' ? [] : (data?.pagination.data ?? []))
    .filter(({ id }) => id !== without)
    .slice(0, MOST_SHOWN)
  return (
    <Select
      label={t('The other title')}
      placeholder={t('Its name or its number')}
      searchable
      data-autofocus
      data={found.map(({ id, name, year }) => ({
        value: String(id),
        label: year === null ? `${name} (#${id})` : `${name} (${year}, #${id})`,
      }))}
      // The server found them, also in spite of a typing error.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={words === '' || isFetching ? t('Type to search') : t('Nothing found')}
      onChange={(value) => {
        const chosen = found.find(({ id }) => String(id) === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
