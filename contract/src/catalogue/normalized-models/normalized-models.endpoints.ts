import { z } from 'zod'
import { permission, sharedCatalogue } from '../../core/access.ts'
import { line } from '../../core/input.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import {
  NORMALIZED_MODELS,
  normalizedModelSchema,
  normalizedModelsQuery,
} from './normalized-models.schemas.ts'

const modelParams = z.object({ model: z.enum(NORMALIZED_MODELS) })

export const normalizedModelEndpoints = {
  listNormalizedModels: defineEndpoint({
    method: 'GET',
    path: 'normalized-models/:model',
    access: permission('titles.view', sharedCatalogue),
    summary: 'What a picker offers: languages, qualities, episodes, titles, people, genres…',
    params: modelParams,
    query: normalizedModelsQuery,
    response: z.object({ results: z.array(normalizedModelSchema) }),
  }),
  getNormalizedModel: defineEndpoint({
    method: 'GET',
    path: 'normalized-models/:model/:id',
    access: permission('titles.view', sharedCatalogue),
    summary: 'One thing that was picked',
    params: modelParams.extend({ id: line({ max: 40 }) }),
    query: languageQuery,
    response: z.object({ model: normalizedModelSchema }),
  }),
}
