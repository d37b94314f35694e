import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { createRandom, fillVectors } from '../visits/visits.factory.ts'
import { addDays } from '../visits/visits.service.ts'
import { coverRange } from './cover-range.ts'
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
  await fillVectors(db)
  const cover = coverRange(
    { from: '2026-03-01', to: '2026-03-02' },
    { months: new Set(), yearsToDate: new Set() },
  )
  const ranked = await listRanked(
    db,
    { subject: 'visits', dimension: 'title' },
    { cover, limit: 3 },
  )
  expect(
    ranked.map(({ key, events, visitors }) => [key, Number(events), Number(visitors)]),
  ).toEqual([
    ['first', 4, 2],
    ['steady', 4, 2],
    ['1', 2, 1],
  ])
})

it('ranks by days, months and years to date, whatever they have, as adding all days up does', async () => {
  const { db } = test.platform
  const pick = createRandom(3)
  const months = Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}-01`)
  const counted = { months: new Set(months), yearsToDate: new Set(months) }
  const visits = { subject: 'visits', dimension: 'referrer' } as const
  for (let round = 0; round < 12; round += 1) {
    await sql`delete from report_counts where starts_on < '2025-02-01'`.execute(db)
    // From many keys of which none leads to few that lead everywhere.
    const keys = 20 + pick(300)
    const most = 2 + pick(3) * 200
    for (const day of [...months.map((month) => addDays(month, pick(28))), '2025-01-03'])
      await sql`insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
        select 'visits', 'referrer', '', 'day', 'k' || at, ${day}::date, 1 + ${most}::int / (at + 1) + (at * ${pick(1000)}) % 3, 1, 0
        from generate_series(0, ${keys}) at where (at * 7 + ${pick(1000)}) % 5 > 0`.execute(db)
    await sql`insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
      select subject, dimension, record, 'month', key, date_trunc('month', starts_on), sum(events), sum(visitors), 0
      from report_counts where span = 'day' and starts_on < '2025-01-01' group by 1, 2, 3, 5, 6`.execute(
      db,
    )
    await fillVectors(db, months)
    const from = `2024-0${1 + pick(9)}-${pick(2) ? '01' : '07'}`
    const to = pick(2) ? '2025-01-10' : '2024-11-30'
    const limit = 1 + pick(30)
    const { rows: wanted } = await sql<{ key: string; events: number }>`
      select key, sum(events)::int as events from report_counts
      where span = 'day' and dimension = 'referrer' and starts_on between ${from} and ${to}
      group by key order by events desc, key collate "C" limit ${limit}`.execute(db)
    const cover = coverRange({ from, to }, counted)
    const ranked = await listRanked(db, visits, { cover, limit })
    expect(
      ranked.map(({ key, events }) => ({ key, events: Number(events) })),
      `round ${round}: ${from} to ${to}`,
    ).toEqual(wanted)
  }
  await sql`delete from report_counts where starts_on < '2025-02-01'`.execute(db)
})

it('leaves searches out that are forgotten, and goes on to those behind', async () => {
  const { db } = test.platform
  await sql`insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
    select 'searches', 'term', '', 'day', 'term ' || n, '2026-03-01', 100 - n, 1, 0 from generate_series(1, 50) n`.execute(
    db,
  )
  await fillVectors(db)
  await sql`delete from report_counts where dimension = 'term' and events > 60`.execute(db)
  await sql`delete from report_keys where dimension = 'term' and key not in (select key from report_counts)`.execute(
    db,
  )
  const cover = coverRange(
    { from: '2026-03-01', to: '2026-03-01' },
    { months: new Set(), yearsToDate: new Set() },
  )
  const terms = { subject: 'searches', dimension: 'term' } as const
  const ranked = async (limit: number) =>
    (await listRanked(db, terms, { cover, limit })).map(({ key }) => key)
  expect(await ranked(2)).toEqual(['term 40', 'term 41'])
  expect(await ranked(100)).toHaveLength(11)
})
