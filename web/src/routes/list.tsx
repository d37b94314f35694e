import { type ListPageView, listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { itemListJsonLd } from '../features/catalogue/title-cards/item-list-json-ld.ts'
import { pageHead, previewImage, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { CommentsSection } from '../features/community/comments/comments-section.tsx'
import { FollowButton } from '../features/community/follows/follow-button.tsx'
import { ListPage } from '../features/community/lists/list-page.tsx'
import { listQuery } from '../features/community/lists/lists.queries.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { assertPageIsThere, leadToOwnAddress } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/lists/$slugOrId')({
  validateSearch: readPageSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, location }) => {
    const data = await queryClient
      .ensureQueryData(listQuery(params.slugOrId, deps.page))
      .catch(notFoundOn404)
    leadToOwnAddress(location, listUrl(data.list))
    assertPageIsThere(deps.page, data.items)
    return data
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { list } = loaderData
    return pageHead({
      name: list.name,
      description:
        list.description ?? (list.user && translate('A list by :name', { name: list.user.name })),
      path: listUrl(list),
      page: match.search.page,
      image: '',
      isHidden: !list.is_public,
      ...(import.meta.env.SSR && forEngines(loaderData)),
    })
  },
  component: List,
})

function forEngines({ list, items }: ListPageView) {
  const [cover] = list.covers
  return {
    image: cover
      ? previewImage([{ kind: 'poster', id: cover.id, url: cover.poster }], cover)
      : siteImage(),
    ...(list.is_public && { feed: { kind: 'list' as const, name: String(list.id) } }),
    jsonLd: itemListJsonLd(list.name, listUrl(list), items),
  }
}

function List() {
  const { data } = useSuspenseQuery(listQuery(Route.useParams().slugOrId, Route.useSearch().page))
  const { id } = data.list
  return (
    <>
      <ListPage
        data={data}
        actions={
          data.list.can.discuss &&
          !data.list.can.update && (
            <FollowButton of={{ kind: 'list', id }} path={listUrl(data.list)} size="sm" />
          )
        }
      />
      {data.list.can.discuss && <CommentsSection key={id} on={{ type: 'list', id }} />}
    </>
  )
}
