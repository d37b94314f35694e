import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'

/** Topic of the platform's events: something that moderators see changed. The message is its name. */
export const STAFF_TOPIC = 'staff'

/** What changes on the screens of moderators without their doing. */
export type StaffNews = 'claims'

/** Tells the open pages of those who moderate that something is other than it was; what it is, they ask by themselves. */
export const announceToStaff = (
  { events }: Needs<'events'>,
  news: StaffNews,
  tx?: Database,
): Promise<void> => events.publish(STAFF_TOPIC, news, tx)
