import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { translate } from '../../../../lib/i18n.ts'
import { searchReader } from '../../../../lib/page-search.ts'
import { ownDenialQuery } from './own-denials.queries.ts'
import { linkOptionsQuery, titleDownloadQuery } from '../links.queries.ts'

interface NewLinkSearch {
  /** That a new contribution is meant for. */
  season?: number
  /** What was denied, and is corrected and sent again. */
  denied?: number
}

const readNewLinkSearch = searchReader<NewLinkSearch>(['season', 'denied'], (search) => {
  const season = Number(search['season'] ?? Number.NaN)
  const denied = Number(search['denied'] ?? Number.NaN)
  return {
    ...(Number.isInteger(season) && season >= 0 && season <= 99_999 && { season }),
    ...(Number.isSafeInteger(denied) && denied > 0 && { denied }),
  }
})

interface Opened {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly titleId: string }
  readonly deps: NewLinkSearch
}

async function loadNewLink({ context: { queryClient }, params, deps }: Opened) {
  const [data, options, denied] = await Promise.all([
    queryClient.fetchQuery(titleDownloadQuery(numberParam(params.titleId))).catch(notFoundOn404),
    queryClient.fetchQuery(linkOptionsQuery()),
    deps.denied === undefined
      ? null
      : queryClient.fetchQuery(ownDenialQuery(deps.denied)).catch(notFoundOn404),
  ])
  const { name } = data.title
  const crumbs = {
    '/admin/liens/$titleId': name,
    '/admin/nzbs/$titleId': name,
    '/admin/torrents/$titleId': name,
  }
  return { ...data, options, crumbs, denied: denied && denied.denial }
}

/** What the editor of new contributions needs and is called, at whichever of its addresses. */
export const newLinkRoute = {
  validateSearch: readNewLinkSearch,
  loaderDeps: ({ search: { denied } }: { search: NewLinkSearch }) =>
    denied === undefined ? {} : { denied },
  loader: loadNewLink,
  head: ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loadNewLink>> }) => ({
    meta: [
      {
        title: loaderData
          ? translate('New lien on :title', { title: loaderData.title.name })
          : translate('Links'),
      },
    ],
  }),
}
