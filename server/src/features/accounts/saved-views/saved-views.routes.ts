import { savedViewEndpoints } from '@mediatheque/contract/accounts/saved-views/saved-views.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { canManageSavedView } from './saved-views.policy.ts'
import { presentSavedView } from './saved-views.presenter.ts'
import {
  createSavedView,
  deleteSavedView,
  getOwnSavedView,
  listSavedViews,
  type SavedViewRow,
  updateSavedView,
} from './saved-views.service.ts'

const versioned = viewOfRecord<SavedViewRow>({
  find: (id, { platform, actor }) => getOwnSavedView(platform, actor, id),
  view: presentSavedView,
})
const answer = (row: SavedViewRow) => ({ view: presentSavedView(row) })

export const savedViewRoutes = [
  bindEndpoint(savedViewEndpoints.listSavedViews, {
    run: ({ platform, actor, query }) => listSavedViews(platform, actor, query.list),
    present: (rows) => ({ views: rows.map(presentSavedView) }),
  }),
  bindEndpoint(savedViewEndpoints.createSavedView, {
    run: ({ platform, actor, body }) => createSavedView(platform, actor, body),
    present: answer,
  }),
  bindEndpoint(savedViewEndpoints.updateSavedView, {
    versioned,
    load: ({ platform, actor, params }) => getOwnSavedView(platform, actor, params.id),
    policy: (actor, view) => canManageSavedView(actor, view),
    run: ({ platform, record, body }) => updateSavedView(platform, record, body),
    present: answer,
  }),
  bindEndpoint(savedViewEndpoints.deleteSavedView, {
    versioned,
    load: ({ platform, actor, params }) => getOwnSavedView(platform, actor, params.id),
    policy: (actor, view) => canManageSavedView(actor, view),
    run: async ({ platform, record, body }) => {
      await deleteSavedView(platform, record, body.version)
      return { deleted: 1 }
    },
  }),
]
