import { REPORT_DIMENSIONS } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildVideo } from '../../catalogue/plays/videos.factory.ts'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { addDays, countDays } from '../visits/visits.service.ts'
import { createRandom, fillRaw, fillVectors, sumRaw } from '../visits/visits.factory.ts'
import { coverRange } from './cover-range.ts'
import { listCountedMonths, listRanked } from './report-counts.repository.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let staff = undefined as unknown as Caller

const FIRST = '2026-01-20'
const DAYS = Array.from({ length: 45 }, (_, at) => addDays(FIRST, at))
const RANGE = 'from=2026-01-25&to=2026-02-28'
const get = async (path: string, caller: Pick<Caller, 'call'> = staff) =>
  caller.call('GET', `/api/v1/admin/${path}`)

interface Sum {
  events: number
  visitors: number
  seconds: number
}
/** What the rows come to between two days, by what they were counted under. */
let raw: {
  subject: string
  dimension: string
  record: string
  key: string
  day: string
  sum: Sum
}[]
const rawSums = (wanted: { subject: string; dimension: string }, from: string, to: string) => {
  const sums = new Map<string, Sum>()
  for (const { subject, dimension, record, key, day, sum } of raw) {
    if (subject !== wanted.subject || dimension !== wanted.dimension || record !== '') continue
    if (day < from || day > to) continue
    const before = sums.get(key) ?? { events: 0, visitors: 0, seconds: 0 }
    sums.set(key, {
      events: before.events + sum.events,
      visitors: before.visitors + sum.visitors,
      seconds: before.seconds + sum.seconds,
    })
  }
  return sums
}

beforeAll(async () => {
  const { db } = test.platform
  staff = await staffOnly()
  await fillRaw(db, { days: DAYS, rows: 8, random: createRandom(42) })
  await countDays(test.platform)
  raw = (await sumRaw(db)).map((line) => {
    const [subject, dimension, record, key, day, events, visitors, seconds] = line.split('|')
    const sum = { events: Number(events), visitors: Number(visitors), seconds: Number(seconds) }
    return { subject: subject!, dimension: dimension!, record: record!, key: key!, day: day!, sum }
  })
})

/** With `admin.access` alone. */
async function staffOnly() {
  const someone = await test.as('member')
  await test.platform.db
    .insertInto('user_permissions')
    .values({ user_id: someone.id, permission: 'admin.access' })
    .execute()
  return someone
}

describe('a report', () => {
  it('has every day of its range, and adds up to what the rows are', async () => {
    for (const subject of Object.keys(REPORT_DIMENSIONS)) {
      const { series } = (await get(`reports/${subject}/days?${RANGE}`)).json()
      expect(series.days).toHaveLength(35)
      expect(series.compared).toBeNull()
      expect(series.total).toEqual(
        rawSums({ subject, dimension: 'all' }, '2026-01-25', '2026-02-28').get(''),
      )
    }
  })

  it('ranks what there was most of exactly, by every dimension, beside other days', async () => {
    for (const [subject, dimensions] of Object.entries(REPORT_DIMENSIONS))
      for (const by of dimensions) {
        const { rows, has_more: hasMore } = (
          await get(
            `reports/${subject}/ranked?by=${by}&limit=2&${RANGE}&compare_from=2026-01-20&compare_to=2026-01-24`,
          )
        ).json()
        const wanted = [
          ...rawSums({ subject, dimension: by }, '2026-01-25', '2026-02-28'),
        ].toSorted(([one, a], [other, b]) => b.events - a.events || (one < other ? -1 : 1))
        const before = rawSums({ subject, dimension: by }, '2026-01-20', '2026-01-24')
        const none = { events: 0, visitors: 0, seconds: 0 }
        expect(
          rows.map(
            ({ key, events, visitors, seconds, compared }: Sum & Record<string, unknown>) => ({
              key,
              sum: { events, visitors, seconds },
              compared,
            }),
          ),
          `${subject} by ${by}`,
        ).toEqual(
          wanted.slice(0, 2).map(([key, sum]) => ({ key, sum, compared: before.get(key) ?? none })),
        )
        expect(hasMore).toBe(wanted.length > 2)
      }
  })

  it('ranks anew what was counted since, of a day long ago too', async () => {
    const { db } = test.platform
    const day = '2025-11-10'
    const ranked = async () =>
      (await get(`reports/visits/ranked?by=country&from=${day}&to=${day}`)).json().rows
    for (const events of [1, 2]) {
      await sql`insert into page_visits (day, visitor, page, referrer, country, device, is_member)
        values (${day}, ${Buffer.from([events])}, 'title', null, 'FR', 'phone', false)`.execute(db)
      await sql`insert into counted_days (day) values (${day})
        on conflict (day) do update set is_stale = true`.execute(db)
      expect(await ranked()).toHaveLength(events - 1)
      await countDays(test.platform, { isUrgent: true })
      expect(await ranked()).toMatchObject([{ key: 'FR', events, visitors: events }])
    }
    await sql`delete from report_counts where starts_on < '2026-01-01'`.execute(db)
    await sql`delete from counted_months where month < '2026-01-01'`.execute(db)
    await sql`delete from counted_days where day = ${day}`.execute(db)
    await sql`delete from page_visits where day = ${day}`.execute(db)
  })

  it('looks further where what leads no day could come to more', async () => {
    const { db } = test.platform
    // On each day sixty others lead; only together do the days make the steady one the first.
    const day = (at: number) => addDays('2025-03-01', at)
    await sql`insert into report_counts (subject, dimension, record, span, key, starts_on, events, visitors, seconds)
      select 'visits', 'title', '', 'day', 'x' || d || '.' || n, ${day(0)}::date + d, 10 + n, 1, 0
        from generate_series(0, 19) d, generate_series(1, 300) n
      union all select 'visits', 'title', '', 'day', 'steady', ${day(0)}::date + d, 16, 1, 0 from generate_series(0, 19) d`.execute(
      db,
    )
    await fillVectors(db)
    const cover = coverRange({ from: day(0), to: day(19) }, await listCountedMonths(db))
    const counted = { subject: 'visits', dimension: 'title' } as const
    const [first, second] = await listRanked(db, counted, { cover, limit: 2 })
    expect([first, second]).toMatchObject([
      { key: 'steady', events: 320 },
      { key: 'x0.300', events: 310 },
    ])
    await sql`delete from report_counts where starts_on < '2026-01-01'`.execute(db)
  })

  it('is of the last thirty days beside those before where nobody chose any', async () => {
    const { series } = (await get('reports/visits/days')).json()
    const today = new Date().toISOString().slice(0, 10)
    expect(series.range).toEqual({ from: addDays(today, -29), to: today })
    expect(series.compared.range).toEqual({ from: addDays(today, -59), to: addDays(today, -30) })
  })

  it('is refused with days that make no sense, by field', async () => {
    const wrong = {
      'from=9999-01-01&to=9999-12-31': ['from', 'to'],
      'from=0001-01-01&to=0001-01-02': ['from', 'to'],
      'from=2026-02-02&to=2026-02-01': ['to'],
      'from=2026-02-02': ['to'],
      'to=2026-02-02': ['from'],
      'from=2000-01-01&to=2026-01-01': ['to'],
      'from=2026-02-30&to=2026-03-01': ['from'],
      'from=2026-02-01%00&to=2026-03-01': ['from'],
      'compare_from=2026-01-01&compare_to=2026-01-02': ['from'],
      [`${RANGE}&compare_from=2026-01-02&compare_to=2026-01-01`]: ['compare_to'],
    }
    for (const [query, fields] of Object.entries(wrong))
      for (const path of ['reports/visits/days', 'reports/visits/days/file', 'insights/titles/1']) {
        const answer = await get(`${path}?${query}`)
        expect([path, query, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
          path,
          query,
          422,
          fields,
        ])
      }
    for (const query of [
      'by=term',
      'by=x',
      'by=title&limit=101',
      'by=title&limit=0',
      'by=title%00',
    ])
      expect((await get(`reports/visits/ranked?${query}`)).statusCode, query).toBe(422)
    expect((await get('reports/others/days')).statusCode).toBe(422)
    expect((await get('insights/titles/99999999999999999999')).statusCode).toBe(422)
    expect((await get('insights/titles/2147483648')).statusCode).toBe(404)
  })

  it('is for who may enter the administration alone, and comes as a file', async () => {
    const member = await test.as('member')
    for (const path of [
      'reports/visits/days',
      'reports/visits/ranked?by=title',
      'insights/titles/1',
    ])
      expect((await get(path, member)).statusCode).toBe(403)
    expect((await member.call('POST', '/api/v1/admin/reports/count')).statusCode).toBe(403)
    const days = await get(`reports/plays/days/file?${RANGE}`)
    expect(days.headers['content-type']).toContain('text/csv')
    expect(days.body.trim().split('\n')).toHaveLength(36)
    const ranked = await get(`reports/searches/ranked/file?by=term&${RANGE}`)
    expect(ranked.body).toContain('\na,a,')
    expect((await staff.call('POST', '/api/v1/admin/reports/count')).statusCode).toBe(204)
  })
})

describe('insights', () => {
  it('are of a title, its seasons, episodes and videos', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { name: 'Night shift', type: 'series', is_series: true })
    await buildSeason(db, title.id, { number: 1, episodes: 2 })
    const [season] = await sql<{ id: number }>`select id from seasons where title_id = ${title.id}`
      .execute(db)
      .then(({ rows }) => rows)
    const [episode] = await sql<{ id: number }>`
      select id from episodes where title_id = ${title.id} and episode_number = 2`
      .execute(db)
      .then(({ rows }) => rows)
    const place = { title_id: title.id, season_number: 1, episode_number: 2 }
    const video = await buildVideo(db, { ...place, name: 'Full' })
    const day = '2026-04-02'
    for (const [viewer, seconds] of [
      [1, 100],
      [2, 950],
      [2, 1_000],
    ] as const)
      await sql`insert into play_sittings (day, sitting, viewer, video_id, title_id, title_type, season_number,
          episode_number, source, country, device, is_member, seconds, duration, watched_seconds, last_at)
        values (${day}, gen_random_uuid(), ${Buffer.from([viewer])}, ${video.id}, ${title.id}, 'series', 1, 2, 'video', '',
          'phone', true, ${seconds}, 1000, 60, now())`.execute(db)
    await sql`insert into counted_downloads (at, day, kind, title_id, season_number, episode_number, host, quality)
      values (now(), ${day}, 'link', ${title.id}, 1, 2, 'one.example', '720p')`.execute(db)
    const reader = await test.as('member')
    await reader.call('PUT', `/api/v1/titles/${title.id}/own-review`, { score: 9 })
    await sql`update reviews set created_at = ${day}::date where title_id = ${title.id}`.execute(db)
    await sql`insert into counted_days (day) values (${day})`.execute(db)
    await countDays(test.platform)
    for (const [kind, id] of [
      ['titles', title.id],
      ['seasons', season!.id],
      ['episodes', episode!.id],
      ['videos', video.id],
    ] as const) {
      const insights = (await get(`insights/${kind}/${id}?from=${day}&to=${day}`)).json()
      expect(insights.record.title, kind).toMatchObject({ id: title.id, name: 'Night shift' })
      expect(insights.plays.total, kind).toEqual({ events: 3, visitors: 2, seconds: 180 })
      expect([insights.stops[2], insights.stops[19]], kind).toEqual([1, 2])
      if (kind === 'videos') continue
      expect(insights.downloads.total.events, kind).toBe(1)
      expect(insights.videos, kind).toMatchObject([
        {
          name: 'Night shift · S01E02 · Full',
          record: { kind: 'videos', id: video.id },
          events: 3,
        },
      ])
      expect(insights.hosts, kind).toMatchObject([{ key: 'link:one.example', events: 1 }])
    }
    const whole = (await get(`insights/titles/${title.id}?from=${day}&to=${day}`)).json()
    expect(whole.ratings).toEqual([{ month: '2026-04', count: 1, average: 9 }])
    expect(whole.episodes).toMatchObject([{ record: { kind: 'episodes', id: episode!.id } }])
  })
})
