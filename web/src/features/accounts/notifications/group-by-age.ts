import type { NotificationView } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'

const DAY_MS = 86_400_000
const DAYS_OF_A_WEEK = 7

export interface NotificationGroup {
  /** A key of a language line. */
  readonly title: 'Last 24 hours' | 'Last 7 days' | 'Earlier'
  readonly notifications: readonly NotificationView[]
}

/** Groups a list, newest first, by how long ago. Days are counted in hours, so that server and browser agree in any timezone. */
export function groupByAge(
  notifications: readonly NotificationView[],
  now: string,
): NotificationGroup[] {
  const titleOf = ({ created_at }: NotificationView) => {
    const days = (Date.parse(now) - Date.parse(created_at)) / DAY_MS
    return days < 1 ? 'Last 24 hours' : days < DAYS_OF_A_WEEK ? 'Last 7 days' : 'Earlier'
  }
  return [...Map.groupBy(notifications, titleOf)].map(([title, members]) => ({
    title,
    notifications: members,
  }))
}
