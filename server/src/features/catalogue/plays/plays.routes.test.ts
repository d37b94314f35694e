import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { ROLES_TAG } from '../../accounts/roles/roles.service.ts'
import { buildSeason, buildTitle } from '../titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { buildVideo } from './videos.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let member = undefined as unknown as Caller
let title = 0
let video = 0

const beat = (of: object = {}) => ({
  video_id: video,
  sitting: randomUUID(),
  seconds: 600,
  duration: 3_600,
  reason: 'tick',
  ...of,
})
const send = (of: object = {}, caller: Pick<Caller, 'call'> = member) =>
  caller.call('POST', '/api/v1/plays', beat(of))
const playsOf = async (userId = member.id) =>
  test.platform.db.selectFrom('plays').selectAll().where('user_id', '=', userId).execute()
const counted = async () =>
  (
    await sql<{ plays: number }>`select coalesce(sum(plays), 0)::int as plays from video_play_days
      where video_id = ${video}`.execute(test.platform.db)
  ).rows[0]!.plays
const progressOf = async (caller: Pick<Caller, 'call'> = member) =>
  (await caller.call('GET', `/api/v1/watch/${video}`)).json().progress
const later = (minutes: number) =>
  sql`with p as (update video_progress set updated_at = updated_at - make_interval(mins => ${minutes}))
    update guest_plays set last_at = last_at - make_interval(mins => ${minutes})`.execute(
    test.platform.db,
  )
const watched = async (userId = member.id) =>
  (
    await test.platform.db
      .selectFrom('watched_parts')
      .select(['title_id', 'season_number', 'episode_number'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map((row) => Object.values(row))

beforeEach(async () => {
  member = await test.as('member')
  title = (await buildTitle(test.platform.db, { runtime_minutes: 60 })).id
  video = (await buildVideo(test.platform.db, { title_id: title })).id
})

describe('where somebody is in a video', () => {
  it('is kept from a twentieth on and until nine tenths, and comes back on every device', async () => {
    expect(await progressOf()).toBeNull()
    for (const [seconds, kept] of [
      [100, null],
      [180, { seconds: 180, duration: 3_600 }],
      [3_239.9, { seconds: 3_239, duration: 3_600 }],
      [3_240, null],
    ] as const) {
      expect((await send({ seconds })).statusCode).toBe(204)
      expect(await progressOf(), `${seconds}`).toEqual(kept)
    }
  })

  it('is not kept of what is over in five minutes, but whether it was watched', async () => {
    await send({ seconds: 100, duration: 200 })
    expect(await progressOf()).toBeNull()
    expect(await watched()).toEqual([])
  })

  it('is in every view of the video, of its reader alone', async () => {
    await send({ seconds: 700.4 })
    const stranger = await test.as('member')
    const read = async (path: string, caller: Pick<Caller, 'call'>) =>
      JSON.stringify((await caller.call('GET', `/api/v1/${path}`)).json())
    for (const path of [`titles/${title}`, `titles/${title}/videos`, `watch/${video}`]) {
      expect(await read(path, member), path).toContain('"time_watched":700')
      for (const other of [stranger, test])
        expect(await read(path, other), path).not.toContain('"time_watched"')
    }
  })

  it('never lies behind the end', async () => {
    await send({ seconds: 604_800, duration: 600 })
    expect((await playsOf())[0]).toMatchObject({ seconds: 600, duration: 600 })
  })
})

describe('a play', () => {
  it('is one for a viewer and a sitting, from wherever and however often it is said', async () => {
    for (let times = 0; times < 3; times++) await send({ seconds: 300 + times })
    await Promise.all(Array.from({ length: 10 }, (_, n) => send({ seconds: 400 + n })))
    expect(await playsOf()).toHaveLength(1)
    await later(29)
    await send()
    expect(await playsOf()).toHaveLength(1)
    await later(31)
    await send()
    expect(await playsOf()).toHaveLength(2)
    expect(await counted()).toBe(2)
  })

  it('begins once where ten say so at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    expect(await playsOf()).toHaveLength(1)
    expect(await counted()).toBe(1)
  })

  it('arrives as the text that browsers send when a page is left', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/plays',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'sec-fetch-site': 'same-origin',
        cookie: member.cookie,
      },
      payload: JSON.stringify(beat({ reason: 'left' })),
    })
    expect(answer.statusCode).toBe(204)
    expect(await playsOf()).toHaveLength(1)
  })

  it('is refused from another site, whatever it is sent as', async () => {
    for (const type of ['text/plain', 'application/json']) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v1/plays',
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site', cookie: member.cookie },
        payload: JSON.stringify(beat()),
      })
      expect(answer.statusCode).toBe(403)
    }
    expect(await playsOf()).toEqual([])
  })

  it('names what was wrong with it', async () => {
    for (const [field, wrong] of [
      ['seconds', -1],
      ['seconds', 604_801],
      ['seconds', 1e300],
      ['duration', -0.5],
      ['duration', null],
      ['video_id', 0],
      ['video_id', '1\0'],
      ['video_id', 2 ** 60],
      ['sitting', 'mine'],
      ['reason', 'bored'],
    ] as const) {
      const answer = await send({ [field]: wrong })
      expect(answer.statusCode, `${field}: ${wrong}`).toBe(422)
      expect(answer.json().errors).toHaveProperty(field)
    }
  })

  it('is of nothing that is gone, or was never released for streaming', async () => {
    const hidden = await buildVideo(test.platform.db, { title_id: title, is_streaming: false })
    for (const video_id of [hidden.id, video + 1_000_000])
      expect((await send({ video_id })).statusCode).toBe(404)
    const answers = await Promise.all([send({ video_id: hidden.id }), send(), send()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 204, 204])
    await test.platform.db.deleteFrom('videos').where('id', '=', video).execute()
    expect((await send()).statusCode).toBe(404)
  })

  it('is refused to who says it all the time', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => send()))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('goes on where the clock was set back', async () => {
    await send()
    await later(-120)
    await send()
    expect(await playsOf()).toHaveLength(1)
  })
})

describe('a guest', () => {
  const asGuest = (browser: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/plays',
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': browser },
      payload: beat(),
    })

  async function letGuests() {
    const { db, cache } = test.platform
    await sql`insert into role_permissions (role_id, permission)
      select id, 'videos.play' from roles where key = 'guest' on conflict do nothing`.execute(db)
    await cache.invalidate([ROLES_TAG])
  }

  it('may not play unless guests are let', async () => {
    expect((await asGuest('A')).statusCode).toBe(401)
  })

  it('is counted once a sitting, and nothing but that is kept', async () => {
    const { db } = test.platform
    await letGuests()
    for (const browser of ['A', 'A', 'B', 'A']) await asGuest(browser)
    expect(await counted()).toBe(2)
    await later(31)
    await asGuest('A')
    expect(await counted()).toBe(3)
    const rows = await db.selectFrom('guest_plays').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
    expect(Object.keys(rows[0]!).sort()).toEqual(['last_at', 'plays', 'video_id', 'visitor'])
    expect(
      await db.selectFrom('plays').select('id').where('video_id', '=', video).execute(),
    ).toEqual([])
  })

  it('is one network: who has many addresses is not heard of more often', async () => {
    await letGuests()
    const from = (remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/plays',
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress,
        payload: beat(),
      })
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) => from(`2001:db8:7:7::${n.toString(16)}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
    expect((await from('2001:db8:7:8::1')).statusCode).toBe(204)
  })
})

describe('what counts as watched', () => {
  it('is a film of which most was seen, and no trailer of it', async () => {
    await send({ seconds: 95, duration: 100 })
    expect(await watched()).toEqual([])
    await send({ seconds: 3_300 })
    expect(await watched()).toEqual([[title, null, null]])
  })

  it('is an episode', async () => {
    const { db } = test.platform
    const series = (await buildTitle(db, { is_series: true })).id
    await buildSeason(db, series, { number: 2, episodes: 3 })
    const place = { season_number: 2, episode_number: 3 }
    const { id } = await buildVideo(db, { title_id: series, ...place })
    await send({ video_id: id, seconds: 28, duration: 30 })
    await send({ video_id: id, seconds: 30, duration: 30, reason: 'ended' })
    expect(await watched()).toEqual([[series, 2, 3]])
  })
})
