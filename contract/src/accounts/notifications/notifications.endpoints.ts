import { z } from 'zod'
import { uuid } from '../../core/input.ts'
import { user } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { listQuery, pageSize, paginated } from '../../core/list-query.ts'
import { NOTIFICATIONS_PAGE_SIZE, notificationView } from './notifications.schemas.ts'

const unreadCount = z.object({ unreadCount: z.number() })

const query = listQuery.extend({
  perPage: pageSize(NOTIFICATIONS_PAGE_SIZE),
})

export const notificationEndpoints = {
  listNotifications: defineEndpoint({
    method: 'GET',
    path: 'notifications',
    access: user,
    summary: 'Own notifications, newest first',
    query,
    response: paginated(notificationView),
  }),
  listAccountNotifications: defineEndpoint({
    method: 'GET',
    path: 'users/me/notifications',
    access: user,
    summary: 'The same list, at its address in the account area',
    query,
    response: paginated(notificationView),
  }),
  markNotificationsAsRead: defineEndpoint({
    method: 'POST',
    path: 'notifications/mark-as-read',
    access: user,
    summary: 'Mark own notifications as read',
    body: z.object({ ids: z.array(uuid).min(1).max(100) }),
    response: unreadCount,
  }),
  markAllNotificationsAsRead: defineEndpoint({
    method: 'POST',
    path: 'notifications/mark-all-as-read',
    access: user,
    summary: 'Mark all own notifications as read',
    response: unreadCount,
  }),
  markAllNotificationsAsUnread: defineEndpoint({
    method: 'POST',
    path: 'notifications/mark-all-as-unread',
    access: user,
    summary: 'Mark all own notifications as unread',
    response: unreadCount,
  }),
}
