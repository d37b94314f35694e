import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { ShowMore } from '../../../ui/show-more.tsx'
import { keptPageQuery, type ListOfPages } from './use-more-pages.ts'

export interface MoreTitlesProps {
  list: ListOfPages
  nextPage: number
  /** Pages and titles that are shown. */
  pages: number
  count: number
  onFetched(page: number): void
}

/** At the end of a channel, more of it. */
export default function MoreTitles({ list, nextPage, pages, count, onFetched }: MoreTitlesProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  return (
    <ShowMore
      label={t('Show more titles')}
      pages={pages}
      shown={t('[one 1 title shown|other :count titles shown]', { count })}
      onMore={async () => {
        await queries.ensureQueryData(keptPageQuery(list, nextPage))
        onFetched(nextPage)
      }}
    />
  )
}
