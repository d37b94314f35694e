import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { getValueLists } from './value-lists.service.ts'

export const valueListRoutes = [
  bindEndpoint(valueListEndpoints.getValueLists, {
    run: ({ platform, params, query, language }) =>
      getValueLists(platform, params.names, {
        type: query.type,
        language: query.lang ?? language,
      }),
  }),
]
