import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { translate } from '../../../../lib/i18n.ts'
import { searchReader } from '../../../../lib/page-search.ts'
import { linkOptionsQuery, titleDownloadQuery } from '../links.queries.ts'

/** The season that a new contribution is meant for. */
const readNewLinkSearch = searchReader<{ season?: number }>(['season'], (search) => {
  const season = Number(search['season'] ?? Number.NaN)
  return Number.isInteger(season) && season >= 0 && season <= 99_999 ? { season } : {}
})

interface Opened {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly titleId: string }
}

async function loadNewLink({ context: { queryClient }, params }: Opened) {
  const [data, options] = await Promise.all([
    queryClient.fetchQuery(titleDownloadQuery(numberParam(params.titleId))).catch(notFoundOn404),
    queryClient.fetchQuery(linkOptionsQuery()),
  ])
  const { name } = data.title
  const crumbs = {
    '/admin/liens/$titleId': name,
    '/admin/nzbs/$titleId': name,
    '/admin/torrents/$titleId': name,
  }
  return { ...data, options, crumbs }
}

/** What the editor of new contributions needs and is called, at whichever of its addresses. */
export const newLinkRoute = {
  validateSearch: readNewLinkSearch,
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
