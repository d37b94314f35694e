import type { QueryClient } from '@tanstack/react-query'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { translate } from '../../../../lib/i18n.ts'
import { openList } from '../../../../lib/lists/open-list.ts'
import { keepListSearch } from '../../../../lib/page-search.ts'
import { getBootstrap } from '../../../../lib/session.tsx'
import { overviewQuery, readOverviewSearch } from './overview-page.tsx'

interface Opened {
  readonly context: { readonly queryClient: QueryClient }
  readonly deps: object
}

/** What the overviews of links, newsgroup files and torrents need; `line` is how staff read the navigation, `ownLine` others,
 * who see above the list what `prefetchOwn` fetches. */
export const overviewRoute = (
  line: string,
  ownLine: string,
  prefetchOwn: (queryClient: QueryClient) => Promise<void>,
) => ({
  validateSearch: keepListSearch,
  beforeLoad: openList('links-overview'),
  loader: async ({ context: { queryClient }, deps }: Opened) => {
    await Promise.all([
      queryClient.ensureQueryData(overviewQuery(readOverviewSearch({ ...deps }))),
      prefetchOwn(queryClient),
    ])
  },
  head: () => {
    const { user, guest_role } = getBootstrap()
    const isStaff = hasPermission(user ?? guest_role, 'admin.access')
    return { meta: [{ title: translate(isStaff ? line : ownLine) }] }
  },
})
