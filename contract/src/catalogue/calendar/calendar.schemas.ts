import { z } from 'zod'
import { month } from '../../core/input.ts'
import { TITLE_TYPES } from '../titles/title-types.ts'
import { languageQuery, titleCardSchema } from '../titles/titles.schemas.ts'
import { CALENDAR_MONTH } from './calendar-url.ts'

/** Of one month; of a catalogue with more, those that most people look at. */
export const MOST_IN_MONTH = 600

export const calendarQuery = z.object({
  ...languageQuery.shape,
  /** This month where none is named. */
  month: month(CALENDAR_MONTH).optional(),
  type: z.enum(TITLE_TYPES).optional(),
  /** Only what the caller follows; guests follow nothing. */
  mine: z.enum(['1']).optional(),
})
export type CalendarQuery = z.output<typeof calendarQuery>

export const calendarEntrySchema = z.object({
  /** `2026-11-24`. */
  date: z.string(),
  is_followed: z.boolean(),
  title: titleCardSchema,
  /** Of an episode; else the title itself comes out. */
  episode: z.object({ season: z.number(), number: z.number(), name: z.string() }).nullable(),
})
export type CalendarEntry = z.infer<typeof calendarEntrySchema>

export const calendarAnswer = z.object({
  /** `2026-11`. */
  month: z.string(),
  /** By day, of each day first what the caller follows. */
  entries: z.array(calendarEntrySchema),
  /** Whether there is more than is shown. */
  has_more: z.boolean(),
})
export type CalendarAnswer = z.infer<typeof calendarAnswer>

export const calendarKeyAnswer = z.object({
  /** When it was made; null where there is none. */
  created_at: z.string().nullable(),
})
export const newCalendarKeyAnswer = z.object({
  created_at: z.string(),
  /** The whole address, which is never shown again. */
  url: z.string(),
})
