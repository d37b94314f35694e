import { calendarEndpoints } from '@mediatheque/contract/catalogue/calendar/calendar.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { createCalendarKey, deleteCalendarKey, getCalendarKey } from './calendar-keys.service.ts'
import { presentCalendar } from './calendar.presenter.ts'
import { getCalendar } from './calendar.service.ts'

export const calendarRoutes = [
  bindEndpoint(calendarEndpoints.getCalendar, {
    run: ({ platform, actor, query, language }) =>
      getCalendar(platform, actor, query, query.lang ?? language),
    present: (month, { platform }) => presentCalendar(month, platform.clock.now()),
  }),
  bindEndpoint(calendarEndpoints.getCalendarKey, {
    run: async ({ platform, actor }) => ({
      created_at: (await getCalendarKey(platform, actor.user.id))?.toISOString() ?? null,
    }),
  }),
  bindEndpoint(calendarEndpoints.createCalendarKey, {
    run: async ({ platform, actor }) => {
      const { createdAt, url } = await createCalendarKey(platform, actor.user.id)
      return { created_at: createdAt.toISOString(), url }
    },
  }),
  bindEndpoint(calendarEndpoints.deleteCalendarKey, {
    run: async ({ platform, actor }) => {
      await deleteCalendarKey(platform.db, actor.user.id)
      return { created_at: null }
    },
  }),
]
