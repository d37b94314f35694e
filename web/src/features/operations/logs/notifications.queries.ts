import { notificationOverviewEndpoints } from '@mediatheque/contract/accounts/notifications/notification-overview.endpoints.ts'
import {
  COUNTED_DAYS,
  type CountedDays,
} from '@mediatheque/contract/accounts/notifications/notification-overview.schemas.ts'
import { searchReader } from '../../../lib/page-search.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export interface NotificationSearch {
  /** The usual ones, unless said. */
  readonly days?: CountedDays
}

export const readNotificationSearch = searchReader<NotificationSearch>(['days'], (search) => {
  const days = COUNTED_DAYS.find((count) => String(count) === String(search['days']))
  return days === undefined ? {} : { days }
})

export const notificationOverviewQuery = ({ days }: NotificationSearch) =>
  endpointQuery(notificationOverviewEndpoints.getNotificationOverview, {
    query: { ...(days && { days }) },
  })
