import type { CalendarAnswer } from '@mediatheque/contract/catalogue/calendar/calendar.schemas.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { CalendarMonth } from './calendar.service.ts'

export const presentCalendar = (
  { month, entries, hasMore }: CalendarMonth,
  now: Date,
): CalendarAnswer => ({
  month,
  has_more: hasMore,
  entries: entries.map(({ row, title }) => ({
    date: row.date,
    is_followed: row.is_followed,
    title: presentTitleCard(title, now),
    episode:
      row.season === null || row.episode === null
        ? null
        : { season: row.season, number: row.episode, name: row.episode_name ?? '' },
  })),
})
