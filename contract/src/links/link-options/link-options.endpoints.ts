import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { SEES_SOME_LINKS } from '../links/links.constants.ts'
import { linkOptionsView, linksFiltersView } from './link-options.schemas.ts'

export const linkOptionEndpoints = {
  getLinkOptions: defineEndpoint({
    method: 'GET',
    path: 'liens-options',
    access: permission('liens.view', { or: SEES_SOME_LINKS }),
    summary: 'Hosts with their domains, qualities and languages, for forms',
    response: linkOptionsView,
  }),
  getLinksFilters: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/links-filters',
    access: permission('liens.view', {
      noRecord:
        "The title is everybody's; only values of links that the reader may see are counted.",
    }),
    summary: 'Hosts, qualities, languages and subtitles that the active links of a title have',
    params: idParams,
    response: linksFiltersView,
  }),
}
