import { requestEndpoints } from '@mediatheque/contract/community/requests/requests.endpoints.ts'
import { requestList } from '@mediatheque/contract/community/requests/requests.list.ts'
import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canDeleteRequests, canSeeRequest, canUpdateRequests } from './requests.policy.ts'
import { presentRequest, requestCells } from './requests.presenter.ts'
import {
  createRequest,
  deleteRequests,
  findRequests,
  getRequest,
  leaveRequest,
  listRequestCategories,
  listRequests,
  readRequests,
  type RequestRow,
  searchAddable,
  supportRequest,
} from './requests.service.ts'
import { updateRequest } from './update-request.ts'

interface Reading {
  readonly platform: Needs<'readDb' | 'cache'>
  readonly language: Language
}

const present = async (row: RequestRow, { platform, language }: Reading): Promise<RequestView> =>
  presentRequest(row, await listRequestCategories(platform, language))

const versioned = viewOfRecord<RequestRow>({
  find: (id, { platform, actor, language }) => getRequest(platform, { actor, language }, id),
  view: present,
})

export const requestRoutes = [
  bindEndpoint(requestEndpoints.listRequests, {
    run: ({ platform, actor, language, query }) =>
      listRequests(platform, { actor, language }, query),
    present: async (page, { platform, language }) => {
      const categories = await listRequestCategories(platform, language)
      return presentPage(page, (rows) => rows.map((row) => presentRequest(row, categories)))
    },
  }),
  bindEndpoint(requestEndpoints.exportRequests, {
    run: (call) => {
      const { platform, actor, language, query, t } = call
      const rows = readRequests(platform, { actor, language }, query)
      return csvAnswer(call, requestList, rows, requestCells(t))
    },
  }),
  bindEndpoint(requestEndpoints.getRequest, {
    load: ({ platform, actor, language, params }) =>
      getRequest(platform, { actor, language }, params.id),
    policy: (_actor, request) => canSeeRequest(request),
    run: ({ record }) => record,
    present: async (row, call) => ({ request: await present(row, call) }),
  }),
  bindEndpoint(requestEndpoints.createRequest, {
    run: ({ platform, actor, language, body }) =>
      createRequest(platform, { actor, language }, body),
    present: async (row, call) => ({ request: await present(row, call) }),
  }),
  bindEndpoint(requestEndpoints.updateRequest, {
    versioned,
    load: ({ platform, actor, language, params }) =>
      getRequest(platform, { actor, language }, params.id),
    policy: (actor) => canUpdateRequests(actor),
    run: ({ platform, actor, language, record, body }) =>
      updateRequest(platform, { actor, language }, record, body),
    present: async (row, call) => ({ request: await present(row, call) }),
  }),
  bindEndpoint(requestEndpoints.deleteRequests, {
    versioned,
    load: ({ platform, actor, language, params }) =>
      findRequests(platform, { actor, language }, params.ids),
    policy: (actor) => canDeleteRequests(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteRequests(platform, record, body.versions),
    }),
  }),
  bindEndpoint(requestEndpoints.supportRequest, {
    load: ({ platform, actor, language, params }) =>
      getRequest(platform, { actor, language }, params.id),
    policy: (_actor, request) => canSeeRequest(request),
    run: ({ platform, actor, language, record }) =>
      supportRequest(platform, { actor, language }, record),
    present: async (row, call) => ({ request: await present(row, call) }),
  }),
  bindEndpoint(requestEndpoints.leaveRequest, {
    load: ({ platform, actor, language, params }) =>
      getRequest(platform, { actor, language }, params.id),
    policy: (_actor, request) => canSeeRequest(request),
    run: ({ platform, actor, language, record }) =>
      leaveRequest(platform, { actor, language }, record),
    present: async (row, call) => ({ request: row && (await present(row, call)) }),
  }),
  bindEndpoint(requestEndpoints.searchAddable, {
    run: ({ platform, query, language }) => searchAddable(platform, query, language),
    present: (results) => ({ results }),
  }),
]
