import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { writeVectors, writeYearToDate } from './report-vectors.repository.ts'
import { addVectors, keysOf } from './report-vectors.ts'
import { markStale } from './write-counts.repository.ts'

export type Random = (below: number) => number

/** The same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const KINDS = ['movie', 'series', 'game']
const pick = <Each>(random: Random, from: readonly Each[]): Each => from[random(from.length)]!

/** Few titles and visitors, so that they meet: with seasons and episodes, and without. */
function makePlace(random: Random) {
  const titleId = random(4)
  if (titleId === 0) return { titleId: null, type: null, season: null, episode: null, video: null }
  const season = titleId === 2 ? random(3) : null
  const episode = season === null || random(3) === 0 ? null : random(3)
  const video = titleId * 10 + random(2)
  return { titleId, type: KINDS[titleId - 1]!, season, episode, video }
}

/** Visits, plays, searches and downloads for tests, of these days, for every one of them so many of each. */
export async function fillRaw(
  db: Database,
  {
    days,
    rows,
    random,
  }: { readonly days: readonly string[]; readonly rows: number; readonly random: Random },
): Promise<void> {
  for (const day of days)
    for (let row = 0; row < rows; row++) {
      const { titleId, type, season, episode, video } = makePlace(random)
      const visitor = Buffer.from([random(12)])
      const [country, device] = [pick(random, ['FR', 'BE', '']), pick(random, ['phone', 'desktop'])]
      const isMember = random(2) === 0
      await sql`insert into page_visits (day, visitor, page, title_id, title_type, season_number, episode_number, video_id,
          referrer, country, device, is_member)
        values (${day}, ${visitor}, ${pick(random, ['home', 'title', 'watch'])}, ${titleId}, ${type}, ${season}, ${episode},
          ${random(2) === 0 ? video : null}, ${pick(random, ['', null, 'search.example'])}, ${country}, ${device},
          ${isMember})`.execute(db)
      if (titleId === null || type === null) continue
      const duration = pick(random, [0, 100, 3_600])
      await sql`insert into play_sittings (day, sitting, viewer, video_id, title_id, title_type, season_number,
          episode_number, source, country, device, is_member, seconds, duration, watched_seconds, last_at)
        values (${day}, gen_random_uuid(), ${visitor}, ${video}, ${titleId}, ${type}, ${season}, ${episode},
          ${pick(random, ['video', 'embed'])}, ${country}, ${device}, ${isMember}, ${random(duration + 1)}, ${duration},
          ${random(500)}, ${day}::date)`.execute(db)
      await sql`insert into counted_downloads (at, day, kind, title_id, season_number, episode_number, host, quality)
        values (${day}::date, ${day}, ${pick(random, ['link', 'nzb'])}, ${titleId}, ${season}, ${episode},
          ${pick(random, ['one.example', ''])}, ${pick(random, ['720p', '1080p'])})`.execute(db)
      await sql`insert into failed_searches (day, term, visitor)
        values (${day}, ${pick(random, ['a', 'b', 'c'])}, ${visitor})`.execute(db)
    }
  await markStale(db, days)
}

interface Raw {
  readonly subject: string
  readonly day: string
  readonly who: string | null
  readonly seconds: number
  readonly stop: number | null
  readonly places: readonly (readonly [dimension: string, record: string, key: string])[]
}

const STOPS = 20

/** What the sums have to be, counted one by one: a line for each, sorted. */
export async function sumRaw(db: Database): Promise<string[]> {
  const sums = new Map<
    string,
    { events: number; seen: Set<string>; seconds: number; stops: number[] }
  >()
  for (const { subject, day, who, seconds, stop, places } of await readRaw(db))
    for (const [dimension, record, key] of places) {
      const name = [subject, dimension, record, key, day].join('|')
      const sum = sums.get(name) ?? {
        events: 0,
        seen: new Set(),
        seconds: 0,
        stops: Array.from({ length: STOPS }, () => 0),
      }
      sums.set(name, sum)
      sum.events += 1
      if (who !== null) sum.seen.add(who)
      sum.seconds += seconds
      if (stop !== null) sum.stops[stop]! += 1
    }
  return [...sums]
    .map(([name, { events, seen, seconds, stops }]) =>
      [
        name,
        events,
        seen.size,
        seconds,
        ...(name.startsWith('plays|') ? [`{${stops.join()}}`] : []),
      ].join('|'),
    )
    .toSorted()
}

type Row = Readonly<Record<string, string | number | boolean | null>>
type Place = readonly [dimension: string, record: string, key: string]

const keyed = (dimension: string, key: unknown, record = ''): Place[] =>
  key === null || key === undefined ? [] : [[dimension, record, String(key)]]

function placesOf(row: Row): {
  title: string | null
  season: string | null
  episode: string | null
} {
  const { title_id: title, season_number: season, episode_number: episode } = row
  return {
    title: title === null ? null : String(title),
    season: season === null ? null : `${title}.${season}`,
    episode: season === null || episode === null ? null : `${title}.${season}.${episode}`,
  }
}

const ofPlaces = (row: Row): Place[] => {
  const { title, season, episode } = placesOf(row)
  return [
    ...keyed('all', ''),
    ...keyed('title', title),
    ...keyed('season', season),
    ...keyed('episode', episode),
  ]
}
const ofReaders = (row: Row): Place[] => [
  ...keyed('kind', row['title_type']),
  ...keyed('country', row['country']),
  ...keyed('device', row['device']),
  ...keyed('reader', row['is_member'] ? 'member' : 'guest'),
]
const ofEach = (row: Row, dimension: string, key: unknown): Place[] =>
  Object.entries(placesOf(row)).flatMap(([kind, place]) =>
    place === null ? [] : keyed(dimension, key, `${kind}:${place}`),
  )

async function readRaw(db: Database): Promise<Raw[]> {
  const read = async (table: string) =>
    (await sql<Row>`select *, day::text as day from ${sql.table(table)}`.execute(db)).rows
  const hex = (value: unknown) => (value as Buffer).toString('hex')
  const none = { seconds: 0, stop: null }
  return [
    ...(await read('page_visits')).map((row) => ({
      subject: 'visits',
      day: String(row['day']),
      who: hex(row['visitor']),
      ...none,
      places: [
        ...ofPlaces(row),
        ...ofReaders(row),
        ...keyed('page', row['page']),
        ...keyed('video', row['video_id']),
        ...keyed('referrer', row['referrer']),
      ],
    })),
    ...(await read('play_sittings')).map((row) => ({
      subject: 'plays',
      day: String(row['day']),
      who: hex(row['viewer']),
      seconds: Number(row['watched_seconds']),
      stop:
        Number(row['duration']) > 0
          ? Math.min(
              STOPS - 1,
              Math.floor((Number(row['seconds']) * STOPS) / Number(row['duration'])),
            )
          : null,
      places: [
        ...ofPlaces(row),
        ...ofReaders(row),
        ...keyed('source', row['source']),
        ...keyed('video', row['video_id']),
        ...ofEach(row, 'video', row['video_id']),
        ...ofEach(row, 'episode', placesOf(row).episode).filter(
          ([, record]) => !record.startsWith('episode:'),
        ),
      ],
    })),
    ...(await read('counted_downloads')).map((row) => ({
      subject: 'downloads',
      day: String(row['day']),
      who: null,
      ...none,
      places: [
        ...ofPlaces(row),
        ...keyed('form', row['kind']),
        ...keyed('host', row['host']),
        ...keyed('quality', row['quality']),
        ...ofEach(row, 'host', `${row['kind']}:${row['host']}`),
        ...ofEach(row, 'quality', row['quality']),
      ],
    })),
    ...(await read('failed_searches')).map((row) => ({
      subject: 'searches',
      day: String(row['day']),
      who: hex(row['visitor']),
      ...none,
      places: [...keyed('all', ''), ...keyed('term', row['term'])],
    })),
  ]
}

/** Vectors of all rows of the site, for tests that write these without counting; of years to date in the months named. */
export async function fillVectors(db: Database, months: readonly string[] = []): Promise<void> {
  await sql`delete from report_vectors`.execute(db)
  const { rows } = await sql<{ subject: string; span: 'day' | 'month'; startsOn: string }>`
    select distinct subject, span, starts_on::text as "startsOn" from report_counts where record = ''`.execute(
    db,
  )
  for (const sum of rows) await writeVectors(db, sum)
  for (const [at, month] of months.entries())
    await writeYearToDate(db, { month, before: months[at - 1] })
}

/** `subject|dimension|key|starts_on|events` of each key of each vector. */
export async function readVectors(
  db: Database,
  span: 'day' | 'month' | 'year-to-date',
): Promise<string[]> {
  const keys = await sql<{ id: number; key: string }>`select id, key from report_keys`.execute(db)
  const names = new Map(keys.rows.map(({ id, key }) => [id, key]))
  const { rows } = await sql<{ subject: string; dimension: string; day: string; counts: Buffer }>`
    select subject, dimension, starts_on::text as day, counts from report_vectors where span = ${span}`.execute(
    db,
  )
  return rows
    .flatMap(({ subject, dimension, day, counts }) => {
      const totals = addVectors([{ sign: 1, counts }])
      return keysOf(totals).map(
        (id) => `${subject}|${dimension}|${names.get(id)}|${day}|${totals[id]}`,
      )
    })
    .toSorted()
}
