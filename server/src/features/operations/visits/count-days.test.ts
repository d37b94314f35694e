import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { countDays } from './count-days.ts'
import {
  deleteDownloadsBefore,
  deleteRareTerms,
  deleteSittingsBefore,
  deleteVisitsBefore,
} from './visits.retention.repository.ts'
import { createRandom, fillRaw, readVectors, sumRaw } from './visits.factory.ts'
import { markStale } from './write-counts.repository.ts'

const getPlatform = useTestPlatform()
const DAYS = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02']

const readCounts = async (span: 'day' | 'month') => {
  const { rows } = await sql<{ row: string }>`
    select concat_ws('|', subject, dimension, record, key, starts_on, events, visitors, seconds, stops::text) as row
    from report_counts where span = ${span}`.execute(getPlatform().db)
  return rows.map(({ row }) => row).toSorted()
}
/** Events that the rows of the site say, as {@link readVectors} has them. */
const readSite = async (span: 'day' | 'month') => {
  const { rows } = await sql<{ row: string }>`
    select concat_ws('|', subject, dimension, key, starts_on, events) as row
    from report_counts where span = ${span} and record = ''`.execute(getPlatform().db)
  return rows.map(({ row }) => row).toSorted()
}
const count = () => countDays(getPlatform(), { isUrgent: true })

beforeEach(async () => {
  const { db, clock } = getPlatform()
  clock.set(new Date('2026-02-02T12:00:00Z'))
  await sql`truncate page_visits, play_sittings, failed_searches, counted_downloads, counted_days, counted_months,
    report_counts, report_keys, report_vectors`.execute(db)
})

describe('the sums of a day', () => {
  it('are exactly what its rows say, in every dimension, whatever they are', async () => {
    const { db } = getPlatform()
    for (const seed of [1, 2]) {
      await fillRaw(db, { days: DAYS, rows: 60, random: createRandom(seed) })
      await count()
      expect(await readCounts('day'), `seed ${seed}`).toEqual(await sumRaw(db))
    }
  })

  it('are the same however often they are made, and by ten at once', async () => {
    const { db } = getPlatform()
    await fillRaw(db, { days: DAYS.slice(2), rows: 30, random: createRandom(4) })
    await Promise.all(Array.from({ length: 10 }, count))
    const once = await readCounts('day')
    await markStale(db, DAYS)
    await count()
    expect(await readCounts('day')).toEqual(once)
    expect(once).toEqual(await sumRaw(db))
  })

  it('take in what comes late, and forget what was taken back', async () => {
    const { db } = getPlatform()
    await fillRaw(db, { days: DAYS, rows: 30, random: createRandom(5) })
    await count()
    await fillRaw(db, { days: [DAYS[0]!], rows: 5, random: createRandom(6) })
    await sql`delete from page_visits where day = ${DAYS[1]} and device = 'phone'`.execute(db)
    await markStale(db, [DAYS[1]!])
    await count()
    expect(await readCounts('day')).toEqual(await sumRaw(db))
  })

  it('of one that ended half-way are made again', async () => {
    const { db } = getPlatform()
    await fillRaw(db, { days: [DAYS[3]!], rows: 20, random: createRandom(7) })
    await sql`update counted_days set is_stale = false, taken_at = now()`.execute(db)
    await count()
    expect(await readCounts('day')).toEqual(await sumRaw(db))
  })

  it('wait while the day goes on and counting it takes long', async () => {
    const { db, clock } = getPlatform()
    await fillRaw(db, { days: [DAYS[3]!], rows: 20, random: createRandom(8) })
    await count()
    await sql`update counted_days set took_ms = 60_000`.execute(db)
    await fillRaw(db, { days: [DAYS[3]!], rows: 20, random: createRandom(9) })
    clock.advance(19 * 60_000)
    await countDays(getPlatform())
    expect(await readCounts('day')).not.toEqual(await sumRaw(db))
    clock.advance(2 * 60_000)
    await countDays(getPlatform())
    expect(await readCounts('day')).toEqual(await sumRaw(db))
  })
})

describe('the sums of a month', () => {
  const sumDays = async () => {
    const { rows } = await sql<{ row: string }>`
      select concat_ws('|', subject, dimension, record, key, month, sum(events), sum(visitors), sum(seconds),
        case when count(stops) > 0 then (select array_agg(total order by at)::text from (
          select at, sum(each) as total from report_counts s, unnest(s.stops) with ordinality as u (each, at)
          where s.span = 'day' and (s.subject, s.dimension, s.record, s.key) = (c.subject, c.dimension, c.record, c.key)
            and date_trunc('month', s.starts_on)::date = c.month group by at) as x) end) as row
      from (select *, date_trunc('month', starts_on)::date as month from report_counts where span = 'day') as c
      where month < '2026-02-01' group by subject, dimension, record, key, month`.execute(
      getPlatform().db,
    )
    return rows.map(({ row }) => row).toSorted()
  }

  it('are those of its days once it is over, and stay so when something comes late', async () => {
    const { db } = getPlatform()
    await fillRaw(db, { days: DAYS, rows: 30, random: createRandom(10) })
    await count()
    const before = await readCounts('month')
    expect(before).toEqual(await sumDays())
    expect(before.length).toBeGreaterThan(20)
    await fillRaw(db, { days: [DAYS[0]!], rows: 10, random: createRandom(11) })
    await count()
    expect(await readCounts('month')).toEqual(await sumDays())
    expect(await readCounts('month')).not.toEqual(before)
  })
})

describe('vectors of the site', () => {
  const days = ['2025-12-31', '2026-01-31', '2026-02-01', '2026-04-01', '2026-06-30']
  /** Of each counted month, from the days of its year until its end. */
  const sumYears = async () => {
    const { rows } = await sql<{ row: string }>`
      select concat_ws('|', subject, dimension, key, m.month, sum(events)) as row
      from counted_months m join report_counts c on c.span = 'day' and c.record = ''
        and c.starts_on >= date_trunc('year', m.month) and c.starts_on < m.month + interval '1 month'
      group by subject, dimension, key, m.month`.execute(getPlatform().db)
    return rows.map(({ row }) => row).toSorted()
  }
  const expectThemRight = async () => {
    const { db } = getPlatform()
    expect(await readVectors(db, 'day')).toEqual(await readSite('day'))
    expect(await readVectors(db, 'month')).toEqual(await readSite('month'))
    expect(await readVectors(db, 'year-to-date')).toEqual(await sumYears())
  }

  it('are what days, months and years to date came to, and again with what comes late or is taken back', async () => {
    const { db, clock } = getPlatform()
    clock.set(new Date('2026-07-02T12:00:00Z'))
    await fillRaw(db, { days, rows: 30, random: createRandom(12) })
    await count()
    await expectThemRight()
    const before = await readVectors(db, 'year-to-date')
    expect(before.length).toBeGreaterThan(100)
    // Into the middle of the year, and into a month that was never counted; and out of one.
    await fillRaw(db, { days: ['2026-02-01', '2026-03-15'], rows: 10, random: createRandom(13) })
    await sql`delete from page_visits where day = ${days[1]} and device = 'phone'`.execute(db)
    await markStale(db, [days[1]!])
    await Promise.all(Array.from({ length: 5 }, count))
    await count()
    await expectThemRight()
    expect(await readVectors(db, 'year-to-date')).not.toEqual(before)
    const { rows } = await sql`select from counted_months where not in_year`.execute(db)
    expect(rows).toHaveLength(0)
  })

  it('give one number to a key, however often it is counted', async () => {
    const { db } = getPlatform()
    const last = async () =>
      (await sql<{ id: number }>`select max(id) as id from report_keys`.execute(db)).rows[0]!.id
    await fillRaw(db, { days: DAYS, rows: 30, random: createRandom(12) })
    await count()
    const given = await last()
    await markStale(db, DAYS)
    await count()
    await sql`insert into failed_searches (day, term, visitor) values (${DAYS[0]}, 'never before', '\\x01')`.execute(
      db,
    )
    await markStale(db, DAYS)
    await count()
    expect((await last()) - given).toBe(1)
  })
})

describe('what sums are made of', () => {
  it('goes with its age once it is counted, and the sums stay', async () => {
    const { db } = getPlatform()
    await fillRaw(db, { days: DAYS, rows: 40, random: createRandom(12) })
    const before = new Date('2026-02-02T12:00:00Z')
    await deleteVisitsBefore(db, before)
    expect(await sumRaw(db)).not.toEqual([])
    await count()
    const counted = await readCounts('day')
    for (const deleteBefore of [deleteVisitsBefore, deleteSittingsBefore, deleteDownloadsBefore])
      await deleteBefore(db, before)
    const { rows } = await sql<{ day: string }>`
      select distinct day::text from (select day from page_visits union all select day from play_sittings
        union all select day from counted_downloads) as raw`.execute(db)
    expect(rows.map(({ day }) => day)).toEqual(['2026-02-02'])
    await markStale(db, DAYS)
    await count()
    expect(await readCounts('day')).toEqual(counted)
  })

  it('is forgotten of searches that few made, after a while', async () => {
    const { db } = getPlatform()
    const search = (day: string, term: string, visitor: number) =>
      sql`insert into failed_searches (day, term, visitor) values (${day}, ${term}, ${Buffer.from([visitor])})`.execute(
        db,
      )
    for (const visitor of [1, 2, 3]) await search(DAYS[0]!, 'many', visitor)
    await search(DAYS[0]!, 'one', 1)
    await search(DAYS[3]!, 'new', 1)
    await markStale(db, DAYS)
    await count()
    await deleteRareTerms(db, new Date('2026-02-01T00:00:00Z'))
    const { rows } = await sql<{ key: string }>`
      select distinct key from report_counts where dimension = 'term' order by key`.execute(db)
    expect(rows.map(({ key }) => key)).toEqual(['many', 'new'])
    const numbered = await sql<{ key: string }>`
      select key from report_keys where dimension = 'term' order by key`.execute(db)
    expect(numbered.rows).toEqual(rows)
  })
})

describe('a download', () => {
  it('is of the day that it is at the site', async () => {
    const platform = getPlatform()
    await updateSettings(platform, {
      dates: { default_timezone: 'Pacific/Auckland', format: 'short' },
    })
    await sql`insert into counted_downloads (at, kind, title_id, host, quality)
      values ('2026-02-01T12:00:00Z', 'link', 1, 'h', 'q')`.execute(platform.db)
    await count()
    const { rows } = await sql`select day::text from counted_downloads`.execute(platform.db)
    expect(rows).toEqual([{ day: '2026-02-02' }])
  })
})
