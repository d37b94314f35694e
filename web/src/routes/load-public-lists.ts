import { PUBLIC_LISTS_PATH } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { itemListJsonLd } from '../features/catalogue/title-cards/item-list-json-ld.ts'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { publicListsQuery } from '../features/community/lists/public-lists.queries.ts'
import type { ListsSearch } from '../features/community/lists/read-lists-search.ts'
import { notFoundOn404 } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { assertPageIsThere } from '../lib/own-address.ts'

/** A page of all public lists, and what stands in its head. */
export async function loadPublicLists(queries: QueryClient, search: ListsSearch) {
  const { pagination } = await queries
    .ensureQueryData(publicListsQuery(search))
    .catch(notFoundOn404)
  assertPageIsThere(search.page, pagination)
  const name = translate('Lists of members')
  return {
    head: pageHead({
      name,
      description: translate('Evenings, favourites, whole shelves: what members put together.'),
      path: PUBLIC_LISTS_PATH,
      page: search.page,
      image: siteImage(),
      jsonLd: itemListJsonLd(name, PUBLIC_LISTS_PATH, pagination),
      // In another order the same lists come again.
      isHidden: search.order !== undefined,
    }),
  }
}
