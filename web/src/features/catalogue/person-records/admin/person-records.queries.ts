import { personRecordEndpoints as endpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { personRecordList } from '@mediatheque/contract/catalogue/person-records/person-records.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type PersonRecordSearch = SearchOf<typeof personRecordList>
export const readPersonRecordSearch = listSearchReader(personRecordList)

export const personRecordsQuery = (search: PersonRecordSearch) =>
  listQuery(personRecordList, endpoints.listPersonRecords, search)

export const personSheetQuery = (id: number) =>
  endpointQuery(endpoints.getPersonSheet, { params: { id } })

/** People are shown with their titles everywhere. */
export const createPerson = defineWrite(endpoints.createPerson, 'all')
export const changePerson = defineWrite(endpoints.changePerson, 'all')
export const deletePeople = defineWrite(endpoints.deletePeople, 'all')
export const restorePeople = defineWrite(endpoints.restorePeople, 'all')

export const mergePeople = defineWrite(endpoints.mergePeople, 'all')

/** What would become of both, seen anew whenever it is asked. */
export const mergePreviewQuery = (keptId: number, goneId: number) => ({
  ...endpointQuery(endpoints.previewMerge, { params: { id: keptId }, query: { other: goneId } }),
  staleTime: 0,
})

/** Counted anew whenever it is asked. */
export const personBelongingsQuery = (ids: string) => ({
  ...endpointQuery(endpoints.countPersonBelongings, { params: { ids } }),
  staleTime: 0,
})
