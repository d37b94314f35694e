import { normalizedModelEndpoints } from '@mediatheque/contract/catalogue/normalized-models/normalized-models.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import {
  getNormalizedModel,
  getRoleModel,
  listNormalizedModels,
  listRoleModels,
} from './normalized-models.service.ts'

export const normalizedModelRoutes = [
  bindEndpoint(normalizedModelEndpoints.listNormalizedModels, {
    run: async ({ platform, actor, params: { model }, query, language }) => ({
      results:
        model === 'role'
          ? await listRoleModels(platform, actor, query)
          : await listNormalizedModels(platform, model, {
              ...query,
              language: query.lang ?? language,
            }),
    }),
  }),
  bindEndpoint(normalizedModelEndpoints.getNormalizedModel, {
    run: async ({ platform, actor, params: { model, id }, query, language }) => ({
      model:
        model === 'role'
          ? await getRoleModel(platform, actor, id)
          : await getNormalizedModel(platform, model, id, query.lang ?? language),
    }),
  }),
]
