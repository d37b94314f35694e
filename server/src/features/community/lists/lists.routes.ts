import { listEndpoints } from '@mediatheque/contract/community/lists/lists.endpoints.ts'
import { listFileEndpoints } from '@mediatheque/contract/community/lists/list-file.endpoints.ts'
import { letterboxdFile, listFile } from '@mediatheque/contract/community/lists/list-file.list.ts'
import { ownListEndpoints } from '@mediatheque/contract/community/lists/own-lists.endpoints.ts'
import { inEnglish } from '@mediatheque/contract/core/describe-faults.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { ownList, presentSaved, readerOf } from './bind-own-list.ts'
import { letterboxdCells, listFileCells, readFilmFile, readListFile } from './list-file.ts'
import { canDeleteList } from './lists.policy.ts'
import { presentListCard, presentListPage, presentOwnList } from './lists.presenter.ts'
import type { ListRow } from './lists.repository.ts'
import { listLists } from './list-lists.service.ts'
import { getList, getListById, getListPage, getListsById, listOwnLists } from './lists.service.ts'
import {
  addForLater,
  addToList,
  createList,
  deleteLists,
  moveInList,
  noteInList,
  removeFromList,
  updateList,
} from './own-lists.service.ts'

const versioned = viewOfRecord<ListRow>({
  find: (id, { platform, actor }) => getListById(platform, actor, id),
  view: (row, { platform, actor, language }) =>
    presentListCard({ row, covers: [] }, readerOf({ platform, actor, language })),
})

/** For the calls that read one list. */
const readList = {
  load: (call: { platform: Needs<'readDb'>; actor: Actor; params: { slugOrId: string } }) =>
    getList(call.platform, call.actor, call.params.slugOrId),
  // What is not public was looked up for its reader, or by the address that lets in whoever knows it.
  policy: (_actor: Actor, list: ListRow) => list.is_visible || list.visibility === 'unlisted',
}

/** Programs read its heads: in no other language, and with nothing before the first. */
const forLetterboxd = <C extends object>(call: C) => ({ ...call, t: inEnglish, isMarked: false })

export const listRoutes = [
  bindEndpoint(listEndpoints.listLists, {
    run: ({ platform, actor, query, language }) =>
      listLists(platform, actor, query, query.lang ?? language),
    present: (page, call) =>
      presentPage(page, (rows) => rows.map((row) => presentListCard(row, readerOf(call)))),
  }),
  bindEndpoint(listEndpoints.getList, {
    ...readList,
    run: ({ platform, query, record, language }) =>
      getListPage(platform, record, query, query.lang ?? language),
    present: (page, call) => presentListPage(page, readerOf(call)),
  }),
  bindEndpoint(listFileEndpoints.exportList, {
    ...readList,
    run: (call) => {
      const { platform, record, query, language, t } = call
      const of = [platform, record.id, query.lang ?? language] as const
      if (query.format === 'letterboxd')
        return csvAnswer(forLetterboxd(call), letterboxdFile, readFilmFile(...of), letterboxdCells)
      const rows = readListFile(...of)
      return csvAnswer(call, listFile, rows, listFileCells(platform, t))
    },
  }),
  bindEndpoint(ownListEndpoints.listOwnLists, {
    run: ({ platform, actor, query, language }) =>
      listOwnLists(platform, actor, query, query.lang ?? language),
    present: (page, call) =>
      presentPage(page, (rows) => rows.map((row) => presentOwnList(row, readerOf(call)))),
  }),
  bindEndpoint(ownListEndpoints.createList, {
    run: ({ platform, actor, query, body }) =>
      createList(platform, actor, { ...body, workspaceId: query.workspaceId }),
    present: (row, { platform, actor, language }) =>
      presentSaved(row, { platform, actor, language }),
  }),
  bindEndpoint(ownListEndpoints.updateList, {
    versioned,
    ...ownList,
    run: ({ platform, actor, language, record, body }) =>
      updateList(platform, { actor, language }, record, body),
    present: (row, { platform, actor, language }) =>
      presentSaved(row, { platform, actor, language }),
  }),
  bindEndpoint(ownListEndpoints.deleteLists, {
    versioned,
    load: ({ platform, actor, params }) => getListsById(platform, actor, params.ids),
    policy: (actor, lists) => lists.every((list) => canDeleteList(actor, list)),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteLists(platform, record, body.versions),
    }),
  }),
  bindEndpoint(ownListEndpoints.addForLater, {
    run: ({ platform, actor, body }) => addForLater(platform, actor, body.title_id),
  }),
  bindEndpoint(ownListEndpoints.addToList, {
    ...ownList,
    run: ({ platform, record, body }) => addToList(platform, record, body),
  }),
  bindEndpoint(ownListEndpoints.removeFromList, {
    ...ownList,
    run: ({ platform, record, body }) => removeFromList(platform, record, body.title_id),
  }),
  bindEndpoint(ownListEndpoints.moveInList, {
    ...ownList,
    run: ({ platform, record, body }) => moveInList(platform, record, body),
  }),
  bindEndpoint(ownListEndpoints.noteInList, {
    ...ownList,
    run: ({ platform, record, body }) => noteInList(platform, record, body),
  }),
]
