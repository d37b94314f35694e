import { reportEndpoints } from '@mediatheque/contract/operations/insights/insights.endpoints.ts'
import type {
  InsightKind,
  ReportDimension,
  ReportSubject,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { addressOf } from '../../../lib/api.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import {
  type ChosenRange,
  compareRange,
  RANGE_PRESETS,
  readRange,
} from '../../../lib/lists/day-ranges.ts'
import type { Day } from '../../../lib/lists/days.ts'
import { comparedDays } from '../../../lib/lists/range-words.ts'
import { currentDay } from '../../../lib/lists/use-today.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** What the address of a report holds; what makes sense of it the page knows. */
export interface ReportSearch {
  readonly range?: unknown
  readonly by?: string
}
export const readReportSearch = ({ range, by }: Record<string, unknown>): ReportSearch => ({
  ...(range !== undefined && { range }),
  ...(typeof by === 'string' && { by }),
})

const LAST_30_DAYS = 6

/** The days of a report: of the last thirty, beside those before, until others are chosen. */
export function chosenRange(range: unknown, today: Day): ChosenRange {
  const known = readRange(range, today)
  if (known) return known
  const usual = RANGE_PRESETS.find(({ key }) => key === LAST_30_DAYS)!
  const days = usual.range(today)
  const { start, end } = compareRange('preceding', days)
  return { preset: usual.key, ...days, compareStart: start, compareEnd: end }
}

/** Nobody has counted tomorrow yet. */
function askedDays(chosen: ChosenRange, today: Day) {
  const compared = comparedDays(chosen)
  const to = chosen.end > today && chosen.start <= today ? today : chosen.end
  return {
    from: chosen.start,
    to,
    ...(compared && { compare_from: compared.start, compare_to: compared.end }),
  }
}

export const daysOf = (range: unknown, today = currentDay()) =>
  askedDays(chosenRange(range, today), today)
export type AskedDays = ReturnType<typeof daysOf>

export const seriesQuery = (subject: ReportSubject, days: AskedDays) =>
  endpointQuery(reportEndpoints.getSeries, { params: { subject }, query: days })

export const seriesFileAddress = (subject: ReportSubject, days: AskedDays) =>
  siteUrl(addressOf(reportEndpoints.exportSeries, { params: { subject }, query: days }))

export interface RankingWish {
  readonly subject: ReportSubject
  readonly by: ReportDimension
  readonly limit?: number
}

export const rankedQuery = ({ subject, by, limit = 10 }: RankingWish, days: AskedDays) =>
  endpointQuery(reportEndpoints.getRanked, {
    params: { subject },
    query: { ...days, by, limit },
  })

export const rankedFileAddress = ({ subject, by }: RankingWish, days: AskedDays) =>
  siteUrl(addressOf(reportEndpoints.exportRanked, { params: { subject }, query: { ...days, by } }))

export const insightsQuery = (kind: InsightKind, id: number, days: AskedDays) =>
  endpointQuery(reportEndpoints.getRecordInsights, { params: { kind, id }, query: days })
