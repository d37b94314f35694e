import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { seenVersions } from '../../core/version.ts'
import { enteredPerson } from '../people/people.schemas.ts'
import { mergePeopleForm, mergePreview, mergePreviewQuery } from './merge-people.schemas.ts'
import { personCreditList } from './person-credits.list.ts'
import { personRecordList } from './person-records.list.ts'
import {
  newPersonForm,
  personBelongings,
  personCreditsQuery,
  personCreditView,
  personRecordsAnswer,
  personRecordsQuery,
  personSheetAnswer,
  personSheetForm,
} from './person-records.schemas.ts'

const reads = staffWith('people.update', {
  noRecord: 'Whoever tends the people of the catalogue tends all of them.',
})

export const personRecordEndpoints = {
  createPerson: defineEndpoint({
    method: 'POST',
    path: 'people',
    access: staffWith('people.update', { history: 'person' }),
    summary: 'Enter a person by hand; what is typed is locked against imports',
    body: newPersonForm,
    status: 201,
    response: z.object({ person: enteredPerson }),
  }),
  listPersonRecords: defineEndpoint({
    method: 'GET',
    path: 'person-records',
    access: staffWith('people.update'),
    summary:
      'People for those who tend them; beyond 10,000 matches it only says that there are more',
    list: personRecordList,
    query: personRecordsQuery,
    response: personRecordsAnswer,
  }),
  exportPersonRecords: defineEndpoint({
    method: 'GET',
    path: 'person-records/csv',
    access: staffWith('people.update'),
    summary: 'People for those who tend them as a file, at most 10,000',
    list: personRecordList,
    query: personRecordsQuery,
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getPersonSheet: defineEndpoint({
    method: 'GET',
    path: 'people/:id/sheet',
    access: reads,
    summary: 'What of a person can be changed by hand, and what of it is locked',
    params: idParams,
    response: personSheetAnswer,
  }),
  changePerson: defineEndpoint({
    method: 'PUT',
    path: 'people/:id',
    access: staffWith('people.update', { record: true, version: true, history: 'person' }),
    summary: 'Change a person by hand, which locks what is changed, and say what is locked',
    params: idParams,
    body: personSheetForm,
    response: personSheetAnswer,
  }),
  listPersonCredits: defineEndpoint({
    method: 'GET',
    path: 'person-credits',
    access: staffWith('people.update'),
    summary: 'What a person did, credit by credit, with the version of each title',
    list: personCreditList,
    query: personCreditsQuery,
    response: paginated(personCreditView),
  }),
  previewMerge: defineEndpoint({
    method: 'GET',
    path: 'people/:id/merge',
    access: reads,
    summary: 'What would become of two people, were they merged',
    params: idParams,
    query: mergePreviewQuery,
    response: mergePreview,
  }),
  mergePeople: defineEndpoint({
    method: 'POST',
    path: 'people/:id/merge',
    access: staffWith('people.update', { record: true, version: true, history: 'person' }),
    summary:
      'Merge somebody else into this person: what is theirs becomes this one’s, and their address leads here. It can be undone',
    params: idParams,
    body: mergePeopleForm,
    response: personSheetAnswer,
  }),
  countPersonBelongings: defineEndpoint({
    method: 'GET',
    path: 'people/:ids/belongings',
    access: reads,
    summary: 'How much would go with these people, were they deleted',
    params: idsParams,
    response: z.object({ belongings: personBelongings }),
  }),
  deletePeople: defineEndpoint({
    method: 'DELETE',
    path: 'people/:ids',
    access: staffWith('people.update', { record: true, version: true, history: 'person' }),
    summary: 'Delete people with their credits: all of them or none. They can be restored',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  restorePeople: defineEndpoint({
    method: 'POST',
    path: 'people/:ids/restore',
    access: staffWith('people.update', {
      record: true,
      noVersion: 'What was deleted is not changed by anybody.',
      history: 'person',
    }),
    summary:
      'Bring people back who were deleted or merged into others, with what was theirs: all of them or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
}
