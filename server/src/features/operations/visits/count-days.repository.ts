import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { writeVectors } from './report-vectors.repository.ts'

type Sql = RawBuilder<unknown>

/** By what something is counted: `record` says whose part it is, `key` what it is; rows without a key are left out. */
interface Dimension {
  readonly name: string
  readonly record?: Sql
  readonly key: Sql
}

const TITLE = sql`title_id::text`
const SEASON = sql`title_id || '.' || season_number`
const EPISODE = sql`title_id || '.' || season_number || '.' || episode_number`
const READER = sql`case when is_member then 'member' else 'guest' end`

const PLACES: readonly Dimension[] = [
  { name: 'all', key: sql`''` },
  { name: 'title', key: TITLE },
  { name: 'season', key: SEASON },
  { name: 'episode', key: EPISODE },
]
const READERS: readonly Dimension[] = [
  { name: 'kind', key: sql`title_type` },
  { name: 'country', key: sql`country` },
  { name: 'device', key: sql`device` },
  { name: 'reader', key: READER },
]
/** The same for a title, for each season and for each episode. */
const ofEach = (name: string, key: Sql): readonly Dimension[] => [
  { name, key, record: sql`'title:' || ${TITLE}` },
  { name, key, record: sql`'season:' || ${SEASON}` },
  { name, key, record: sql`'episode:' || ${EPISODE}` },
]

const STOPS = 20
const stopOf = sql`case when duration > 0 then least(${sql.lit(STOPS - 1)}, seconds::bigint * ${sql.lit(STOPS)} / duration) end`
const stops = (each: (at: number) => Sql) =>
  sql`array[${sql.join(Array.from({ length: STOPS }, (_, at) => each(at)))}]::int[]`

interface Subject {
  readonly name: 'visits' | 'plays' | 'downloads' | 'searches'
  readonly dimensions: readonly Dimension[]
  /** Counts the rows of a day by one of them: `dimension, record, key, events, visitors, seconds, stops`. */
  readonly count: (dimension: Dimension, day: string) => Sql
}

/** Of each visitor first: what is sorted is then the visitors, not the visits. */
const countVisitors = (table: Sql, visitor: Sql) =>
  function count({ name, record = sql`''`, key }: Dimension, day: string): Sql {
    return sql`select ${name}::text, record, key, sum(n), count(*), 0::bigint, null::int[] from (
      select ${record} as record, ${key} as key, count(*) as n from ${table}
      where day = ${day} and ${key} is not null and ${record} is not null group by 1, 2, ${visitor}) as each
      group by record, key`
  }

const SUBJECTS: readonly Subject[] = [
  {
    name: 'visits',
    dimensions: [
      ...PLACES,
      ...READERS,
      { name: 'page', key: sql`page` },
      { name: 'video', key: sql`video_id::text` },
      { name: 'referrer', key: sql`referrer` },
    ],
    count: countVisitors(sql`page_visits`, sql`visitor`),
  },
  {
    name: 'plays',
    dimensions: [
      ...PLACES,
      ...READERS,
      { name: 'source', key: sql`source` },
      { name: 'video', key: sql`video_id::text` },
      ...ofEach('video', sql`video_id::text`),
      { name: 'episode', key: EPISODE, record: sql`'title:' || ${TITLE}` },
      { name: 'episode', key: EPISODE, record: sql`'season:' || ${SEASON}` },
    ],
    count: ({ name, record = sql`''`, key }, day) =>
      sql`select ${name}::text, record, key, sum(n), count(*), sum(watched), ${stops((at) => sql`sum(${sql.ref(`s${at}`)})`)} from (
        select ${record} as record, ${key} as key, count(*) as n, sum(watched_seconds) as watched,
          ${sql.join(Array.from({ length: STOPS }, (_, at) => sql`count(*) filter (where ${stopOf} = ${sql.lit(at)}) as ${sql.ref(`s${at}`)}`))}
        from play_sittings where day = ${day} and ${key} is not null and ${record} is not null group by 1, 2, viewer) as each
        group by record, key`,
  },
  {
    name: 'downloads',
    dimensions: [
      ...PLACES,
      { name: 'form', key: sql`kind` },
      { name: 'host', key: sql`host` },
      { name: 'quality', key: sql`quality` },
      ...ofEach('host', sql`kind || ':' || host`),
      ...ofEach('quality', sql`quality`),
    ],
    count: ({ name, record = sql`''`, key }, day) =>
      sql`select ${name}::text, ${record} as record, ${key} as key, count(*), 0::bigint, 0::bigint, null::int[]
        from counted_downloads where day = ${day} and ${key} is not null and ${record} is not null group by 2, 3`,
  },
  {
    name: 'searches',
    dimensions: [
      { name: 'all', key: sql`''` },
      { name: 'term', key: sql`term` },
    ],
    count: countVisitors(sql`failed_searches`, sql`visitor`),
  },
]

/** Makes the sums of a day what its rows say, whatever they were before; only what differs is written. */
export async function writeDay(tx: Database, day: string): Promise<void> {
  for (const { name, dimensions, count } of SUBJECTS) {
    const fresh = sql.join(
      dimensions.map((dimension) => count(dimension, day)),
      sql` union all `,
    )
    await replaceCounts(tx, { subject: name, span: 'day', startsOn: day, fresh })
  }
}

/** Makes the sums of a month those of its days. */
export async function writeMonth(tx: Database, month: string): Promise<void> {
  for (const { name } of SUBJECTS)
    await replaceCounts(tx, {
      subject: name,
      span: 'month',
      startsOn: month,
      fresh: sql`select dimension, record, key, sum(events), sum(visitors), sum(seconds),
          case when count(stops) > 0 then ${stops((at) => sql`sum(stops[${sql.lit(at + 1)}])`)} end
        from report_counts where subject = ${name} and span = 'day'
          and starts_on >= ${month}::date and starts_on < ${month}::date + interval '1 month'
        group by dimension, record, key`,
    })
}

async function replaceCounts(
  tx: Database,
  {
    subject,
    span,
    startsOn,
    fresh,
  }: {
    readonly subject: string
    readonly span: 'day' | 'month'
    readonly startsOn: string
    readonly fresh: Sql
  },
): Promise<void> {
  await sql`with fresh (dimension, record, key, events, visitors, seconds, stops) as materialized (${fresh}),
    gone as (
      delete from report_counts c where subject = ${subject} and span = ${span} and starts_on = ${startsOn}
        and not exists (select from fresh f where (f.dimension, f.record, f.key) = (c.dimension, c.record, c.key))
    )
    insert into report_counts as c (subject, dimension, record, span, key, starts_on, events, visitors, seconds, stops)
    select ${subject}, dimension, record, ${span}, key, ${startsOn}::date, events, visitors, seconds, stops from fresh
    on conflict (subject, dimension, record, span, key, starts_on) do update set events = excluded.events,
      visitors = excluded.visitors, seconds = excluded.seconds, stops = excluded.stops
    where (c.events, c.visitors, c.seconds, c.stops)
      is distinct from (excluded.events, excluded.visitors, excluded.seconds, excluded.stops)`.execute(
    tx,
  )
  await writeVectors(tx, { subject, span, startsOn })
}
