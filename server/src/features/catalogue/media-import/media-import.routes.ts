import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentFind } from './media-import.presenter.ts'
import { listImportSources, searchOutside } from './search-outside.service.ts'

export const mediaImportRoutes = [
  bindEndpoint(mediaImportEndpoints.listImportSources, {
    run: ({ platform, language }) => listImportSources(platform, language),
    present: (sources) => ({ sources }),
  }),
  bindEndpoint(mediaImportEndpoints.searchOutside, {
    run: ({ platform, actor, query, language }) =>
      searchOutside(platform, actor, { type: query.media_type, query: query.query, language }),
    present: (found, { platform }) => ({
      results: found.map((one) => presentFind(platform, one)),
    }),
  }),
]
