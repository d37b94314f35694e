import {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defineWrite, useWrite, type Write } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { toast } from '../../../../lib/toast.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import type { NamedTaxon } from './taxon-dialog.tsx'

const CALLS = {
  genre: {
    list: genreEndpoints.listGenres,
    preview: genreEndpoints.previewGenreMerge,
    merge: defineWrite(genreEndpoints.mergeGenre, 'all'),
  },
  keyword: {
    list: keywordEndpoints.listKeywords,
    preview: keywordEndpoints.previewKeywordMerge,
    merge: defineWrite(keywordEndpoints.mergeKeyword, 'all'),
  },
  tag: {
    list: tagEndpoints.listTags,
    preview: tagEndpoints.previewTagMerge,
    merge: defineWrite(tagEndpoints.mergeTag, 'all'),
  },
} as const

type Merge = Write<
  | typeof genreEndpoints.mergeGenre
  | typeof keywordEndpoints.mergeKeyword
  | typeof tagEndpoints.mergeTag
>

interface MergeTaxonDialogProps {
  kind: keyof typeof CALLS
  taxon: NamedTaxon
  onClose(): void
}

/** Which other one a genre, a keyword or a tag becomes part of, and what that does. */
export function MergeTaxonDialog({ kind, taxon, onClose }: MergeTaxonDialogProps) {
  const t = useTranslate()
  useFocusBack()
  const [into, setInto] = useState<NamedTaxon>()
  const merge: Merge = CALLS[kind].merge
  const { mutate, isPending } = useWrite(merge, {
    onSuccess: () => {
      toast.positive(t('Merged into “:name”', { name: into?.name ?? '' }))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Merge “:name” into another', { name: taxon.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <TargetPicker kind={kind} except={taxon.id} value={into} onPick={setInto} />
        <div role="status">
          {into && <Consequences kind={kind} from={taxon} into={into} isMerging={isPending} />}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={!into}
            loading={isPending}
            onClick={() =>
              into &&
              mutate({ params: { id: taxon.id }, body: { into: into.id, version: taxon.version } })
            }
          >
            {t('Merge')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface TargetPickerProps {
  kind: keyof typeof CALLS
  except: number
  value: NamedTaxon | undefined
  onPick(taxon: NamedTaxon | undefined): void
}

function TargetPicker({ kind, except, value, onPick }: TargetPickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const isChosen = query === value?.name
  const { data } = useQuery({
    ...endpointQuery(CALLS[kind].list, {
      query: { perPage: 20, ...(query && !isChosen && { query }) },
    }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.pagination.data ?? []).filter(({ id }) => id !== except)
  const offered = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Select
      label={t('Becomes part of')}
      placeholder={t('Type its name')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      data-autofocus
      // The server has searched already.
      filter={({ options }) => options}
      data={offered.map(({ id, name, slug }) => ({
        value: String(id),
        label: offered.some((other) => other.id !== id && other.name === name)
          ? `${name} (${slug})`
          : name,
      }))}
      value={value ? String(value.id) : null}
      onSearchChange={setTyped}
      nothingFoundMessage={t('Nothing found')}
      onChange={(id) => onPick(offered.find((one) => String(one.id) === id))}
    />
  )
}

interface ConsequencesProps {
  kind: keyof typeof CALLS
  from: NamedTaxon
  into: NamedTaxon
  isMerging: boolean
}

function Consequences({ kind, from, into, isMerging }: ConsequencesProps) {
  const t = useTranslate()
  const { data } = useQuery({
    ...endpointQuery(CALLS[kind].preview, { params: { id: from.id }, query: { into: into.id } }),
    staleTime: 0,
    // What was merged is read again, and this is gone by then.
    enabled: !isMerging,
  })
  if (!data) return null
  return (
    <>
      <p>
        {'articles' in data
          ? t('[one 1 article has “:name”.|other :count articles have “:name”.]', {
              count: data.articles,
              name: from.name,
            })
          : t('[one 1 title has “:name”.|other :count titles have “:name”.]', {
              count: data.titles,
              name: from.name,
            })}{' '}
        {t('[one 1 of them has “:name” already.|other :count of them have “:name” already.]', {
          count: data.both,
          name: into.name,
        })}
      </p>
      <p>
        {t(
          '“:from” goes; its address and filters that name it mean “:into” from then on. This cannot be undone.',
          {
            from: from.name,
            into: into.name,
          },
        )}
      </p>
    </>
  )
}
