import { z } from 'zod'
import { permission, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  calendarAnswer,
  calendarKeyAnswer,
  calendarQuery,
  newCalendarKeyAnswer,
} from './calendar.schemas.ts'

/** What opens something for others is made and ended in person. */
const own = withAccess(userWith('titles.view'), { inPerson: true })

export const calendarEndpoints = {
  getCalendar: defineEndpoint({
    method: 'GET',
    path: 'calendar',
    access: permission('titles.view'),
    summary: 'Titles and episodes that come out in a month',
    query: calendarQuery,
    response: calendarAnswer,
  }),
  getCalendarKey: defineEndpoint({
    method: 'GET',
    path: 'users/me/calendar-key',
    access: own,
    summary: 'Whether programs can read the calendar of what the caller follows',
    response: calendarKeyAnswer,
  }),
  createCalendarKey: defineEndpoint({
    method: 'POST',
    path: 'users/me/calendar-key',
    access: own,
    summary: 'A new address at which programs read that calendar; the one before ends',
    response: newCalendarKeyAnswer,
  }),
  deleteCalendarKey: defineEndpoint({
    method: 'DELETE',
    path: 'users/me/calendar-key',
    access: own,
    summary: 'End that address',
    response: z.object({ created_at: z.null() }),
  }),
}
