import { landingEndpoints } from '@mediatheque/contract/catalogue/landing/landing.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const landingQuery = () => endpointQuery(landingEndpoints.getLanding)
