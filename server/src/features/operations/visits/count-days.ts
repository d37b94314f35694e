import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  findMonthBefore,
  finishDay,
  hasMonth,
  listMonthsOutsideYears,
  listNewDownloads,
  listStaleDays,
  listUncountedMonths,
  lockCounting,
  nameDaysOfDownloads,
  noteMonth,
  noteYear,
  takeDay,
} from './counted-days.repository.ts'
import { writeDay, writeMonth } from './count-days.repository.ts'
import { writeYearToDate } from './report-vectors.repository.ts'
import { dayIn, monthOf } from './site-day.ts'
import { markStale } from './write-counts.repository.ts'

/** What is made of the sums, which change here alone, beside the rare searches that retention drops. */
export const COUNTS_TAG = defineTag('report-counts')

type ToCountDays = Needs<'db' | 'clock' | 'cache' | ToReadSettings>

/** A day that still goes on is counted for a twentieth of the time at most. */
const REST_FOR_WORK = 20
const DOWNLOADS_AT_ONCE = 5_000

/**
 * Makes the sums of every day to which something came since they were made, and those of months that are over and of their
 * years to date. Made again they are the same. With `isUrgent` also that of a day that was counted just now.
 */
export async function countDays(
  platform: ToCountDays,
  { isUrgent = false, signal }: { readonly isUrgent?: boolean; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const { db, clock } = platform
  const { dates } = await getSettings(platform)
  await settleDownloads(platform, dates.default_timezone)
  const now = clock.now()
  for (const { day, countedAt, tookMs } of await listStaleDays(db)) {
    if (signal?.aborted) return
    const restMs = countedAt ? now.getTime() - countedAt.getTime() : Number.POSITIVE_INFINITY
    if (isUrgent || restMs >= tookMs * REST_FOR_WORK) await countDay(platform, day)
  }
  for (const month of await listUncountedMonths(db, dayIn(dates.default_timezone, now)))
    if (!signal?.aborted) await countMonth(platform, month)
  for (const month of await listMonthsOutsideYears(db))
    if (!signal?.aborted) await countYearToDate(platform, month)
}

async function countDay({ db, clock, cache }: ToCountDays, day: string): Promise<void> {
  await takeDay(db, day, clock.now())
  await db.transaction().execute(async (tx) => {
    await lockCounting(tx)
    const begun = performance.now()
    await writeDay(tx, day)
    if (await hasMonth(tx, monthOf(day))) await countWholeMonth(tx, monthOf(day))
    const tookMs = Math.ceil(performance.now() - begun)
    await finishDay(tx, day, { now: clock.now(), tookMs })
    await cache.invalidate([COUNTS_TAG], tx)
  })
}

async function countMonth({ db, cache }: ToCountDays, month: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCounting(tx)
    await countWholeMonth(tx, month)
    await cache.invalidate([COUNTS_TAG], tx)
  })
}

async function countWholeMonth(tx: Database, month: string): Promise<void> {
  await writeMonth(tx, month)
  await noteMonth(tx, month)
}

/** Changes no answer, only from what it is added up. Months come in their order: one whose year is not known up to it waits. */
async function countYearToDate({ db }: ToCountDays, month: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCounting(tx)
    const before = await findMonthBefore(tx, month)
    if (before && !before.in_year) return
    await writeYearToDate(tx, { month, before: before?.month })
    await noteYear(tx, month)
  })
}

/** Says of new downloads on which day of the site they were. */
async function settleDownloads({ db }: ToCountDays, timeZone: string): Promise<void> {
  for (let settled = DOWNLOADS_AT_ONCE; settled === DOWNLOADS_AT_ONCE;)
    settled = await db.transaction().execute(async (tx) => {
      const found = await listNewDownloads(tx, DOWNLOADS_AT_ONCE)
      const dated = found.map(({ id, at }) => ({ id, day: dayIn(timeZone, at) }))
      await nameDaysOfDownloads(tx, dated)
      await markStale(
        tx,
        dated.map(({ day }) => day),
      )
      return found.length
    })
}
