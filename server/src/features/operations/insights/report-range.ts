import type {
  RangeView,
  ReportRangeQuery,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { addDays, dayIn } from '../visits/visits.service.ts'

/** Where nobody chose days. */
const USUAL_DAYS = 30

export interface ReportRange extends RangeView {
  readonly compared: RangeView | null
}

/** The days that a report is about; without any the last thirty of the site, with those before to compare. */
export async function resolveRange(
  platform: Needs<'clock' | ToReadSettings>,
  { from, to, compare_from: compareFrom, compare_to: compareTo }: ReportRangeQuery,
): Promise<ReportRange> {
  if (from !== undefined && to !== undefined) {
    const isCompared = compareFrom !== undefined && compareTo !== undefined
    return { from, to, compared: isCompared ? { from: compareFrom, to: compareTo } : null }
  }
  const { dates } = await getSettings(platform)
  const today = dayIn(dates.default_timezone, platform.clock.now())
  const first = addDays(today, 1 - USUAL_DAYS)
  return {
    from: first,
    to: today,
    compared: { from: addDays(first, -USUAL_DAYS), to: addDays(first, -1) },
  }
}
