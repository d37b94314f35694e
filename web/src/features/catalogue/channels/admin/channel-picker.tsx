import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import type { PickedRecord } from '../../title-cards/admin/picked-record.ts'
import { channelsToPickQuery } from './channel-records.queries.ts'

interface ChannelPickerProps {
  /** Those that are there already are not offered again. */
  picked: readonly { readonly id: number }[]
  ownId: number | undefined
  isFull: boolean
  onPick(channel: PickedRecord): void
}

/** Looks for channels by name; the next can be typed at once. Those that hold channels themselves are not offered. */
export function ChannelPicker({ picked, ownId, isFull, onPick }: ChannelPickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useQuery(
    channelsToPickQuery(useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)),
  )
  const offered = (data?.pagination.data ?? []).filter(
    ({ id, content_type: content }) =>
      content !== 'nested' && id !== ownId && !picked.some((one) => one.id === id),
  )
  return (
    <Select
      label={t('Add a channel')}
      placeholder={t('Type its name')}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      searchable
      rightSection={<span />}
      rightSectionWidth={8}
      disabled={isFull}
      // The server has searched already.
      filter={({ options }) => options}
      data={offered.map(({ id, name, slug }) => ({
        value: String(id),
        label: `${name} (/${slug})`,
      }))}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? t('Searching…') : t('Nothing found')}
      onChange={(value) => {
        const channel = offered.find(({ id }) => String(id) === value)
        if (!channel) return
        const { id, name, slug } = channel
        onPick({ model_type: 'channel', id, name, slug })
        setTyped('')
      }}
    />
  )
}
