import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '../features/catalogue/calendar/calendar-page.tsx'
import { CalendarPrograms } from '../features/catalogue/calendar/calendar-programs.tsx'
import { calendarQuery } from '../features/catalogue/calendar/calendar.queries.ts'
import { readCalendarSearch } from '../features/catalogue/calendar/read-calendar-search.ts'
import { headHere } from '../features/catalogue/title-cards/page-head.ts'
import { requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/calendar')({
  validateSearch: readCalendarSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search: { month, type, mine } }) => ({
    ...(month && { month }),
    ...(type && { type }),
    ...(mine && { mine }),
  }),
  loader: async ({ context: { queryClient }, deps }) =>
    (await import('./load-calendar.ts')).loadCalendar(queryClient, deps),
  head: ({ loaderData }) => (loaderData ? headHere(loaderData.head) : {}),
  headers: sharedPage,
  component: CalendarRoute,
})

function CalendarRoute() {
  const search = Route.useSearch()
  const { data } = useSuspenseQuery(calendarQuery(search))
  return (
    <CalendarPage calendar={data} search={search}>
      <CalendarPrograms />
    </CalendarPage>
  )
}
