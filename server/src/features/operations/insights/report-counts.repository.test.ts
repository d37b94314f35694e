import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { createRandom } from '../visits/visits.factory.ts'
import { listRanked } from './report-counts.repository.ts'

const test = useTestApp()
const KEYS = 900

it('finds who leads over days of which each has leaders of its own, however many', async () => {
  const { db } = test.platform
  // Nine hundred titles have two visits each on one of two days; one has three on the first and one on the second, another two on both.
  await sql`insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
    select 'visits', 'title', '', 'day', (n + d * ${KEYS})::text, '2026-03-01'::date + d, 2, 1, 0
      from generate_series(1, ${KEYS}) n, generate_series(0, 1) d
    union all select 'visits', 'title', '', 'day', k.key, '2026-03-01'::date + k.d, k.events, 1, 0
      from (values ('first', 0, 3), ('first', 1, 1), ('steady', 0, 2), ('steady', 1, 2)) k (key, d, events)`.execute(
    db,
  )
  const stretches = [{ span: 'day', first: '2026-03-01', last: '2026-03-02' }] as const
  const ranked = await listRanked(
    db,
    { subject: 'visits', dimension: 'title' },
    { stretches, limit: 3 },
  )
  expect(
    ranked.map(({ key, events, visitors }) => [key, Number(events), Number(visitors)]),
  ).toEqual([
    ['first', 4, 2],
    ['steady', 4, 2],
    ['1', 2, 1],
  ])
})

it('ranks by days, months and quarters together, whatever they have, as adding all of them up does', async () => {
  const { db } = test.platform
  const pick = createRandom(3)
  const stretches = [
    { span: 'day', first: '2024-01-30', last: '2024-01-31' },
    { span: 'month', first: '2024-02-01', last: '2024-03-01' },
    { span: 'quarter', first: '2024-04-01', last: '2024-07-01' },
  ] as const
  const starts = {
    day: ['2024-01-30', '2024-01-31'],
    month: ['2024-02-01', '2024-03-01'],
    quarter: ['2024-04-01', '2024-07-01'],
  }
  for (let round = 0; round < 12; round += 1) {
    await sql`delete from report_counts where starts_on < '2025-01-01'`.execute(db)
    // From many keys of which none leads to few that lead everywhere.
    const keys = 20 + pick(300)
    const most = 2 + pick(3) * 200
    const sums = new Map<string, number>()
    for (const [span, firsts] of Object.entries(starts))
      for (const startsOn of firsts) {
        const rows = Array.from({ length: keys }, (_, at) => ({
          key: `k${at}`,
          events: 1 + Math.floor(most / (at + 1)) + pick(3),
        })).filter(() => pick(5) > 0)
        for (const { key, events } of rows) sums.set(key, (sums.get(key) ?? 0) + events)
        await sql`insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
          select 'visits', 'referrer', '', ${span}, key, ${startsOn}::date, events, 1, 0
          from unnest(${rows.map(({ key }) => key)}::text[], ${rows.map(({ events }) => events)}::bigint[]) as r (key, events)`.execute(
          db,
        )
      }
    const limit = 1 + pick(30)
    const wanted = [...sums].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, limit)
    const ranked = await listRanked(
      db,
      { subject: 'visits', dimension: 'referrer' },
      { stretches, limit },
    )
    expect(
      ranked.map(({ key, events }) => [key, Number(events)]),
      `round ${round}`,
    ).toEqual(wanted)
  }
  await sql`delete from report_counts where starts_on < '2025-01-01'`.execute(db)
})
