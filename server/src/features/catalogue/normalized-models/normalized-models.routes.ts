import { normalizedModelEndpoints } from '@mediatheque/contract/catalogue/normalized-models/normalized-models.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { getNormalizedModel, listNormalizedModels } from './normalized-models.service.ts'

export const normalizedModelRoutes = [
  bindEndpoint(normalizedModelEndpoints.listNormalizedModels, {
    run: async ({ platform, params, query, language }) => ({
      results: await listNormalizedModels(platform, params.model, {
        ...query,
        language: query.lang ?? language,
      }),
    }),
  }),
  bindEndpoint(normalizedModelEndpoints.getNormalizedModel, {
    run: async ({ platform, params, query, language }) => ({
      model: await getNormalizedModel(platform, params.model, params.id, query.lang ?? language),
    }),
  }),
]
