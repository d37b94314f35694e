import { CALENDAR_MONTH } from '@mediatheque/contract/catalogue/calendar/calendar-url.ts'
import { TITLE_TYPES, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'

/** What the address says; what is left out is usual. */
export interface CalendarSearch {
  month?: string
  type?: TitleType
  mine?: '1'
  view?: 'list'
}

export function readCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  const month = String(search.month ?? '')
  const type = TITLE_TYPES.find((known) => known === search.type)
  return {
    ...(CALENDAR_MONTH.test(month) && { month }),
    ...(type && { type }),
    ...(String(search.mine ?? '') === '1' && { mine: '1' as const }),
    ...(search.view === 'list' && { view: 'list' as const }),
  }
}
