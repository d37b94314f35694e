import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPE_NAMES } from './notification-types.ts'

/** Over how many days notifications can be counted. */
export const COUNTED_DAYS = [7, 30, 90] as const
export type CountedDays = (typeof COUNTED_DAYS)[number]
export const USUAL_DAYS: CountedDays = 30

const isCounted = (days: number): days is CountedDays => COUNTED_DAYS.some((one) => one === days)

export const notificationOverviewQuery = z.object({
  days: wholeNumber({ most: Math.max(...COUNTED_DAYS) })
    .refine(isCounted)
    .default(USUAL_DAYS),
})

/** A kind of notification in numbers; of whom, and what was said, is not in it. */
export const notificationKindView = z.object({
  type: z.enum(NOTIFICATION_TYPE_NAMES),
  /** Translated, like `group_name`. */
  name: z.string(),
  group_name: z.string(),
  /** By which ways it reaches somebody who never chose. */
  usual_channels: z.array(z.enum(NOTIFICATION_CHANNELS)),
  /** In the days asked for. */
  written: z.number(),
  /** How many of them their readers find on the site; the others came by mail or browser alone. */
  listed: z.number(),
  /** How many of those listed were read. */
  read: z.number(),
  /** How many wait at this moment to be sent by mail or to browsers, whenever they were written. */
  waiting: z.number(),
  /** How many members want none of them, and how many want them by other ways than the usual. */
  switched_off: z.number(),
  changed: z.number(),
  /** The newest of all that are kept. */
  last_written_at: z.string().nullable(),
})
export type NotificationKindView = z.output<typeof notificationKindView>

export const notificationOverview = z.object({
  days: z.number(),
  counted_at: z.string(),
  /** Whether mails go to a server, and whether browsers can be told while no page is open. */
  is_mail_set_up: z.boolean(),
  is_push_set_up: z.boolean(),
  /** How many members have a browser that is told. */
  browser_members: z.number(),
  /** Of all members and all kinds that are kept. */
  unread: z.number(),
  kinds: z.array(notificationKindView),
})
export type NotificationOverview = z.output<typeof notificationOverview>
