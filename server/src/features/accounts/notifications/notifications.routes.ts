import { notificationEndpoints } from '@mediatheque/contract/accounts/notifications/notifications.endpoints.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { bindEndpoint, type Call } from '../../../platform/http/bind-endpoint.ts'
import { presentPage, type RowPage } from '../../../platform/http/pagination.ts'
import { presentNotification } from './notifications.presenter.ts'
import type { NotificationRow } from './notifications.repository.ts'
import { listNotifications, markAllAsUnread, markAsRead } from './notifications.service.ts'

function presentNotifications(page: RowPage<NotificationRow>, { t }: Pick<Call<Endpoint>, 't'>) {
  return presentPage(page, (rows) => rows.map((row) => presentNotification(row, t)))
}

export const notificationRoutes = [
  bindEndpoint(notificationEndpoints.listNotifications, {
    run: ({ platform, actor, query }) => listNotifications(platform, actor.user.id, query),
    present: presentNotifications,
  }),
  bindEndpoint(notificationEndpoints.listAccountNotifications, {
    run: ({ platform, actor, query }) => listNotifications(platform, actor.user.id, query),
    present: presentNotifications,
  }),
  bindEndpoint(notificationEndpoints.markNotificationsAsRead, {
    run: async ({ platform, actor, body }) => ({
      unreadCount: await markAsRead(platform, actor.user.id, body.ids),
    }),
  }),
  bindEndpoint(notificationEndpoints.markAllNotificationsAsRead, {
    run: async ({ platform, actor }) => ({
      unreadCount: await markAsRead(platform, actor.user.id),
    }),
  }),
  bindEndpoint(notificationEndpoints.markAllNotificationsAsUnread, {
    run: async ({ platform, actor }) => ({
      unreadCount: await markAllAsUnread(platform, actor.user.id),
    }),
  }),
]
