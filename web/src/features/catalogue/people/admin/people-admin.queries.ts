import { personRecordEndpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

const MOST_FOUND = 12

/** People by name, in spite of typing errors. */
export const peopleToPickQuery = (query: string) => ({
  ...endpointQuery(searchEndpoints.search, {
    params: { query },
    query: { model_type: 'person', limit: MOST_FOUND },
  }),
  enabled: !isEmptyQuery(query),
})

/** They can be found at once. */
export const createPerson = defineWrite(personRecordEndpoints.createPerson, [
  searchEndpoints.search,
])
