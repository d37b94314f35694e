import { defineFeature } from '../../../platform/feature.ts'
import {
  listExportedNotifications,
  listExportedPreferences,
} from './notifications.export.repository.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { deleteNotificationsBefore } from './notifications.repository.ts'
import { overviewRoutes } from './overview/overview.routes.ts'
import { preferenceRoutes } from './preferences.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { streamRoutes } from './stream.routes.ts'
import { unsubscribeRoutes } from './unsubscribe.routes.ts'
import { getNotificationHub } from './notification-hub.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { closeStreamsWithServer } from './stream.plugin.ts'
import { getUnreadCount } from './notifications.service.ts'
import { getPushPublicKey } from './push/push-keys.service.ts'
import { pushTest } from './push/try-push.ts'
import { removePushSubscriptionsOf } from './push/push.service.ts'

export const feature = defineFeature({
  tables: ['notification_preferences', 'notifications', 'push_keys', 'push_subscriptions'],
  routes: [
    ...notificationRoutes,
    ...overviewRoutes,
    ...preferenceRoutes,
    ...pushRoutes,
    ...streamRoutes,
    ...unsubscribeRoutes,
  ],
  jobs: notificationJobs,
  retention: [
    {
      table: 'notifications',
      period: 'notifications_days',
      deleteBefore: deleteNotificationsBefore,
    },
  ],
  connectionTests: [pushTest],
  followSettings: (platform, { live }) =>
    getNotificationHub(platform).limit({
      isOn: live.enable,
      heartbeatMs: live.heartbeat_seconds * 1_000,
      mostConnections: live.most_connections,
    }),
  plugins: [closeStreamsWithServer],
  bootstrap: async (platform) => ({ vapid_public_key: await getPushPublicKey(platform) }),
  accountView: {
    isKept: false,
    load: async (platform, userId) => ({
      unread_notifications_count: await getUnreadCount(platform, userId),
    }),
  },
  accountAccess: [
    { reach: 'delegated', end: (_platform, tx, userId) => removePushSubscriptionsOf(tx, userId) },
  ],
  accountExport: {
    tables: ['notifications', 'notification_preferences'],
    load: async ({ db }, userId) => ({
      notifications: await listExportedNotifications(db, userId),
      notification_preferences: await listExportedPreferences(db, userId),
    }),
  },
  notExported: {
    push_subscriptions: 'addresses that open something; the sessions of those browsers are in it',
  },
})
