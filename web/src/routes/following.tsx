import {
  FOLLOWED_KINDS,
  type FollowedKind,
} from '@mediatheque/contract/community/follows/follows.schemas.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FollowingPage } from '../features/community/follows/following-page.tsx'
import { followingQuery } from '../features/community/follows/following.queries.ts'
import { FollowedRecord } from './followed-record.tsx'
import { requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { assertPageIsThere } from '../lib/own-address.ts'
import { readPageSearch } from '../lib/page-search.ts'

/** Titles where the address names no kind. */
function readSearch(search: Record<string, unknown>): {
  page?: number | undefined
  kind?: FollowedKind
} {
  const kind = FOLLOWED_KINDS.find((known) => known === search.kind)
  return { ...readPageSearch(search), ...(kind && kind !== 'title' && { kind }) }
}

export const Route = createFileRoute('/_shell/following')({
  validateSearch: readSearch,
  beforeLoad: ({ location }) => {
    requireUser(location)
    requirePermission('titles.view', location)
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { kind = 'title', page } }) => {
    const { pagination } = await queryClient.ensureQueryData(followingQuery(kind, page))
    assertPageIsThere(page, pagination)
  },
  head: () => ({ meta: [{ title: translate('What I follow') }] }),
  component: FollowingRoute,
})

function FollowingRoute() {
  const { kind = 'title', page } = Route.useSearch()
  const { pagination } = useSuspenseQuery(followingQuery(kind, page)).data
  return (
    <FollowingPage
      kind={kind}
      following={pagination}
      renderRecord={(row) => <FollowedRecord row={row} />}
    />
  )
}
