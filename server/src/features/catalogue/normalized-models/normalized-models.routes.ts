import { normalizedModelEndpoints } from '@mediatheque/contract/catalogue/normalized-models/normalized-models.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { languageOf } from '../titles/titles.service.ts'
import { getNormalizedModel, listNormalizedModels } from './normalized-models.service.ts'

export const normalizedModelRoutes = [
  bindEndpoint(normalizedModelEndpoints.listNormalizedModels, {
    run: async ({ platform, actor, request, params, query }) => ({
      results: await listNormalizedModels(platform, params.model, {
        ...query,
        language: await languageOf(platform, actor, request, query.lang),
      }),
    }),
  }),
  bindEndpoint(normalizedModelEndpoints.getNormalizedModel, {
    run: async ({ platform, actor, request, params, query }) => ({
      model: await getNormalizedModel(
        platform,
        params.model,
        params.id,
        await languageOf(platform, actor, request, query.lang),
      ),
    }),
  }),
]
