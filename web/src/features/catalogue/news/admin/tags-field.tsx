import { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import { ARTICLE_MOST_TAGS } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import type { NewsTag } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { SearchSelect } from '../../../../ui/search-select.tsx'

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
    <SearchSelect
      label={t('Tags')}
      description={t('Readers find the article by them.')}
      error={error}
      data={known.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(({ id }) => String(id))}
      maxValues={ARTICLE_MOST_TAGS}
      typed={typed}
      onType={setTyped}
      onChange={(ids) => onChange?.(known.filter(({ id }) => ids.includes(String(id))))}
    />
  )
}
