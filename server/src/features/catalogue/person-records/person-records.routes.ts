import { personRecordEndpoints as endpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { personRecordList } from '@mediatheque/contract/catalogue/person-records/person-records.list.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { createPictureCheck } from '../images/shown-pictures.service.ts'
import {
  changePerson,
  enterPerson,
  getPersonSheet,
  type PersonSheetRow,
} from '../people/edit-person.service.ts'
import { canUpdatePeople } from '../people/people.policy.ts'
import { deletePeople, getPeopleToDelete } from './delete-people.ts'
import { mergePeople, previewMerge } from './merge-people.ts'
import { getPeopleToRestore, restorePeople } from './restore-people.ts'
import {
  countPersonBelongings,
  listCreditsOfPerson,
  listPersonRecords,
  readAllPersonRecords,
} from './person-list.service.ts'
import {
  personRecordCells,
  presentPersonSheet,
  viewOfPersonCredit,
  viewOfPersonRecord,
} from './person-records.presenter.ts'

const versioned = viewOfRecord<PersonSheetRow>({
  find: (id, { platform }) => getPersonSheet(platform, id),
  view: presentPersonSheet,
})

export const personRecordRoutes = [
  bindEndpoint(endpoints.createPerson, {
    run: ({ platform, body }) => enterPerson(platform, body, createPictureCheck(platform)),
    present: ({ id, name, poster_url }) => ({ person: { id, name, poster: poster_url } }),
  }),
  bindEndpoint(endpoints.listPersonRecords, {
    run: ({ platform, query }) => listPersonRecords(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(viewOfPersonRecord)),
  }),
  bindEndpoint(endpoints.exportPersonRecords, {
    run: (call) =>
      csvAnswer(
        call,
        personRecordList,
        readAllPersonRecords(call.platform, call.query),
        personRecordCells(call.t),
      ),
  }),
  bindEndpoint(endpoints.getPersonSheet, {
    run: ({ platform, params }) => getPersonSheet(platform, params.id),
    present: (sheet) => ({ sheet: presentPersonSheet(sheet) }),
  }),
  bindEndpoint(endpoints.changePerson, {
    versioned,
    load: ({ platform, params }) => getPersonSheet(platform, params.id),
    policy: (actor) => canUpdatePeople(actor),
    run: ({ platform, record, body }) =>
      changePerson(platform, record.id, body, createPictureCheck(platform)),
    present: (sheet) => ({ sheet: presentPersonSheet(sheet) }),
  }),
  bindEndpoint(endpoints.listPersonCredits, {
    run: ({ platform, query, language }) =>
      listCreditsOfPerson(platform.db, query, query.lang ?? language),
    present: (page) => presentPage(page, (rows) => rows.map(viewOfPersonCredit)),
  }),
  bindEndpoint(endpoints.previewMerge, {
    run: ({ platform, params, query }) => previewMerge(platform, params.id, query.other),
    present: ({ kept, gone, ...preview }) => ({
      ...preview,
      kept: presentPersonSheet(kept),
      gone: presentPersonSheet(gone),
    }),
  }),
  bindEndpoint(endpoints.mergePeople, {
    versioned,
    load: ({ platform, params }) => getPersonSheet(platform, params.id),
    policy: (actor) => canUpdatePeople(actor),
    run: ({ platform, actor, record, body }) => mergePeople(platform, actor, record.id, body),
    present: (sheet) => ({ sheet: presentPersonSheet(sheet) }),
  }),
  bindEndpoint(endpoints.countPersonBelongings, {
    run: async ({ platform, params }) => {
      await getPeopleToDelete(platform, params.ids)
      return { belongings: await countPersonBelongings(platform.db, params.ids) }
    },
  }),
  bindEndpoint(endpoints.deletePeople, {
    versioned,
    load: ({ platform, params }) => getPeopleToDelete(platform, params.ids),
    policy: (actor) => canUpdatePeople(actor),
    run: async ({ platform, actor, record, body }) => ({
      deleted: await deletePeople(platform, actor, record, body.versions),
    }),
  }),
  bindEndpoint(endpoints.restorePeople, {
    load: ({ platform, params }) => getPeopleToRestore(platform, params.ids),
    policy: (actor) => canUpdatePeople(actor),
    run: async ({ platform, actor, params }) => ({
      restored: await restorePeople(platform, actor, params.ids),
    }),
  }),
]
