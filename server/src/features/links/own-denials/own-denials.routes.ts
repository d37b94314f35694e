import { ownDenialEndpoints } from '@mediatheque/contract/links/own-denials/own-denials.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { getOwnDenied, listOwnDenied } from '../links/denied.service.ts'
import { presentOwnDenial, presentOwnDenialForm } from './own-denials.presenter.ts'

export const ownDenialRoutes = [
  bindEndpoint(ownDenialEndpoints.listOwnDenials, {
    run: ({ platform, query, ...reader }) => listOwnDenied(platform.db, reader, query.title_id),
    present: (rows) => ({ denials: rows.map(presentOwnDenial) }),
  }),
  bindEndpoint(ownDenialEndpoints.getOwnDenial, {
    load: ({ platform, params, ...reader }) => getOwnDenied(platform.db, params.id, reader),
    policy: (actor, { row }) => actor.user !== null && row.user_id === actor.user.id,
    run: ({ record }) => record,
    present: (denied, { platform }) => ({ denial: presentOwnDenialForm(platform, denied) }),
  }),
]
