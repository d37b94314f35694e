import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useRecordNames, useRecordSearch } from '../../../../lib/lists/list-records.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import type { OfForm } from './video-fields.tsx'

const WAIT_MS = 250

/** Chooses the title of a new video by its name, in spite of typing errors. */
export function TitleField({ form }: OfForm) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const { title_id: titleId } = form.values
  const found = useRecordSearch('title', useDebounced(typed.trim(), WAIT_MS))
  const [name] = useRecordNames('title', titleId === null ? [] : [titleId])
  const offered = found.map((one) => ({ value: String(one.id), label: one.name }))
  const isOffered = offered.some(({ value }) => value === String(titleId))
  const chosen =
    titleId === null || isOffered ? [] : [{ value: String(titleId), label: name ?? '…' }]
  return (
    <Select
      label={t('Title of the catalogue')}
      placeholder={t('Type its name')}
      searchable
      openOnFocus={false}
      data-autofocus
      nothingFoundMessage={t('Nothing found')}
      // The server has searched already, also by other names than the shown one.
      filter={({ options }) => options}
      data={[...chosen, ...offered]}
      onSearchChange={setTyped}
      {...form.getInputProps('title_id')}
      value={titleId === null ? null : String(titleId)}
      onChange={(value) => {
        form.setValues({
          title_id: value === null ? null : Number(value),
          season_number: null,
          episode_number: null,
        })
      }}
    />
  )
}
