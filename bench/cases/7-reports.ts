import {
  REPORT_DIMENSIONS,
  type ReportSubject,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { type BenchCase, type BenchContext, median } from '../harness/bench-case.ts'

const LIMIT_MS = 300
const TIMES = 5
const LAST_DAY = '2025-12-31'
/** A year, and one that lies in two: sums of years know it in parts. */
const RANGES = [
  'from=2025-01-15&to=2026-01-14&compare_from=2024-01-16&compare_to=2025-01-14',
  'from=2024-06-15&to=2025-06-14&compare_from=2024-01-10&compare_to=2024-06-14',
]
/** Of the day that is counted from its rows. */
const RAW_DAY = '2026-01-10'
const RAW_VISITS = 274_000
const SLOWEST_TOLD = 3

/**
 * Reports of a year of a hundred million visits beside the year before, from sums as the job makes them; and how long it
 * takes to make those of one such day from its rows.
 */
export const benchCase: BenchCase = {
  name: 'reports',
  async run(context) {
    try {
      const visits = await fillSums(context.pool)
      const counted = await countRawDay(context)
      const taken: Taken[] = []
      for (const path of RANGES.flatMap(listCalls)) taken.push(await measure(context, path))
      const slowest = taken.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_TOLD)
      for (const { path, ms } of slowest) process.stdout.write(`  ${ms.toFixed(1)} ms ${path}\n`)
      const most = slowest[0]?.ms ?? 0
      const slowestFirst = taken.toSorted((a, b) => b.firstMs - a.firstMs).slice(0, SLOWEST_TOLD)
      for (const { path, firstMs } of slowestFirst)
        process.stdout.write(`  first ${firstMs.toFixed(1)} ms ${path}\n`)
      const { firstMs, path: firstPath } = slowestFirst[0]!
      return [
        {
          what: `Slowest chart of ${taken.length}, of a year beside the one before`,
          measured: `${most.toFixed(1)} ms`,
          required: `< ${LIMIT_MS} ms`,
          isMet: most < LIMIT_MS,
          detail: `${(visits / 1_000_000).toFixed(0)} million visits a year; median of ${TIMES} calls each, half of them within ${median(taken.map(({ ms }) => ms)).toFixed(1)} ms`,
        },
        {
          what: 'Slowest first call of a chart, of which nothing was kept',
          measured: `${firstMs.toFixed(0)} ms`,
          required: `< ${LIMIT_MS} ms`,
          isMet: firstMs < LIMIT_MS,
          detail: firstPath,
        },
        {
          what: `Visits of a day that its sums miss or have too many, of ${RAW_VISITS}`,
          measured: String(Math.abs(counted.visits - RAW_VISITS)),
          required: '0',
          isMet: counted.visits === RAW_VISITS,
          detail: `counted by every dimension in ${(counted.ms / 1_000).toFixed(1)} s`,
        },
      ]
    } finally {
      await empty(context.pool)
    }
  },
}

function listCalls(range: string): string[] {
  return Object.entries(REPORT_DIMENSIONS).flatMap(([subject, dimensions]) => [
    `/api/v1/admin/reports/${subject}/days?${range}`,
    ...dimensions.flatMap((by) => [
      `/api/v1/admin/reports/${subject}/ranked?by=${by}&${range}`,
      `/api/v1/admin/reports/${subject}/ranked?by=${by}&limit=100&${range}`,
    ]),
  ])
}

/** How many keys each day has of a dimension: thousands of titles and searches, few devices. */
const KEYS: Readonly<Record<string, number>> = {
  title: 4_000,
  video: 4_000,
  term: 3_000,
  referrer: 500,
  host: 30,
  country: 60,
}
const FEW_KEYS = 5
/** Further behind, a key has less than some hundreds of visits a day, and chance moves it up and down. */
const STEADY_KEYS = 500
/** Downloads have few works that everybody wants, and behind them one as often as the next: nothing leads for long. */
const FEW_STEADY_KEYS = 50
const DAILY = { events: 274_000, visitors: 90_000 }
/** What the keys of a day, each of whom has the nth part of the first, have together. */
const shares = (keys: number) =>
  Array.from({ length: keys }, (_, before) => 1 / (before + 1)).reduce((sum, one) => sum + one, 0)

const empty = (pool: BenchContext['pool']) =>
  pool.query(
    'truncate report_counts, report_keys, report_vectors, counted_days, counted_months, page_visits, play_sittings',
  )

/** Two years of sums, of which few keys have most; @returns the visits of the last of them */
async function fillSums(pool: BenchContext['pool']): Promise<number> {
  await empty(pool)
  const putBack = await takeIndexesAway(pool)
  try {
    await insertSums(pool)
  } finally {
    await putBack()
  }
  // As a site has them that counted them a day at a time: what was just written is not tidied up beside what is measured.
  for (const table of ['report_counts', 'report_keys', 'report_vectors'])
    await pool.query(`vacuum (analyze) ${table}`)
  await pool.query('checkpoint')
  const { rows } = await pool.query<{ visits: string }>(
    `select sum(events) as visits from report_counts where subject = 'visits' and dimension = 'all' and span = 'day'
      and starts_on > $1::date - 365`,
    [LAST_DAY],
  )
  return Number(rows[0]!.visits)
}

/** Twenty million rows are written in a fifth of the time without them. @returns how they come back */
async function takeIndexesAway(pool: BenchContext['pool']): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ take: string; give: string }>(
    `select format('alter table report_counts drop constraint %I', conname) as take,
        format('alter table report_counts add constraint %I %s', conname, pg_get_constraintdef(oid)) as give
      from pg_constraint where conrelid = 'report_counts'::regclass and contype = 'p'
      union all select format('drop index %I', indexname), indexdef from pg_indexes
        where tablename = 'report_counts' and indexname not in (select conname from pg_constraint)`,
  )
  // A run that was ended while they were away leaves a database of which nothing here may be believed.
  if (rows.length === 0)
    throw new Error('report_counts has no index: remove the bench data and fill it again')
  for (const { take } of rows) await pool.query(take)
  return async () => {
    for (const { give } of rows) await pool.query(give)
  }
}

async function insertSums(pool: BenchContext['pool']): Promise<void> {
  for (const [subject, dimensions] of Object.entries(REPORT_DIMENSIONS) as [
    ReportSubject,
    readonly string[],
  ][])
    for (const dimension of ['all', ...dimensions]) {
      const keys = dimension === 'all' ? 1 : (KEYS[dimension] ?? FEW_KEYS)
      // Whoever is far behind on one day is another one on the next: a year has far more of them than a day.
      await pool.query(
        `insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
        select $1, $2, '', 'day', case when $3 = 1 then '' when n <= $5 then n::text
            else ($5 + (n * 37 + d * 101) % (20 * $3))::text end, $4::date - d,
          sum(greatest(1, $6::float / n)::bigint), sum(greatest(1, $7::float / n)::bigint), 0
        from generate_series(0, 729) d, generate_series(1, $3::int) n group by 5, 6`,
        [
          subject,
          dimension,
          keys,
          LAST_DAY,
          subject === 'downloads' ? FEW_STEADY_KEYS : STEADY_KEYS,
          DAILY.events / shares(keys),
          DAILY.visitors / shares(keys),
        ],
      )
    }
  await pool.query(
    `insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
    select subject, dimension, record, 'month', key, date_trunc('month', starts_on)::date, sum(events), sum(visitors), 0
    from report_counts where span = 'day' group by 1, 2, 3, 5, 6`,
  )
  await pool.query(
    `insert into report_keys (subject, dimension, key) select distinct subject, dimension, key from report_counts`,
  )
  const insertVectors = (span: string, rows: string) =>
    pool.query(
      `insert into report_vectors (subject, dimension, span, starts_on, counts)
      select c.subject, c.dimension, $1, c.starts_on, string_agg(int4send(k.id) || float8send(c.events), ''::bytea)
      from (${rows}) c join report_keys k using (subject, dimension, key) group by 1, 2, 4`,
      [span],
    )
  for (const span of ['day', 'month'])
    await insertVectors(
      span,
      `select subject, dimension, key, starts_on, events::float8 from report_counts where span = '${span}'`,
    )
  await insertVectors(
    'year-to-date',
    `select subject, dimension, key, m::date as starts_on, sum(events)::float8 as events
    from generate_series(date_trunc('year', '${LAST_DAY}'::date - 730), '${LAST_DAY}', interval '1 month') m
    join report_counts on span = 'month' and starts_on between date_trunc('year', m) and m group by 1, 2, 3, 4`,
  )
  await pool.query(
    `insert into counted_months (month, in_year) select distinct starts_on, true from report_counts
    where span = 'month' and starts_on > $1::date - 730`,
    [LAST_DAY],
  )
}

async function countRawDay({ pool, inject, cookies }: BenchContext) {
  await pool.query(
    `insert into page_visits (day, visitor, page, title_id, title_type, referrer, country, device, is_member)
    select $1, decode(md5((n % 90000)::text), 'hex'), 'title', 1 + (n::bigint * n) % 40000, 'movie',
      case when n % 3 = 0 then 'site' || n % 400 || '.example' end, chr(65 + n % 26) || 'R',
      (array['phone', 'desktop', 'tablet'])[1 + n % 3], n % 4 = 0
    from generate_series(1, $2::int) n`,
    [RAW_DAY, RAW_VISITS],
  )
  await pool.query('insert into counted_days (day) values ($1)', [RAW_DAY])
  const begun = performance.now()
  const answer = await inject({
    method: 'POST',
    url: '/api/v1/admin/reports/count',
    headers: { cookie: cookies.admin, 'sec-fetch-site': 'same-origin' },
  })
  if (answer.statusCode !== 204) throw new Error(`Counting answered ${answer.statusCode}`)
  const ms = performance.now() - begun
  const { rows } = await pool.query<{ visits: string }>(
    `select sum(events) as visits from report_counts where subject = 'visits' and dimension = 'title' and span = 'day'
      and starts_on = $1`,
    [RAW_DAY],
  )
  return { ms, visits: Number(rows[0]!.visits) }
}

interface Taken {
  readonly path: string
  readonly ms: number
  readonly firstMs: number
}

async function measure({ inject, cookies }: BenchContext, path: string): Promise<Taken> {
  const times: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now()
    const answer = await inject({ url: path, headers: { cookie: cookies.admin } })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
    times.push(performance.now() - begun)
  }
  // The first warms statements up, and adds up what is kept until the next count.
  const [firstMs = 0, ...others] = times
  return { path, ms: median(others), firstMs }
}
