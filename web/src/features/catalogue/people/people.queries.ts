import { peopleEndpoints } from '@mediatheque/contract/catalogue/people/people.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const personQuery = (id: number) =>
  endpointQuery(peopleEndpoints.getPerson, { params: { id } })
