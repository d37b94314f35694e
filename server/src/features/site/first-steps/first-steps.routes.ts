import { firstStepsEndpoints } from '@mediatheque/contract/site/first-steps/first-steps.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { addFreeFilms } from '../../catalogue/demo/free-films.service.ts'
import { getFirstSteps } from './first-steps.service.ts'

export const firstStepsRoutes = [
  bindEndpoint(firstStepsEndpoints.getFirstSteps, {
    run: ({ platform }) => getFirstSteps(platform),
  }),
  bindEndpoint(firstStepsEndpoints.addFreeFilms, {
    run: async ({ platform, actor }) => ({ added: await addFreeFilms(platform, actor.user.id) }),
  }),
]
