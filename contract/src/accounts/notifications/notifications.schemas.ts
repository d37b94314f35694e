import { z } from 'zod'

export const NOTIFICATIONS_PAGE_SIZE = 30

const actionView = z.object({ action: z.string(), label: z.string() })

/** A line of a notification as its reader sees it: translated, with its values filled in. */
export const notificationLineView = z.object({
  type: z.enum(['primary', 'secondary']),
  content: z.string(),
  icon: z.string().optional(),
  action: actionView.optional(),
})

export const notificationView = z.object({
  id: z.string(),
  type: z.string(),
  read_at: z.string().nullable(),
  created_at: z.string(),
  data: z.object({
    image: z.string().optional(),
    lines: z.array(notificationLineView),
    mainAction: actionView.optional(),
    buttonActions: z.array(actionView).optional(),
    inviteId: z.string().optional(),
  }),
})
export type NotificationView = z.infer<typeof notificationView>

const storedAction = z.object({ action: z.string(), label: z.string() })

/**
 * A notification as it is stored and sent by features: `content` and `label` are keys of language lines, because the
 * reader's language is known only when it is read. `action` is a path of the site, without the base path.
 */
export const storedNotificationData = z.object({
  image: z.string().optional(),
  lines: z.array(
    z.object({
      content: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      /** Which of the values are names that have lines of their own, such as those of plans. */
      named: z.array(z.string()).optional(),
      type: z.enum(['primary', 'secondary']).optional(),
      icon: z.string().optional(),
      action: storedAction.optional(),
    }),
  ),
  mainAction: storedAction.optional(),
  buttonActions: z.array(storedAction).optional(),
  inviteId: z.string().optional(),
})
export type StoredNotificationData = z.infer<typeof storedNotificationData>
