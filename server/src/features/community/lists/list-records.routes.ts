import { listRecordEndpoints } from '@mediatheque/contract/community/lists/list-records.endpoints.ts'
import { listRecordList } from '@mediatheque/contract/community/lists/list-records.list.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listRecordCells, presentListRecord, presentListSheet } from './list-records.presenter.ts'
import {
  completeList,
  createListRecord,
  deleteListRecords,
  getListRecord,
  listListRecords,
  readListRecords,
  updateListRecord,
} from './list-records.service.ts'
import { canLookAfterLists, canTendLists } from './lists.policy.ts'
import type { ListRow } from './lists.repository.ts'
import { getListById, getListsById } from './lists.service.ts'

interface Reading {
  readonly platform: Needs<'db' | 'clock'>
  readonly actor: LoggedInActor
  readonly language: Language
}

const sheetOf = async (row: ListRow, { platform, actor, language }: Reading) =>
  presentListSheet(await completeList(platform, row, language), {
    actor,
    language,
    now: platform.clock.now(),
  })

const versioned = viewOfRecord<ListRow>({
  find: (id, { platform, actor }) => getListById(platform, actor, id),
  view: (row, call) => sheetOf(row, call as Reading),
})

export const listRecordRoutes = [
  bindEndpoint(listRecordEndpoints.listListRecords, {
    run: ({ platform, actor, query }) => listListRecords(platform, actor, query),
    present: (page, reader) =>
      presentPage(page, (rows) => rows.map((row) => presentListRecord(row, reader))),
  }),
  bindEndpoint(listRecordEndpoints.exportListRecords, {
    run: (call) => {
      const { platform, actor, query } = call
      return csvAnswer(
        call,
        listRecordList,
        readListRecords(platform, actor, query),
        listRecordCells,
      )
    },
  }),
  bindEndpoint(listRecordEndpoints.getListSheet, {
    load: ({ platform, actor, params }) => getListRecord(platform, actor, params.slugOrId),
    policy: (actor) => canTendLists(actor),
    run: async (call) => ({ list: await sheetOf(call.record, call) }),
  }),
  bindEndpoint(listRecordEndpoints.createListRecord, {
    run: async (call) => {
      const { platform, actor, body } = call
      return { list: await sheetOf(await createListRecord(platform, actor, body), call) }
    },
  }),
  bindEndpoint(listRecordEndpoints.updateListRecord, {
    versioned,
    load: ({ platform, actor, params }) => getListById(platform, actor, params.id),
    policy: (actor) => canTendLists(actor),
    run: async (call) => {
      const { platform, actor, record, body } = call
      return { list: await sheetOf(await updateListRecord(platform, actor, record, body), call) }
    },
  }),
  bindEndpoint(listRecordEndpoints.deleteListRecords, {
    versioned,
    load: ({ platform, actor, params }) => getListsById(platform, actor, params.ids),
    policy: (actor) => canLookAfterLists(actor),
    run: async ({ platform, actor, record, body }) => ({
      deleted: await deleteListRecords(platform, actor, record, body),
    }),
  }),
]
