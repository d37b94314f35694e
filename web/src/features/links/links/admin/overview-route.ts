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

/** What the overviews of links, newsgroup files and torrents need; `line` is how staff read the navigation, `ownLine` others. */
export const overviewRoute = (line: string, ownLine: string) => ({
  validateSearch: keepListSearch,
  beforeLoad: openList('links-overview'),
  loader: ({ context, deps }: Opened) =>
    context.queryClient.ensureQueryData(overviewQuery(readOverviewSearch({ ...deps }))),
  head: () => {
    const { user, guest_role } = getBootstrap()
    const isStaff = hasPermission(user ?? guest_role, 'admin.access')
    return { meta: [{ title: translate(isStaff ? line : ownLine) }] }
  },
})
