import type { CalendarAnswer } from '@mediatheque/contract/catalogue/calendar/calendar.schemas.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
type Reader = Pick<Caller, 'call'>
let [ada, bob] = [] as unknown as [Caller, Caller]

beforeAll(async () => {
  ada = await test.as('member')
  bob = await test.as('member')
  const { db } = test.platform
  await buildTitle(db, { name: 'Film, the', release_date: '2031-03-31', popularity: 9 })
  await buildTitle(db, { name: 'Next month', release_date: '2031-04-01' })
  const serial = await buildTitle(db, {
    name: 'Serial',
    type: 'series',
    is_series: true,
    release_date: '2031-03-01',
  })
  const { id: season_id } = await db
    .insertInto('seasons')
    .values({ title_id: serial.id, number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const episode = { title_id: serial.id, season_id, season_number: 1 }
  await db
    .insertInto('episodes')
    .values([
      { ...episode, episode_number: 1, name: 'Pilot', release_date: '2031-03-01' },
      { ...episode, episode_number: 2, name: 'Two', release_date: '2031-03-31' },
      { ...episode, episode_number: 3, name: 'Some day' },
    ])
    .execute()
  await ada.call('PUT', `/api/v1/follows/title/${serial.id}`)
})

const calendar = async (caller: Reader, query = '?month=2031-03'): Promise<CalendarAnswer> =>
  (await caller.call('GET', `/api/v1/calendar${query}`)).json()
const named = ({ entries }: CalendarAnswer) =>
  entries.map(({ date, title, episode }) => [date.slice(8), title.name, episode?.number ?? null])

describe('the calendar', () => {
  it('has the titles and episodes of a month by day, what most look at first', async () => {
    for (const caller of [test, bob])
      expect(named(await calendar(caller))).toEqual([
        ['01', 'Serial', 1],
        ['31', 'Film, the', null],
        ['31', 'Serial', 2],
      ])
    expect(named(await calendar(test, '?month=2031-03&type=movie'))).toEqual([
      ['31', 'Film, the', null],
    ])
    expect(await calendar(test, '?month=2031-05')).toEqual({
      month: '2031-05',
      entries: [],
      has_more: false,
    })
    expect((await calendar(test, '')).month).toBe(new Date().toISOString().slice(0, 7))
  })

  it('begins each day with what its reader follows, and shows that alone to who asks', async () => {
    expect(named(await calendar(ada))).toEqual([
      ['01', 'Serial', 1],
      ['31', 'Serial', 2],
      ['31', 'Film, the', null],
    ])
    const mine = await calendar(ada, '?month=2031-03&mine=1')
    expect(mine.entries.map(({ is_followed }) => is_followed)).toEqual([true, true])
    for (const caller of [test, bob])
      expect((await calendar(caller, '?month=2031-03&mine=1')).entries).toEqual([])
  })

  it('refuses months that are none', async () => {
    for (const month of ['2031-13', '31-03', '2031-3', '9999-01', 'x', '2031-03-01', '%00'])
      expect((await test.call('GET', `/api/v1/calendar?month=${month}`)).statusCode).toBe(422)
  })
})

describe('programs', () => {
  const KEY = '/api/v1/users/me/calendar-key'
  const read = (path: string) => test.call('GET', path)
  /** A day of this month, which the file has. */
  const soon = new Date().toISOString().slice(0, 10)

  it('read what comes out as RFC 5545, and with a key what its owner follows', async () => {
    await test.platform.db
      .updateTable('episodes')
      .set({ release_date: soon })
      .where('name', '=', 'Pilot')
      .execute()
    await buildTitle(test.platform.db, { name: 'A; b, c\\d\nBEGIN:VEVENT', release_date: soon })
    const open = await read('/calendar.ics')
    expect(open.statusCode).toBe(200)
    expect(open.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = open.body.split('\r\n')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(open.body).toContain(`DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}`)
    expect(open.body).toContain('SUMMARY:Serial 1×01 · Pilot')
    // Whoever reads it stays free on these days.
    expect(open.body.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2)
    const { url, created_at } = (await ada.call('POST', KEY)).json()
    const own = await read(new URL(url).pathname + new URL(url).search)
    expect(own.headers['cache-control']).toMatch(/private/)
    expect(own.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(own.body).toContain(`UID:episode-`)
    expect((await ada.call('GET', KEY)).json()).toEqual({ created_at })
    expect((await ada.call('GET', KEY)).body).not.toContain('key=')
  })

  it('are not sent again to who has them, while nothing new comes out', async () => {
    const now = vi.spyOn(test.platform.clock, 'now')
    now.mockReturnValue(new Date(`${soon}T08:00:00Z`))
    const { etag } = (await read('/calendar.ics')).headers
    now.mockReturnValue(new Date(`${soon}T14:00:00Z`))
    expect((await read('/calendar.ics')).headers.etag).toBe(etag)
    now.mockRestore()
  })

  it('read no more when the key has ended, or was replaced, or its owner is suspended', async () => {
    const make = async () => {
      const { url } = (await bob.call('POST', KEY)).json()
      return new URL(url).pathname + new URL(url).search
    }
    const [first, second] = [await make(), await make()]
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    const { db, cache } = test.platform
    const ban = async (banned_at: Date | null) => {
      await db.updateTable('users').set({ banned_at }).where('id', '=', bob.id).execute()
      await cache.invalidate([`user:${bob.id}` as never])
    }
    await ban(new Date())
    expect((await read(second)).statusCode).toBe(404)
    await ban(null)
    await bob.call('DELETE', KEY)
    expect((await read(second)).statusCode).toBe(404)
    for (const key of ['', 'x', '%00', 'a'.repeat(43), 'a'.repeat(5000)])
      expect((await read(`/calendar.ics?key=${key}`)).statusCode).toBeOneOf([404, 414])
    expect((await read('/calendar.ics?key=a&key=b')).statusCode).toBe(404)
    expect((await test.call('POST', KEY)).statusCode).toBe(401)
  })
})
