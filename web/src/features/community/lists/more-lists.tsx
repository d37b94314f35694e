import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { PageLinks } from '../../../ui/page-links.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { ListGrid } from './list-grid.tsx'
import { furtherListsQuery } from './public-lists.queries.ts'
import type { ListsSearch } from './read-lists-search.ts'
import classes from './lists.module.css'

/** Pages that stay in sight: of a list without end the browser would grow slow. */
const MOST_PAGES = 25

export interface MoreListsProps {
  /** The page of the address. */
  lists: Page<ListCard>
  search: ListsSearch
}

/** Below a page of all public lists those that follow it, as far as their reader goes on. */
export default function MoreLists({ lists, search }: MoreListsProps) {
  const t = useTranslate()
  const { data, fetchNextPage } = useInfiniteQuery(
    furtherListsQuery(search, lists.next_cursor ?? ''),
  )
  const further = data?.pages.map(({ pagination }) => pagination) ?? []
  const hasMore = Boolean((further.at(-1) ?? lists).next_cursor)
  // What was changed meanwhile may come once more, in its new place.
  const items = [
    ...new Map([...lists.data, ...further.flatMap((page) => page.data)].map((l) => [l.id, l])),
  ]
    .map(([, list]) => list)
    .slice(lists.data.length)
  const pages = 1 + further.length
  const current_page = lists.current_page + further.length
  return (
    <>
      {items.length > 0 && (
        <div className={classes.further}>
          <ListGrid lists={items} />
        </div>
      )}
      {hasMore && pages < MOST_PAGES && (
        <ShowMore
          label={t('Show more lists')}
          pages={pages}
          shown={t('[one 1 list shown|other :count lists shown]', {
            count: lists.data.length + items.length,
          })}
          onMore={async () => {
            await fetchNextPage({ throwOnError: true })
          }}
        />
      )}
      <PageLinks of={{ ...lists, current_page, next_page: hasMore ? current_page + 1 : null }} />
    </>
  )
}
