import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { ARTICLE_MOST_TAGS } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import type { NewsTag } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { MultiSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'

export type ChosenTag = Pick<NewsTag, 'id' | 'name'>

interface TagsFieldProps {
  value?: readonly ChosenTag[]
  error?: ReactNode
  onChange?(tags: readonly ChosenTag[]): void
}

/** Tags of an article, searched as somebody types. */
export function TagsField({ value = [], error, onChange }: TagsFieldProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const { data } = useQuery({
    ...endpointQuery(tagEndpoints.listTags, { query: { perPage: 20, ...(query && { query }) } }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.pagination.data ?? []).filter(
    ({ id }) => !value.some((one) => one.id === id),
  )
  const known: readonly ChosenTag[] = [...value, ...found]
  return (
    <MultiSelect
      label={t('Tags')}
      description={t('Readers find the article by them.')}
      error={error}
      data={known.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(({ id }) => String(id))}
      maxValues={ARTICLE_MOST_TAGS}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': t('Clear') }}
      placeholder={value.length === 0 ? t('Type its name') : ''}
      nothingFoundMessage={t('Nothing found')}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => {
        onChange?.(known.filter(({ id }) => ids.includes(String(id))))
        setTyped('')
      }}
    />
  )
}
