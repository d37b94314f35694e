import { errorEndpoints } from '@mediatheque/contract/operations/logs/errors.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { askForLogs } from './ask-for-logs.ts'
import { presentError, presentErrorDetails } from './errors.presenter.ts'
import { deleteErrors, getError, listErrors, settleErrors } from './errors.service.ts'

export const errorRoutes = [
  bindEndpoint(errorEndpoints.listErrors, {
    run: ({ platform, query }) => listErrors(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentError)),
  }),
  bindEndpoint(errorEndpoints.getError, {
    run: ({ platform, params }) => getError(platform, params.id),
    present: (row) => ({ error: presentErrorDetails(row) }),
  }),
  bindEndpoint(errorEndpoints.settleErrors, {
    run: async ({ platform, actor, body }) => {
      askForLogs(actor)
      return { changed: await settleErrors(platform, body) }
    },
  }),
  bindEndpoint(errorEndpoints.deleteErrors, {
    run: async ({ platform, actor, body }) => {
      askForLogs(actor)
      return { changed: await deleteErrors(platform, body.ids) }
    },
  }),
]
