import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { translate } from '../../../../lib/i18n.ts'
import { searchReader } from '../../../../lib/page-search.ts'
import { linkOptionsQuery, titleDownloadQuery } from '../links.queries.ts'

/** The season that a new contribution is meant for. */
export const readNewLinkSearch = searchReader<{ season?: number }>(['season'], (search) => {
  const season = Number(search['season'] ?? Number.NaN)
  return Number.isInteger(season) && season >= 0 && season <= 99_999 ? { season } : {}
})

/** What the editor of new contributions needs, at whichever of its addresses. */
export async function loadNewLink(queryClient: QueryClient, titleId: string) {
  const [data, options] = await Promise.all([
    queryClient.fetchQuery(titleDownloadQuery(numberParam(titleId))).catch(notFoundOn404),
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

export const newLinkHead = (name: string | undefined) => ({
  meta: [{ title: name ? translate('New lien on :title', { title: name }) : translate('Links') }],
})
