import type { Language } from '@mediatheque/contract/core/lines.ts'
import type {
  DayView,
  RangeView,
  RankedReport,
  RankedView,
  ReportSubject,
  SeriesView,
  SumsView,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { REPORT_DIMENSIONS } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { addDays, COUNTS_TAG } from '../visits/visits.service.ts'
import { type Cover, coverRange } from './cover-range.ts'
import { nameKeys } from './name-keys.ts'
import {
  type Counted,
  findCountedAt,
  listCountedMonths,
  listDays,
  listRanked,
  type Ranked,
  sumKeys,
} from './report-counts.repository.ts'
import type { ReportRange } from './report-range.ts'

const NOTHING: SumsView = { events: 0, visitors: 0, seconds: 0 }

/** What was counted under a key on each day of a range, and of the one that it is compared with. */
export async function readSeries(
  { readDb }: Needs<'readDb'>,
  counted: Counted,
  { key, range }: { readonly key: string; readonly range: ReportRange },
): Promise<SeriesView> {
  const read = async (part: RangeView) => {
    const found = await listDays(readDb, counted, { key, ...part })
    return { range: part, days: fillDays(part, found), total: addUp(found) }
  }
  const { from, to, compared } = range
  return { ...(await read({ from, to })), compared: compared && (await read(compared)) }
}

function fillDays({ from, to }: RangeView, found: readonly DayView[]): DayView[] {
  const known = new Map(found.map((row) => [row.day, row]))
  const days: DayView[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push(known.get(day) ?? { day, ...NOTHING })
  return days
}

const addUp = (rows: readonly SumsView[]): SumsView => ({
  events: rows.reduce((sum, { events }) => sum + events, 0),
  visitors: rows.reduce((sum, { visitors }) => sum + visitors, 0),
  seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
})

export interface Ranking {
  readonly range: ReportRange
  readonly limit: number
  readonly language: Language
}

/** Not for longer: retention drops rare searches without a word, and a copy of the database may be behind. */
const RANKED_KEPT_SECONDS = 300

/** What there was most of, and how much of each in the days that are compared with. */
export async function readRanked(
  { readDb, cache }: Needs<'readDb' | 'cache'>,
  counted: Counted,
  { range, limit, language }: Ranking,
): Promise<RankedReport> {
  const { from, to, compared } = range
  const found = await cache.remember(
    `ranked:${JSON.stringify([counted, { from, to }, limit])}`,
    { ttlSeconds: RANKED_KEPT_SECONDS, tags: [COUNTS_TAG] },
    () =>
      coverAtOnce(readDb, counted, { from, to }, (tx, cover) =>
        listRanked(tx, counted, { cover, limit: limit + 1 }),
      ),
  )
  const rows = found.slice(0, limit)
  const keys = rows.map(({ key }) => key)
  const [before, names] = await Promise.all([
    compared &&
      coverAtOnce(readDb, counted, compared, (tx, { stretches }) =>
        sumKeys(tx, counted, { keys, stretches }),
      ),
    nameKeys(readDb, { dimension: counted.dimension, keys, language }),
  ])
  return {
    range: { from, to },
    has_more: found.length > limit,
    rows: present(rows, { before, names }),
  }
}

/** In the state of one moment: a sum that is made anew meanwhile fits no other. */
function coverAtOnce<Read>(
  db: Database,
  { record }: Counted,
  range: RangeView,
  read: (tx: Database, cover: Cover) => Promise<Read>,
): Promise<Read> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => read(tx, coverRange(range, await listCountedMonths(tx, record))))
}

function present(
  rows: readonly Ranked[],
  {
    before,
    names,
  }: {
    readonly before: readonly Ranked[] | null
    readonly names: Awaited<ReturnType<typeof nameKeys>>
  },
): RankedView[] {
  const earlier = new Map(before?.map((row) => [row.key, row]))
  return rows.map(({ key, events, visitors, seconds }) => {
    const { name = null, record = null } = names.get(key) ?? {}
    const compared = before && (earlier.get(key) ?? NOTHING)
    return { key, name, record, events, visitors, seconds, compared }
  })
}

/** @throws AppError where the subject is not told apart by that */
export function assertDimension(subject: ReportSubject, by: string): void {
  const known: readonly string[] = REPORT_DIMENSIONS[subject]
  if (!known.includes(by)) throw fieldError('by', 'This is not told apart by that.')
}

/** When everything that had come was counted; null: nothing was yet. */
export async function getCountedAt({ readDb }: Needs<'readDb'>): Promise<string | null> {
  return (await findCountedAt(readDb))?.toISOString() ?? null
}
