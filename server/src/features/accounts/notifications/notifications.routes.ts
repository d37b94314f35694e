import { notificationEndpoints } from '@mediatheque/contract/accounts/notifications/notifications.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { readerLanguage, translatorOf } from '../../site/localizations/localizations.service.ts'
import { presentNotification } from './notifications.presenter.ts'
import { listNotifications, markAsRead } from './notifications.service.ts'

export const notificationRoutes = [
  bindEndpoint(notificationEndpoints.listNotifications, {
    run: ({ platform, actor, query }) => listNotifications(platform, actor.user!.id, query),
    present: async (page, { platform, actor, request }) => {
      const t = await translatorOf(platform, await readerLanguage(platform, actor, request))
      return presentPage(page, (rows) => rows.map((row) => presentNotification(row, t)))
    },
  }),
  bindEndpoint(notificationEndpoints.markNotificationsAsRead, {
    run: async ({ platform, actor, body }) => ({ unreadCount: await markAsRead(platform, actor.user!.id, body.ids) }),
  }),
  bindEndpoint(notificationEndpoints.markAllNotificationsAsRead, {
    run: async ({ platform, actor }) => ({ unreadCount: await markAsRead(platform, actor.user!.id) }),
  }),
]
