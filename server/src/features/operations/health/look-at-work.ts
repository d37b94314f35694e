import { hasQueue, isScheduleWatched } from '../../../platform/jobs/queue.repository.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findByName } from '../../catalogue/search/search.service.ts'
import { chooseOutgoingMail } from '../outgoing-mail/outgoing-mail.service.ts'
import { judge, type PartReading } from './health-part.ts'
import { readJobFigures, readMailFigures, readSearchFigures } from './health.repository.ts'

const DAY_MS = 24 * 3_600_000
const LONG_WAIT_MS = 15 * 60_000
const SLOW_SEARCH_MS = 1_000

const agoFrom = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** How the mails of the last day went. Whether the server takes one is a test of the settings. */
export async function lookAtMail(
  platform: Needs<'db' | 'clock' | 'config' | 'secrets' | 'log'>,
): Promise<PartReading> {
  const now = platform.clock.now()
  const [{ server }, mails] = await Promise.all([
    chooseOutgoingMail(platform, platform.db),
    readMailFigures(platform.db, agoFrom(now, DAY_MS)),
  ])
  const facts = {
    sent: mails.sent,
    not_delivered: mails.failed,
    waiting: mails.waiting,
    last_sent: mails.last_sent?.toISOString(),
    waits_since: mails.waits_since?.toISOString(),
  }
  if (server === undefined) return { state: 'off', problem: 'mail-off', facts }
  const waitsLong = mails.waits_since !== null && mails.waits_since < agoFrom(now, LONG_WAIT_MS)
  return {
    ...judge(
      [mails.failed > 0 && mails.last_status === 'failed', 'bad', 'mail-failing'],
      [waitsLong, 'warning', 'mail-waiting'],
      [mails.failed > 0, 'warning', 'mail-some-failed'],
    ),
    facts,
  }
}

export async function lookAtJobs({ db, clock }: Needs<'db' | 'clock'>): Promise<PartReading> {
  if (!(await hasQueue(db))) return { state: 'bad', problem: 'jobs-unwatched', facts: {} }
  const now = clock.now()
  const [isWatched, figures] = await Promise.all([
    isScheduleWatched(db),
    readJobFigures(db, { now, since: agoFrom(now, DAY_MS) }),
  ])
  const { waiting, running, failed, waits_since } = figures
  const waitsLong = waits_since !== null && waits_since < agoFrom(now, LONG_WAIT_MS)
  return {
    ...judge(
      [!isWatched, 'bad', 'jobs-unwatched'],
      [waitsLong, 'warning', 'jobs-waiting'],
      [failed > 0, 'warning', 'jobs-failed'],
    ),
    facts: { waiting, waits_since: waits_since?.toISOString(), running, given_up: failed },
  }
}

/** Searches once, as a reader would. */
export async function lookAtSearch(platform: Needs<'db' | 'readDb'>): Promise<PartReading> {
  const figures = await readSearchFigures(platform.db)
  const startedAt = performance.now()
  await findByName(platform, 'the', { page: 1, titles: 5, people: 5 })
  const answered_in = Math.max(1, Math.round(performance.now() - startedAt))
  return {
    ...judge(
      [figures.broken_indexes > 0, 'bad', 'search-index-broken'],
      [figures.without_document > 0, 'bad', 'search-incomplete'],
      [answered_in > SLOW_SEARCH_MS, 'warning', 'slow'],
    ),
    facts: { answered_in, ...figures },
  }
}
