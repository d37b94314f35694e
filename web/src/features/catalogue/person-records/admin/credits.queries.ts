import { personCreditList } from '@mediatheque/contract/catalogue/person-records/person-credits.list.ts'
import { personRecordEndpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { titleEditingEndpoints } from '@mediatheque/contract/catalogue/titles/editing/title-editing.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

const MOST_FOUND = 12

export type PersonCreditSearch = SearchOf<typeof personCreditList>
export const readPersonCreditSearch = listSearchReader(personCreditList)

export const personCreditsQuery = (personId: number, search: PersonCreditSearch) =>
  listQuery(personCreditList, personRecordEndpoints.listPersonCredits, search, {
    person_id: personId,
  })

/** Titles by name, in spite of typing errors. */
export const titlesToPickQuery = (query: string) => ({
  ...endpointQuery(searchEndpoints.search, {
    params: { query },
    query: { model_type: 'title', limit: MOST_FOUND },
  }),
  enabled: !isEmptyQuery(query),
})

/** Titles and people show them everywhere. */
export const addCredit = defineWrite(titleEditingEndpoints.addCredit, 'all')
export const changeCredit = defineWrite(titleEditingEndpoints.changeCredit, 'all')
export const removeCredit = defineWrite(titleEditingEndpoints.removeCredit, 'all')
