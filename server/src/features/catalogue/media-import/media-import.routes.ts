import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { changeTitle, getTitleSheet, type TitleSheet } from '../titles/change-title.service.ts'
import { canUpdateTitle } from '../titles/titles.policy.ts'
import {
  getSheetWithImport,
  importAgain,
  importByHand,
  previewImport,
} from './import-by-hand.service.ts'
import { listManyWorks } from './import-many.ts'
import {
  presentFind,
  presentImport,
  presentPreview,
  presentSeenSheet,
  presentSheet,
  presentTitleImport,
} from './media-import.presenter.ts'
import { listImportSources, searchOutside } from './search-outside.service.ts'
import { testConnection } from './test-connection.ts'

const versioned = viewOfRecord<TitleSheet>({
  find: (id, { platform }) => getTitleSheet(platform, id),
  view: presentSeenSheet,
})

export const mediaImportRoutes = [
  bindEndpoint(mediaImportEndpoints.testConnection, {
    run: ({ platform, body }) => testConnection(platform, body.service),
  }),
  bindEndpoint(mediaImportEndpoints.listImportSources, {
    run: ({ platform, language }) => listImportSources(platform, language),
    present: (sources) => ({ sources }),
  }),
  bindEndpoint(mediaImportEndpoints.searchOutside, {
    run: ({ platform, actor, query, language }) =>
      searchOutside(platform, actor, { type: query.media_type, query: query.query, language }),
    present: (found, { platform }) => ({
      results: found.map((one) => presentFind(platform, one)),
    }),
  }),
  bindEndpoint(mediaImportEndpoints.previewImport, {
    run: ({ platform, actor, query }) => previewImport(platform, actor, query),
    present: (known, { platform }) => presentPreview(platform, known),
  }),
  bindEndpoint(mediaImportEndpoints.listManyImports, {
    run: ({ platform, query }) => listManyWorks(platform, query),
    present: (ids) => ({ ids: [...ids] }),
  }),
  bindEndpoint(mediaImportEndpoints.importTitle, {
    run: ({ platform, actor, body }) => importByHand(platform, actor, body),
    present: presentImport,
  }),
  bindEndpoint(mediaImportEndpoints.getTitleSheet, {
    run: ({ platform, params }) => getSheetWithImport(platform, params.id),
    present: (found) => ({ sheet: presentSheet(found.sheet), import: presentTitleImport(found) }),
  }),
  bindEndpoint(mediaImportEndpoints.changeTitle, {
    versioned,
    load: ({ platform, params }) => getTitleSheet(platform, params.id),
    policy: (actor) => canUpdateTitle(actor),
    run: async ({ platform, body: { version, locks, ...values }, record }) => {
      await changeTitle(platform, record.id, { version, locks, values })
      return getSheetWithImport(platform, record.id)
    },
    present: (found) => ({ sheet: presentSheet(found.sheet), import: presentTitleImport(found) }),
  }),
  bindEndpoint(mediaImportEndpoints.importAgain, {
    load: ({ platform, params }) => getSheetWithImport(platform, params.id),
    policy: (actor) => canUpdateTitle(actor),
    run: ({ platform, actor, record }) => importAgain(platform, actor, record),
    present: presentImport,
  }),
]
