import { notificationOverviewEndpoints } from '@mediatheque/contract/accounts/notifications/notification-overview.endpoints.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { presentOverview } from './overview.presenter.ts'
import { readOverview } from './overview.service.ts'

export const overviewRoutes = [
  bindEndpoint(notificationOverviewEndpoints.getNotificationOverview, {
    run: ({ platform, query }) => readOverview(platform, query.days),
    present: (overview, { t }) => presentOverview(overview, t),
  }),
]
