import { firstStepsEndpoints } from '@mediatheque/contract/site/first-steps/first-steps.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export const firstStepsQuery = () => endpointQuery(firstStepsEndpoints.getFirstSteps, {})

/** Every page has titles then. */
export const addFreeFilms = defineWrite(firstStepsEndpoints.addFreeFilms, 'all')
