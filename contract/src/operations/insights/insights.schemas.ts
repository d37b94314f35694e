import { z } from 'zod'
import { day, id, wholeNumber } from '../../core/input.ts'

export const REPORT_SUBJECTS = ['visits', 'plays', 'downloads', 'searches'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

/** By what each is told apart. */
export const REPORT_DIMENSIONS = {
  visits: ['title', 'kind', 'page', 'country', 'device', 'referrer', 'reader'],
  plays: ['title', 'video', 'kind', 'country', 'device', 'source', 'reader'],
  downloads: ['title', 'form', 'host', 'quality'],
  searches: ['term'],
} as const satisfies Record<ReportSubject, readonly string[]>
export type ReportDimension = (typeof REPORT_DIMENSIONS)[ReportSubject][number]
const DIMENSIONS = [...new Set(Object.values(REPORT_DIMENSIONS).flat())] as [
  ReportDimension,
  ...ReportDimension[],
]

/** Longer ranges are looked at a part at a time. */
export const LONGEST_RANGE_DAYS = 1_100
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2199-12-31'
export const MOST_RANKED = 100
export const USUALLY_RANKED = 10
/** Rows of a file. */
export const MOST_RANKED_IN_FILE = 1_000
/** Twentieths of a video, in which it was left. */
export const STOPS = 20

const DAY_MS = 24 * 3_600_000
const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / DAY_MS + 1

const reportDay = day().refine(
  (value) => value >= FIRST_DAY && value <= LAST_DAY,
  'Please choose a day between 2000 and 2199.',
)

interface Range {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly compare_from?: string | undefined
  readonly compare_to?: string | undefined
}
type Checked = { readonly value: Range; readonly issues: z.core.$ZodRawIssue[] }

/** Both days or none, the earlier first, and no more than can be shown. */
function checkRange({ value, issues }: Checked): void {
  for (const [one, other] of [
    ['from', 'to'],
    ['compare_from', 'compare_to'],
  ] as const) {
    const [first, last] = [value[one], value[other]]
    const say = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value })
    if ((first === undefined) !== (last === undefined))
      say(first === undefined ? one : other, 'Please choose the other day too.')
    else if (first !== undefined && last !== undefined) {
      if (first > last) say(other, 'Please choose a day that is not before the first.')
      else if (daysFrom(first, last) > LONGEST_RANGE_DAYS)
        say(other, 'Please choose three years at most.')
    }
  }
  if (value.compare_from !== undefined && value.from === undefined)
    issues.push({
      code: 'custom',
      path: ['from'],
      message: 'Please choose what to compare.',
      input: value,
    })
}

const rangeFields = {
  /** Days of the site's time zone, both included. Without them: the last thirty, compared with those before. */
  from: reportDay.optional(),
  to: reportDay.optional(),
  /** Other days to compare with. */
  compare_from: reportDay.optional(),
  compare_to: reportDay.optional(),
}

export const reportRangeQuery = z.object(rangeFields).check(checkRange)
export type ReportRangeQuery = z.output<typeof reportRangeQuery>

const rankedFields = { ...rangeFields, by: z.enum(DIMENSIONS) }

export const rankedQuery = z
  .object({
    ...rankedFields,
    limit: wholeNumber({ least: 1, most: MOST_RANKED }).default(USUALLY_RANKED),
  })
  .check(checkRange)
export type RankedQuery = z.output<typeof rankedQuery>

export const rankedFileQuery = z.object(rankedFields).check(checkRange)

export const subjectParams = z.object({ subject: z.enum(REPORT_SUBJECTS) })

const rangeView = z.object({ from: z.string(), to: z.string() })
export type RangeView = z.infer<typeof rangeView>

const sums = {
  /** Visits, plays, downloads or searches. */
  events: z.number(),
  /** Exact for a day. Of several the sum of their days, in which who came twice is counted twice. */
  visitors: z.number(),
  /** Watched, of plays. */
  seconds: z.number(),
}
export const sumsView = z.object(sums)
export type SumsView = z.infer<typeof sumsView>

export const dayView = z.object({ day: z.string(), ...sums })
export type DayView = z.infer<typeof dayView>

export const seriesView = z.object({
  range: rangeView,
  /** One for each day, also of those without anything. */
  days: z.array(dayView),
  total: sumsView,
  compared: z.object({ range: rangeView, days: z.array(dayView), total: sumsView }).nullable(),
})
export type SeriesView = z.infer<typeof seriesView>

/** When everything that came until then was counted; null: nothing was yet. */
const countedAt = z.string().nullable()

export const seriesReport = z.object({ series: seriesView, counted_at: countedAt })

export const rankedView = z.object({
  key: z.string(),
  /** Of a record in the reader's language; null for what needs no name, and for records that are gone. */
  name: z.string().nullable(),
  /** Where its insights are, by kind and id; null where it has none. */
  record: z
    .object({ kind: z.enum(['titles', 'seasons', 'episodes', 'videos']), id: z.number() })
    .nullable(),
  ...sums,
  /** The same of the days that are compared with; null without them. */
  compared: sumsView.nullable(),
})
export type RankedView = z.infer<typeof rankedView>

export const rankedReport = z.object({
  range: rangeView,
  rows: z.array(rankedView),
  /** Whether there are more. */
  has_more: z.boolean(),
})
export type RankedReport = z.infer<typeof rankedReport>

export const INSIGHT_KINDS = ['titles', 'seasons', 'episodes', 'videos'] as const
export type InsightKind = (typeof INSIGHT_KINDS)[number]

export const insightParams = z.object({ kind: z.enum(INSIGHT_KINDS), id })

export const recordInsights = z.object({
  record: z.object({
    kind: z.enum(INSIGHT_KINDS),
    id: z.number(),
    name: z.string(),
    /** The title that it is, or belongs to. */
    title: z.object({ id: z.number(), name: z.string(), is_series: z.boolean() }),
    season_number: z.number().nullable(),
    episode_number: z.number().nullable(),
  }),
  counted_at: countedAt,
  visits: seriesView,
  plays: seriesView,
  downloads: seriesView,
  /** How many plays were left in each twentieth; null where nothing is known. */
  stops: z.array(z.number()).nullable(),
  /** Which videos were played, which hosts and qualities taken; the most first. */
  videos: z.array(rankedView),
  hosts: z.array(rankedView),
  qualities: z.array(rankedView),
  episodes: z.array(rankedView),
  /** Of titles: reviews of each month of the range. */
  ratings: z
    .array(z.object({ month: z.string(), count: z.number(), average: z.number() }))
    .nullable(),
})
export type RecordInsights = z.infer<typeof recordInsights>
