import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { assertAllSeen } from '../../../platform/access/seen-versions.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { addTitle } from './add-title.ts'
import { presentSeenSheet } from '../media-import/media-import.presenter.ts'
import { getTitleSheet, type TitleSheet } from '../titles/change-title.service.ts'
import {
  countBelongings,
  deleteTitles,
  getTitlesToDelete,
  getTitlesToRestore,
  restoreTitles,
} from './delete-titles.ts'
import { changeTitles, getTitlesToChange } from './change-titles.ts'
import { previewTitleChanges } from '../titles/editing/title-changes.service.ts'
import { canUpdateTitle } from '../titles/titles.policy.ts'
import { getHiddenTitles, listHiddenTitles, showTitles } from './hidden-titles.ts'
import { dismissDuplicate, listDuplicates } from './merging/duplicates.service.ts'
import { getTitlesToMerge, mergeTitles, previewMerge } from './merging/merge-titles.ts'
import { canDeleteTitles } from './title-records.policy.ts'
import {
  presentDuplicate,
  presentHiddenTitle,
  presentMerge,
  titleRecordCells,
  viewOfTitleRecord,
} from './title-records.presenter.ts'
import { listTitleRecords, readAllTitleRecords } from './title-records.service.ts'

const versioned = viewOfRecord<TitleSheet>({
  find: (id, { platform }) => getTitleSheet(platform, id),
  view: presentSeenSheet,
})

export const titleRecordRoutes = [
  bindEndpoint(titleRecordEndpoints.listTitleRecords, {
    run: ({ platform, query, language }) =>
      listTitleRecords(platform, query, query.lang ?? language),
    present: async ({ page, ratings }) => ({
      ...(await presentPage(page, (rows) => rows.map(viewOfTitleRecord))),
      rating_source: ratings,
    }),
  }),
  bindEndpoint(titleRecordEndpoints.exportTitleRecords, {
    run: (call) =>
      csvAnswer(
        call,
        titleRecordList,
        readAllTitleRecords(call.platform, call.query, call.query.lang ?? call.language),
        titleRecordCells(call.t),
      ),
  }),
  bindEndpoint(titleRecordEndpoints.createTitle, {
    run: ({ platform, body, t, language }) => addTitle(platform, { t, language }, body),
    present: ({ id, version, name, type }) => ({
      title: { id, version, name, type: type as TitleType },
    }),
  }),
  bindEndpoint(titleRecordEndpoints.countBelongings, {
    run: async ({ platform, params }) => {
      await getTitlesToDelete(platform, params.ids)
      return { belongings: await countBelongings(platform.db, params.ids) }
    },
  }),
  bindEndpoint(titleRecordEndpoints.deleteTitles, {
    versioned,
    load: ({ platform, params }) => getTitlesToDelete(platform, params.ids),
    policy: (actor) => canDeleteTitles(actor),
    run: async ({ platform, actor, record, body }) => ({
      deleted: await deleteTitles(platform, actor, record, body.versions),
    }),
  }),
  bindEndpoint(titleRecordEndpoints.previewTitleChanges, {
    run: async ({ platform, params, body, t, language }) => {
      const titles = await getTitlesToChange(platform, params.ids, language)
      return {
        titles: await previewTitleChanges(platform, titles, body.changes, { t, language }),
      }
    },
  }),
  bindEndpoint(titleRecordEndpoints.changeTitles, {
    versioned,
    load: ({ platform, params, language }) => getTitlesToChange(platform, params.ids, language),
    policy: (actor) => canUpdateTitle(actor),
    run: async ({ platform, actor, params, body }) => {
      assertAllSeen(params.ids, body.versions)
      return { changed: await changeTitles(platform, actor, body.versions, body.changes) }
    },
  }),
  bindEndpoint(titleRecordEndpoints.listHiddenTitles, {
    run: ({ platform, query }) => listHiddenTitles(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentHiddenTitle)),
  }),
  bindEndpoint(titleRecordEndpoints.showTitles, {
    load: ({ platform, params }) => getHiddenTitles(platform, params.ids),
    policy: (actor) => canUpdateTitle(actor),
    run: async ({ platform, actor, params }) => ({
      shown: await showTitles(platform, actor, params.ids),
    }),
  }),
  bindEndpoint(titleRecordEndpoints.previewTitleMerge, {
    run: async ({ platform, params: { id: from, into } }) => {
      const titles = await getTitlesToMerge(platform, { from, into })
      return { ...titles, parts: await previewMerge(platform, { from, into }) }
    },
    present: presentMerge,
  }),
  bindEndpoint(titleRecordEndpoints.mergeTitles, {
    versioned,
    load: ({ platform, params: { id: from, into } }) => getTitlesToMerge(platform, { from, into }),
    policy: (actor) => canDeleteTitles(actor),
    run: async ({ platform, actor, params: { id: from, into }, body }) => {
      await mergeTitles(platform, actor, { from, into }, body.versions)
      return { id: into }
    },
  }),
  bindEndpoint(titleRecordEndpoints.listTitleDuplicates, {
    run: ({ platform, query }) => listDuplicates(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentDuplicate)),
  }),
  bindEndpoint(titleRecordEndpoints.dismissTitleDuplicate, {
    run: ({ platform, actor, params, body }) =>
      dismissDuplicate(platform, actor, params.id, body.dismissed),
    present: (row) => ({ duplicate: presentDuplicate(row) }),
  }),
  bindEndpoint(titleRecordEndpoints.restoreTitles, {
    load: ({ platform, params }) => getTitlesToRestore(platform, params.ids),
    policy: (actor) => canDeleteTitles(actor),
    run: async ({ platform, actor, params }) => ({
      restored: await restoreTitles(platform, actor, params.ids),
    }),
  }),
]
