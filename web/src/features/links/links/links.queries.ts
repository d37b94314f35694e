import type { Query } from '@mediatheque/contract/core/endpoint.ts'
import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { linkOptionEndpoints } from '@mediatheque/contract/links/link-options/link-options.endpoints.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { showConflict } from '../../../lib/conflicts.ts'
import { defineWrite, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import { toast } from '../../../lib/toast.ts'

/** Downloads, nfos and what they are filtered by are kept this long (viewing §9). */
export const KEPT_MS = 5 * 60_000

export type LinksQuery = Partial<
  Pick<
    Query<typeof linkEndpoints.listLinks>,
    | 'loader'
    | 'title_id'
    | 'season'
    | 'episode'
    | 'page'
    | 'perPage'
    | 'query'
    | 'orderBy'
    | 'orderDir'
    | 'active'
  >
> & {
  id_host?: number | undefined
  qualite?: number | undefined
  langues?: number | undefined
  subs?: number | undefined
}

export const linksQuery = (query: LinksQuery) =>
  endpointQuery(linkEndpoints.listLinks, { query: query })
export const linkQuery = (id: number) => endpointQuery(linkEndpoints.getLink, { params: { id } })
export const nfoQuery = (id: number) => ({
  ...endpointQuery(linkEndpoints.getLinkNfo, { params: { id } }),
  staleTime: KEPT_MS,
})
export const linkOptionsQuery = () => ({
  ...endpointQuery(linkOptionEndpoints.getLinkOptions),
  staleTime: KEPT_MS,
})
export const linksFiltersQuery = (id: number) => ({
  ...endpointQuery(linkOptionEndpoints.getLinksFilters, { params: { id } }),
  staleTime: KEPT_MS,
})
export const titleDownloadQuery = (id: number) => ({
  ...endpointQuery(downloadEndpoints.getTitleDownload, { params: { id } }),
  staleTime: KEPT_MS,
})
export const episodeDownloadQuery = (id: number, season: number, episode: number) => ({
  ...endpointQuery(downloadEndpoints.getEpisodeDownload, { params: { id, season, episode } }),
  staleTime: KEPT_MS,
})

/** What any change of links changes: lists, counts and filters. */
export const SHOWING_LINKS = [
  linkEndpoints.listLinks,
  linkEndpoints.getLink,
  linkEndpoints.getLinkNfo,
  linkEndpoints.listLinksOverview,
  overviewEndpoints.listQueues,
  linkOptionEndpoints.getLinksFilters,
  downloadEndpoints.getTitleDownload,
  downloadEndpoints.getEpisodeDownload,
]

export const createLinks = defineWrite(linkEndpoints.createLinks, SHOWING_LINKS)
export const updateLink = defineWrite(linkEndpoints.updateLink, SHOWING_LINKS)
const deleteLinks = defineWrite(linkEndpoints.deleteLinks, SHOWING_LINKS)

/** Of a link among the records that are saved in turn. */
export const linkKey = (id: number) => `link ${id}`

export function useDeleteLinks() {
  const t = useTranslate()
  const { mutateAsync, isPending } = useWrite(deleteLinks, {
    onSuccess: ({ deleted }) =>
      toast.positive(t('Deleted [one 1 record|other :count records]', { count: deleted })),
    onError: (failure) => {
      if (!showConflict(failure)) toast.danger(t('Could not delete records'))
    },
  })
  return {
    deleteLinks: (links: readonly LinkView[]) =>
      mutateAsync({
        params: { ids: links.map(({ id }) => id).join(',') },
        body: { versions: versionsOf(links) },
      }),
    isDeleting: isPending,
  }
}

/** Changes one link in place. */
export function useUpdateLink() {
  const t = useTranslate()
  return useWrite(updateLink, { onSuccess: () => toast.positive(t('Link updated successfully')) })
}
