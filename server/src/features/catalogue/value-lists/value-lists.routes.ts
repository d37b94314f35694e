import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { readerLanguage } from '../../site/localizations/localizations.service.ts'
import { getValueLists } from './value-lists.service.ts'

export const valueListRoutes = [
  bindEndpoint(valueListEndpoints.getValueLists, {
    run: async ({ platform, actor, request, params, query }) =>
      getValueLists(platform, params.names, {
        type: query.type,
        language: query.lang ?? (await readerLanguage(platform, actor, request)),
      }),
  }),
]
