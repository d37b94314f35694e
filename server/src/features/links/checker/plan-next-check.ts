import {
  type CheckResult,
  FAILURES_OF_DEAD,
  HOURS_OF_DEAD,
} from '@mediatheque/contract/links/checker/check-results.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How old a link is at most, and after how many days it is looked at again. */
const BY_AGE = [
  { days: 7, every: 1 },
  { days: 30, every: 3 },
  { days: 180, every: 7 },
  { days: 730, every: 14 },
] as const
const AT_MOST_EVERY = 30

/** From so many downloads a day on it is looked at at least every so many days. */
const BY_DOWNLOADS = [
  { aDay: 1, every: 1 },
  { aDay: 0.1, every: 3 },
  { aDay: 0.01, every: 7 },
] as const

/** A missing one twice a day, so that three looks lie a little over a day apart. */
const MISSING_EVERY_MS = (HOURS_OF_DEAD / (FAILURES_OF_DEAD - 1)) * HOUR_MS
/** The host could not be asked: others of its links have their turn first. */
const FAULT_EVERY_MS = 6 * HOUR_MS
/** A dead one may come back, for so long. */
const DEAD_EVERY_MS = 7 * DAY_MS
const DEAD_UNTIL_MS = 60 * DAY_MS

/** What a link's state was before a look. */
export interface CheckState {
  readonly status: 'pending' | 'active' | 'dead'
  readonly failures: number
  readonly firstFailedAt: Date | null
  readonly diedAt: Date | null
  readonly createdAt: Date
  readonly views: number
  /** Whether it is looked at by itself. */
  readonly isPlanned: boolean
}

export interface Look {
  readonly at: Date
  readonly result: CheckResult
  /** Because of the host. */
  readonly isFault: boolean
}

export interface NextState {
  readonly failures: number
  readonly firstFailedAt: Date | null
  readonly diedAt: Date | null
  readonly nextCheckAt: Date | null
  /** What becomes of the link itself. */
  readonly becomes: 'dead' | 'active' | null
}

/**
 * What follows from a look: an active link that was missing three times in a row, over a day, is dead; one that the checker
 * called dead is back when it is there again. What a moderator said stays. Neither silence nor a refusal counts.
 * @param random 0 to 1, so that what was added together is not looked at together for ever
 */
export function planNextCheck(before: CheckState, look: Look, random: number): NextState {
  const { at, result } = look
  const isMissing = result === 'dead'
  const isThere = result === 'alive' || result === 'restricted'
  const failures = isMissing ? Math.min(before.failures + 1, 1_000) : isThere ? 0 : before.failures
  const firstFailedAt = isMissing
    ? (before.firstFailedAt ?? at)
    : isThere
      ? null
      : before.firstFailedAt
  const dies =
    before.status === 'active' &&
    isMissing &&
    failures >= FAILURES_OF_DEAD &&
    at.getTime() - firstFailedAt!.getTime() >= HOURS_OF_DEAD * HOUR_MS
  const isBack = before.status === 'dead' && before.diedAt !== null && result === 'alive'
  const diedAt = dies ? at : isBack ? null : before.diedAt
  const ms = waitOf({ ...before, failures, diedAt }, look)
  return {
    failures,
    firstFailedAt,
    diedAt,
    nextCheckAt:
      before.isPlanned && ms !== null
        ? // Later rather than sooner: what is missing has to be missing for a day.
          new Date(at.getTime() + Math.round(ms * (1 + random * 0.2)))
        : null,
    becomes: dies ? 'dead' : isBack ? 'active' : null,
  }
}

function waitOf(state: CheckState, { at, isFault, result }: Look): number | null {
  if (state.diedAt !== null)
    return at.getTime() - state.diedAt.getTime() < DEAD_UNTIL_MS ? DEAD_EVERY_MS : null
  if (isFault) return FAULT_EVERY_MS
  return result === 'dead' ? MISSING_EVERY_MS : ordinaryDays(state, at) * DAY_MS
}

/** New ones and those that many take are looked at daily, old ones that nobody takes once a month. */
function ordinaryDays({ createdAt, views }: CheckState, at: Date): number {
  const ageDays = Math.max(0, (at.getTime() - createdAt.getTime()) / DAY_MS)
  const byAge = BY_AGE.find(({ days }) => ageDays < days)?.every ?? AT_MOST_EVERY
  const aDay = views / Math.max(1, ageDays)
  const byDownloads = BY_DOWNLOADS.find((step) => aDay >= step.aDay)?.every ?? AT_MOST_EVERY
  return Math.min(byAge, byDownloads)
}

const MINUTE_MS = 60_000
const LONGEST_PAUSE_MS = 6 * HOUR_MS

/** How long a host is left alone that could not be asked so often in a row: what it asks for, or twice as long each time. */
export function pauseOf(faults: number, retryAfterMs = 0): number {
  return Math.max(retryAfterMs, Math.min(MINUTE_MS * 2 ** (faults - 1), LONGEST_PAUSE_MS))
}
