import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { notificationOverview, notificationOverviewQuery } from './notification-overview.schemas.ts'

export const notificationOverviewEndpoints = {
  getNotificationOverview: defineEndpoint({
    method: 'GET',
    path: 'logs/notifications',
    access: staffWith('logs.view'),
    summary:
      'How many notifications of each kind were written and read, wait, or are unwanted, without whose they are and what they say',
    query: notificationOverviewQuery,
    response: notificationOverview,
  }),
}
