import { z } from 'zod'
import { user } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPE_NAMES } from './notification-types.ts'

const channel = z.enum(NOTIFICATION_CHANNELS)
const selection = z.object({
  notif_id: z.enum(NOTIFICATION_TYPE_NAMES),
  channels: z.array(channel).max(NOTIFICATION_CHANNELS.length),
})

export const preferenceEndpoints = {
  getNotificationPreferences: defineEndpoint({
    method: 'GET',
    path: 'notifications/me/subscriptions',
    access: user,
    summary:
      'The kinds of notifications there are for the caller, and by which channels each one comes',
    response: z.object({
      available_channels: z.array(channel),
      /** Groups and names are translated. */
      subscriptions: z.array(
        z.object({
          group_name: z.string(),
          subscriptions: z.array(z.object({ notif_id: z.string(), name: z.string() })),
        }),
      ),
      user_selections: z.array(selection),
    }),
  }),
  saveNotificationPreferences: defineEndpoint({
    method: 'PUT',
    path: 'notifications/me/subscriptions',
    access: user,
    summary: 'Choose channels by kind of notification; kinds that are not named stay as they are',
    body: z.object({ selections: z.array(selection).max(200) }),
    response: z.object({}),
  }),
}
