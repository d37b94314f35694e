import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { user } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { notificationView } from './notifications.schemas.ts'

/** One event of the stream, and the answer to who asks without a stream. */
export const notificationNews = z.object({
  /** Id of the event: given back as `Last-Event-ID` or `after`, it tells what the caller knows already. */
  position: z.number(),
  unreadCount: z.number(),
  /** What arrived since that position, oldest first, at most ten; nothing for a caller who comes without one. */
  arrived: z.array(notificationView),
})
export type NotificationNews = z.infer<typeof notificationNews>

export const streamEndpoints = {
  streamNotifications: defineEndpoint({
    method: 'GET',
    path: 'notifications/stream',
    access: user,
    summary:
      'With `Accept: text/event-stream` an event now and with every change; else the event of now as JSON, for who polls',
    query: z.object({ after: wholeNumber({ most: Number.MAX_SAFE_INTEGER }).optional() }),
    answersAs: ['application/json', 'text/event-stream'],
    response: notificationNews,
  }),
}
