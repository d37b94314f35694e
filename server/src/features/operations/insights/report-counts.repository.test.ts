import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
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
