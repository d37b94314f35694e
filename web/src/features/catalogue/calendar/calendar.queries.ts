import { calendarEndpoints } from '@mediatheque/contract/catalogue/calendar/calendar.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'
import type { CalendarSearch } from './read-calendar-search.ts'

export const calendarQuery = ({ month, type, mine }: CalendarSearch) =>
  endpointQuery(calendarEndpoints.getCalendar, {
    query: { ...(month && { month }), ...(type && { type }), ...(mine && { mine }) },
  })

export const calendarKeyQuery = () => endpointQuery(calendarEndpoints.getCalendarKey)
export const createCalendarKey = defineWrite(calendarEndpoints.createCalendarKey, [
  calendarEndpoints.getCalendarKey,
])
export const deleteCalendarKey = defineWrite(calendarEndpoints.deleteCalendarKey, [
  calendarEndpoints.getCalendarKey,
])
