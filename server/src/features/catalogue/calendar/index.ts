import { defineFeature } from '../../../platform/feature.ts'
import { registerCalendarFeed } from './calendar.plugin.ts'
import { deleteCalendarKey } from './calendar-keys.repository.ts'
import { calendarRoutes } from './calendar.routes.ts'

export const feature = defineFeature({
  tables: ['calendar_keys'],
  routes: calendarRoutes,
  plugins: [registerCalendarFeed],
  accountAccess: [
    { reach: 'delegated', end: (_platform, tx, userId) => deleteCalendarKey(tx, userId) },
  ],
  notExported: { calendar_keys: 'what opens the calendar of what the owner follows' },
})
