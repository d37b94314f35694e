import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import type { ChosenFilter } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { listActive } from './active-filters.tsx'
import type { ChannelSearch } from './channel-search.ts'
import type { FacetsQuery } from './channels.queries.ts'

/** Filters that are tried without. */
const MOST_TRIED = 6

export interface NoResultsProps {
  known: readonly ChosenFilter[]
  search: ChannelSearch
  facets(search: ChannelSearch): FacetsQuery
  onSearch(search: ChannelSearch): void
}

/** Where filters leave nothing: without which of them there would be something, and how much. */
export default function NoResults({ known, search, facets, onSearch }: NoResultsProps) {
  const t = useTranslate()
  const format = useFormat()
  const active = listActive(search, known, t).slice(0, MOST_TRIED)
  const tried = useQueries({ queries: active.map(({ without }) => facets(without)) })
  return active.map(({ key, label, without }, index) => {
    const total = tried[index]?.data?.total ?? 0
    if (total === 0 || active.length === 1) return null
    return (
      <Button key={key} variant="default" onClick={() => onSearch(without)}>
        {t('Without “:name” (:count)', { name: label, count: format.compact(total) })}
      </Button>
    )
  })
}
