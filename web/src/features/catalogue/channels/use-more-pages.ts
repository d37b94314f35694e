import type {
  ChannelItem,
  ChannelView,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ChannelSearch } from './channel-search.ts'
import { channelQuery } from './channels.queries.ts'

/** Pages that stay in sight: of a list without end the browser would grow slow. */
const MOST_PAGES = 25
/** Longer than somebody looks at one of the titles before going back. */
const KEPT_MS = 30 * 60_000

/** By entry of the browser's history, the last page that was fetched: whoever goes back finds the list as it was. */
const reached = new Map<string, number>()

export interface ListOfPages {
  slugOrId: string
  search: ChannelSearch
  restriction: string | undefined
}

/** A page of a list that is kept while its reader looks at one of its titles. */
export const keptPageQuery = ({ slugOrId, search, restriction }: ListOfPages, page: number) => ({
  ...channelQuery(slugOrId, { ...search, page }, restriction),
  gcTime: KEPT_MS,
})

/** What was added to the list meanwhile pushed some of it on to the next page. */
const uniqueOf = (items: readonly ChannelItem[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

/**
 * The pages of a list from that of its address on, as far as they were fetched; for one list as long as it is shown.
 * @param first the page of the address
 */
export function useMorePages(list: ListOfPages, first: NonNullable<ChannelView['content']>) {
  const queries = useQueryClient()
  const router = useRouter()
  // That of the way here: while the page is left, the router is at the next one already.
  const [entry] = useState(() => {
    const { href, state } = router.state.location
    return `${state.__TSR_key ?? ''} ${href}`
  })
  const [last, setLast] = useState(() => reached.get(entry) ?? 0)
  const pages = [first]
  for (let page = first.current_page + 1; page <= last; page++) {
    const known = queries.getQueryData(keptPageQuery(list, page).queryKey)?.channel.content
    if (!known) break
    pages.push(known)
  }
  const newest = pages.at(-1)!
  return {
    items: uniqueOf(pages.flatMap(({ data }) => data)),
    pages: pages.length,
    newest,
    nextPage: pages.length < MOST_PAGES ? newest.next_page : null,
    /** A page that is there now. */
    onFetched: (page: number) => {
      reached.set(entry, page)
      setLast(page)
    },
  }
}
