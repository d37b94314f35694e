import { normalizedModelEndpoints } from '@mediatheque/contract/catalogue/normalized-models/normalized-models.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import {
  getNormalizedModel,
  getPlanModel,
  getRoleModel,
  listNormalizedModels,
  listPlanModels,
  listRoleModels,
} from './normalized-models.service.ts'

export const normalizedModelRoutes = [
  bindEndpoint(normalizedModelEndpoints.listNormalizedModels, {
    run: async ({ platform, actor, params: { model }, query, language }) => {
      if (model === 'role') return { results: await listRoleModels(platform, actor, query) }
      if (model === 'plan') return { results: await listPlanModels(platform, actor, query) }
      const asked = { ...query, language: query.lang ?? language }
      return { results: await listNormalizedModels(platform, model, asked) }
    },
  }),
  bindEndpoint(normalizedModelEndpoints.getNormalizedModel, {
    run: async ({ platform, actor, params: { model, id }, query, language }) => {
      if (model === 'role') return { model: await getRoleModel(platform, actor, id) }
      if (model === 'plan') return { model: await getPlanModel(platform, actor, id) }
      return { model: await getNormalizedModel(platform, model, id, query.lang ?? language) }
    },
  }),
]
