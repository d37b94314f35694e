import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { translate } from '../../../../lib/i18n.ts'
import { openList } from '../../../../lib/lists/open-list.ts'
import { keepListSearch } from '../../../../lib/page-search.ts'
import { titleDownloadQuery } from '../links.queries.ts'

interface Opened {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly titleId: string }
  readonly deps: object
}

interface TitleList {
  /** Its name. */
  readonly list: string
  /** What the page is called in a language, by the name of its title. */
  readonly heading: (title: string) => string
  readonly prefetch: (
    queryClient: QueryClient,
    titleId: number,
    search: Record<string, unknown>,
  ) => Promise<void>
}

/** What the pages of the links, the newsgroup files and the torrents of one title need, and how they are called. */
export const titleListRoute = ({ list, heading, prefetch }: TitleList) => {
  const load = async ({ context: { queryClient }, params, deps }: Opened) => {
    const id = numberParam(params.titleId)
    const [data] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(id)).catch(notFoundOn404),
      // What cannot be had is said where the rows would be.
      prefetch(queryClient, id, { ...deps }),
    ])
    return data
  }
  return {
    validateSearch: keepListSearch,
    beforeLoad: openList(list),
    loader: load,
    head: ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof load>> }) => ({
      meta: [{ title: loaderData ? heading(loaderData.title.name) : translate('Links') }],
    }),
  }
}
