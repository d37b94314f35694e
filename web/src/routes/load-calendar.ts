import type { QueryClient } from '@tanstack/react-query'
import { calendarQuery } from '../features/catalogue/calendar/calendar.queries.ts'
import { nameOfMonth } from '../features/catalogue/calendar/days-of-month.ts'
import type { CalendarSearch } from '../features/catalogue/calendar/read-calendar-search.ts'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { translate } from '../lib/i18n.ts'
import { getPageData } from '../lib/page-data.ts'

/** A month, and what stands in its head. */
export async function loadCalendar(queries: QueryClient, search: CalendarSearch) {
  const { month } = await queries.ensureQueryData(calendarQuery(search))
  const name = nameOfMonth(month, getPageData().bootstrap.i18n.language)
  return {
    head: pageHead({
      name: translate('Calendar: :month', { month: name }),
      description: translate('What comes out, day by day.'),
      path: search.month ? `/calendar?month=${search.month}` : '/calendar',
      image: siteImage(),
    }),
  }
}
