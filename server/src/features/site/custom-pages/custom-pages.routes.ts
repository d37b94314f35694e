import { customPageEndpoints } from '@mediatheque/contract/site/custom-pages/custom-pages.endpoints.ts'
import { customPageList } from '@mediatheque/contract/site/custom-pages/custom-pages.list.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canEditPages, canReadPage } from './custom-pages.policy.ts'
import {
  customPageCells,
  presentCustomPage,
  presentEditedPage,
  presentListedPage,
} from './custom-pages.presenter.ts'
import {
  createCustomPage,
  type CustomPageRow,
  deleteCustomPages,
  findPagesToEdit,
  getCustomPage,
  getPageToEdit,
  listCustomPages,
  readCustomPages,
  updateCustomPage,
} from './custom-pages.service.ts'

const versioned = viewOfRecord<CustomPageRow>({
  find: (id, { platform }) => getPageToEdit(platform, id),
  view: (row, { platform }) => presentEditedPage(row, platform.config),
})

export const customPageRoutes = [
  bindEndpoint(customPageEndpoints.listCustomPages, {
    run: ({ platform, query }) => listCustomPages(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentListedPage)),
  }),
  bindEndpoint(customPageEndpoints.exportCustomPages, {
    run: (call) =>
      csvAnswer(call, customPageList, readCustomPages(call.platform, call.query), customPageCells),
  }),
  bindEndpoint(customPageEndpoints.getCustomPage, {
    load: ({ platform, actor, params }) => getCustomPage(platform, actor, params.idOrSlug),
    policy: (actor, page) => canReadPage(actor, page),
    run: ({ record }) => record,
    present: (row, { platform, actor, language, t }) => {
      const reader = { basePath: platform.config.basePath, t, language }
      const page = presentCustomPage(row, { ...reader, canUpdate: canEditPages(actor) })
      return { page, seo: page.seo }
    },
  }),
  bindEndpoint(customPageEndpoints.getEditedCustomPage, {
    run: ({ platform, params }) => getPageToEdit(platform, params.id),
    present: (row, { platform }) => ({ page: presentEditedPage(row, platform.config) }),
  }),
  bindEndpoint(customPageEndpoints.createCustomPage, {
    run: ({ platform, body }) => createCustomPage(platform, body),
    present: (row, { platform }) => ({ page: presentEditedPage(row, platform.config) }),
  }),
  bindEndpoint(customPageEndpoints.updateCustomPage, {
    versioned,
    load: ({ platform, params }) => getPageToEdit(platform, params.id),
    policy: (actor) => canEditPages(actor),
    run: ({ platform, record, body }) => updateCustomPage(platform, record, body),
    present: (row, { platform }) => ({ page: presentEditedPage(row, platform.config) }),
  }),
  bindEndpoint(customPageEndpoints.deleteCustomPages, {
    versioned,
    load: ({ platform, params }) => findPagesToEdit(platform, params.ids),
    policy: (actor) => canEditPages(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteCustomPages(platform, record, body.versions),
    }),
  }),
]
