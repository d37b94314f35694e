import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import { debridorList } from '@mediatheque/contract/premium/debridors/debridors.list.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { canManageDebridors } from './debridors.policy.ts'
import { debridorCells, presentDebridor } from './debridors.presenter.ts'
import {
  type DebridorRow,
  deleteDebridors,
  findOwnDebridors,
  getOwnDebridor,
  listDebridors,
  readDebridors,
  saveDebridor,
} from './debridors.service.ts'

const versioned = viewOfRecord<DebridorRow>({
  find: (id, { platform, actor }) => getOwnDebridor(platform, actor, id),
  view: presentDebridor,
})

export const debridorRoutes = [
  bindEndpoint(debridorEndpoints.listDebridors, {
    run: ({ platform, actor, query }) => listDebridors(platform, actor, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentDebridor)),
  }),
  bindEndpoint(debridorEndpoints.exportDebridors, {
    run: (call) =>
      csvAnswer(
        call,
        debridorList,
        readDebridors(call.platform, call.actor, call.query),
        debridorCells(call.platform.clock.now()),
      ),
  }),
  bindEndpoint(debridorEndpoints.saveDebridor, {
    versioned,
    load: async ({ platform, actor, body }) =>
      body.id === undefined ? [] : [await getOwnDebridor(platform, actor, body.id)],
    policy: (actor, accounts) => canManageDebridors(actor, accounts),
    run: ({ platform, actor, record: [existing], body }) =>
      saveDebridor(platform, actor, existing, body),
    present: (row) => ({ debridor: presentDebridor(row) }),
  }),
  bindEndpoint(debridorEndpoints.deleteDebridors, {
    versioned,
    load: ({ platform, actor, params }) => findOwnDebridors(platform, actor, params.ids),
    policy: (actor, accounts) => canManageDebridors(actor, accounts),
    run: async ({ platform, record, body }) => ({
      deleted: await deleteDebridors(platform, record, body.versions),
    }),
  }),
]
