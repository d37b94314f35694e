import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { lockWatched } from '../plays/own-plays.repository.ts'
import { buildVideo } from '../plays/videos.factory.ts'
import { buildSeason, buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let member = undefined as unknown as Caller
let [series, film] = [0, 0]
const videoOf = new Map<string, number>()

const play = (videoId: number, seconds: number, caller: Caller = member, duration = 3_600) =>
  caller.call('POST', '/api/v1/plays', {
    video_id: videoId,
    sitting: randomUUID(),
    seconds,
    duration,
    reason: 'tick',
  })
const get = async (path: string, caller: Pick<Caller, 'call'> = member) =>
  (await caller.call('GET', `/api/v1/${path}`)).json()
const mark = (body: object, caller: Pick<Caller, 'call'> = member) =>
  caller.call('PUT', '/api/v1/watched', { title_id: series, watched: true, ...body })
const continued = async () =>
  (await get('continue-watching')).items.map(
    ({ kind, title, season_number: season, episode_number: episode }: Record<string, never>) => [
      kind,
      (title as unknown as { id: number }).id,
      season,
      episode,
    ],
  )
const history = async (query = '') => (await get(`users/me/plays?${query}`)).pagination.data

beforeEach(async () => {
  const { db } = test.platform
  member = await test.as('member')
  series = (await buildTitle(db, { is_series: true, type: 'series', name: 'Fantômas' })).id
  film = (await buildTitle(db, { name: 'Nosferatu', runtime_minutes: 60 })).id
  await buildSeason(db, series, { number: 1, episodes: 2 })
  await buildSeason(db, series, { number: 2, episodes: 2 })
  for (const [season, episode] of [
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const) {
    const place = { season_number: season, episode_number: episode }
    const { id } = await buildVideo(db, {
      title_id: series,
      name: `v${season}${episode}`,
      ...place,
    })
    videoOf.set(`${season}.${episode}`, id)
  }
  videoOf.set('film', (await buildVideo(db, { title_id: film, name: 'All of it' })).id)
})

describe('what somebody has seen', () => {
  it('can be said by hand of an episode, a season, a series and a film, and taken back', async () => {
    const seen = async () =>
      (await get(`titles/${series}/watched`)).episodes.map(
        ({ is_watched: isWatched }: { is_watched: boolean }) => isWatched,
      )
    await mark({ season_number: 1, episode_number: 2 })
    expect(await seen()).toEqual([false, true, false, false])
    await mark({ season_number: 2 })
    expect(await seen()).toEqual([false, true, true, true])
    expect((await mark({})).json().is_watched).toBe(true)
    await mark({ season_number: 1, watched: false })
    expect(await seen()).toEqual([false, false, true, true])
    expect((await get(`titles/${series}/watched?season=2`)).episodes).toHaveLength(2)
    expect((await mark({ title_id: film })).json()).toEqual({ is_watched: true, episodes: [] })
    expect((await get(`titles/${film}/watched`, await test.as('member'))).is_watched).toBe(false)
  })

  it('is of what there is, by who is logged in', async () => {
    for (const wrong of [
      { title_id: 999_999_999 },
      { season_number: 9 },
      { season_number: 1, episode_number: 9 },
    ])
      expect((await mark(wrong)).statusCode, JSON.stringify(wrong)).toBe(404)
    expect((await mark({ episode_number: 1 })).json().errors).toHaveProperty('season_number')
    expect((await mark({}, test)).statusCode).toBe(401)
  })

  it('is marked once where ten say so at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => mark({ watched: n % 2 === 0 })),
    )
    for (const { statusCode } of answers) expect(statusCode).toBe(200)
    await mark({})
    const { rows } = await sql`select from watched_parts where user_id = ${member.id}`.execute(
      test.platform.db,
    )
    expect(rows).toHaveLength(4)
  })

  it('is changed by one after the other, so that none ends another who touches the same in another order', async () => {
    const [{ promise: isHeld, resolve: held }, { promise: isOver, resolve: release }] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ]
    const first = test.platform.db.transaction().execute(async (tx) => {
      await lockWatched(tx, member.id)
      held()
      await isOver
    })
    await isHeld
    let answered = 0
    const waiting = [
      mark({}),
      mark({ watched: false }),
      member.call('DELETE', '/api/v1/users/me/plays', { all: true }),
    ].map(async (call) => {
      const { statusCode } = await call
      answered++
      return statusCode
    })
    expect((await mark({}, await test.as('member'))).statusCode).toBe(200)
    expect(answered).toBe(0)
    release()
    expect(await Promise.all([...waiting, first])).toEqual([200, 200, 200, undefined])
  })
})

describe('what somebody may go on with', () => {
  it('is where they stopped, and then the episode that follows, over the end of a season', async () => {
    await play(videoOf.get('film')!, 1_800)
    await play(videoOf.get('1.1')!, 600)
    expect(await continued()).toEqual([
      ['resume', series, 1, 1],
      ['resume', film, null, null],
    ])
    await play(videoOf.get('1.1')!, 3_500)
    expect((await continued())[0]).toEqual(['next', series, 1, 2])
    await mark({ season_number: 1 })
    expect((await continued())[0]).toEqual(['next', series, 2, 1])
  })

  it('ends with what has nothing to play next, and with films that were watched', async () => {
    await play(videoOf.get('2.1')!, 3_600)
    await play(videoOf.get('film')!, 3_600)
    expect(await continued()).toEqual([])
  })

  it('is told of one title alone where it is asked for, also where it is hidden', async () => {
    await play(videoOf.get('film')!, 1_800)
    await play(videoOf.get('1.1')!, 600)
    await member.call('PUT', `/api/v1/continue-watching/${film}`, { is_dismissed: true })
    const { items } = await get(`continue-watching?title_id=${film}`)
    expect(items).toMatchObject([{ kind: 'resume', video_id: videoOf.get('film') }])
    expect((await get('continue-watching?title_id=99999999')).items).toEqual([])
  })

  it('is hidden when it was dismissed, until something of it is watched again', async () => {
    await play(videoOf.get('film')!, 1_800)
    const dismiss = (isOn: boolean) =>
      member.call('PUT', `/api/v1/continue-watching/${film}`, { is_dismissed: isOn })
    await dismiss(true)
    expect(await continued()).toEqual([])
    await dismiss(false)
    expect(await continued()).toHaveLength(1)
    await dismiss(true)
    await sql`update dismissed_titles set dismissed_at = now() - interval '1 minute'`.execute(
      test.platform.db,
    )
    await play(videoOf.get('film')!, 1_900)
    expect(await continued()).toHaveLength(1)
    const gone = await member.call('PUT', '/api/v1/continue-watching/99999999', {
      is_dismissed: true,
    })
    expect(gone.statusCode).toBe(404)
  })
})

describe('the own history', () => {
  it('is searched by words and days, of nobody else', async () => {
    await play(videoOf.get('1.2')!, 10)
    await play(videoOf.get('film')!, 20)
    await play(videoOf.get('film')!, 20, await test.as('member'))
    expect(await history()).toMatchObject([
      { title: { name: 'Nosferatu' }, video: { name: 'All of it' }, name: null },
      { title: { name: 'Fantômas' }, season_number: 1, episode_number: 2, name: 'Episode 2' },
    ])
    expect(await history('query=fantô')).toHaveLength(1)
    expect(await history('query=100%25')).toHaveLength(0)
    const today = new Date().toISOString().slice(0, 10)
    expect(await history(`from=${today}&to=${today}`)).toHaveLength(2)
    expect(await history('to=2020-01-01')).toHaveLength(0)
    expect((await member.call('GET', '/api/v1/users/me/plays?from=x')).statusCode).toBe(422)
  })

  it('forgets some or all of it, with where they were, and nothing of others', async () => {
    const other = await test.as('member')
    await play(videoOf.get('film')!, 1_800, other)
    await play(videoOf.get('film')!, 1_800)
    await play(videoOf.get('1.1')!, 3_600)
    const forget = (body: object, caller = member) =>
      caller.call('DELETE', '/api/v1/users/me/plays', body)
    const [newest] = await history()
    expect((await forget({ ids: [newest.id] }, other)).json()).toEqual({ deleted: 0 })
    expect((await forget({ ids: [newest.id] })).json()).toEqual({ deleted: 1 })
    expect(await continued()).toEqual([['resume', film, null, null]])
    expect((await forget({ all: true })).json()).toEqual({ deleted: 1 })
    expect(await continued()).toEqual([])
    expect(await history()).toEqual([])
    for (const wrong of [{}, { all: false }, { ids: [] }, { ids: [1], all: true }])
      expect((await forget(wrong)).statusCode, JSON.stringify(wrong)).toBe(422)
    expect((await get(`watch/${videoOf.get('film')}`, other)).progress).toMatchObject({
      seconds: 1_800,
    })
  })

  it('comes as a file', async () => {
    await play(videoOf.get('1.2')!, 10)
    const csv = (await member.call('GET', '/api/v1/users/me/plays/file')).body
    expect(csv).toContain('Fantômas,1,2,Episode 2,10,3600')
    const json = (await member.call('GET', '/api/v1/users/me/plays/file?format=json')).json()
    expect(json).toMatchObject([{ title: { name: 'Fantômas' }, seconds: 10 }])
  })

  it('keeps nothing of who watches privately, and goes on when they do no more', async () => {
    const set = (isPrivate: boolean) =>
      member.call('PUT', '/api/v1/users/me/viewing', { is_private: isPrivate })
    await set(true)
    expect(await get('users/me/viewing')).toEqual({ is_private: true })
    expect((await play(videoOf.get('film')!, 3_600)).statusCode).toBe(204)
    expect([await history(), await continued()]).toEqual([[], []])
    expect((await get(`titles/${film}/watched`)).is_watched).toBe(false)
    await set(false)
    await play(videoOf.get('film')!, 1_800)
    expect(await history()).toHaveLength(1)
  })
})

describe('a watch page', () => {
  it('offers other sources, best first with why, and what follows', async () => {
    const { db } = test.platform
    const place = { title_id: series, season_number: 1, episode_number: 1 }
    const french = await buildVideo(db, { ...place, language: 'fr', quality_id: 17 })
    const english = await buildVideo(db, { ...place, language: 'en', quality_id: 1 })
    const hidden = await buildVideo(db, {
      ...place,
      is_streaming: false,
      url: 'https://a.b/secret',
    })
    const page = await get(`watch/${videoOf.get('1.1')}?lang=en`)
    expect(page.sources.map(({ id }: { id: number }) => id)).toEqual([
      english.id,
      french.id,
      videoOf.get('1.1'),
    ])
    expect(page.sources[0].reason).toEqual(['language'])
    expect(page.next).toMatchObject({ video_id: videoOf.get('1.2'), name: 'Episode 2' })
    expect(JSON.stringify(page)).not.toContain('secret')
    expect((await get(`watch/${hidden.id}`)).video.src).toBeNull()
    expect((await get(`videos/${hidden.id}/source`)).src).toBeNull()
    const asGuest = JSON.stringify(await get(`watch/${french.id}`, test))
    expect(asGuest).not.toContain('film.mp4')
    expect((await get(`videos/${french.id}/source`, test)).src).toBeNull()
    expect((await get(`videos/${french.id}/source`)).src).toContain('film.mp4')
    expect((await member.call('GET', '/api/v1/watch/99999999')).statusCode).toBe(404)
  })

  it('has the picture of a film of YouTube, which tells those who may not play it nothing', async () => {
    const url = 'https://www.youtube.com/watch?v=eRsGyueVLvQ'
    const { id } = await buildVideo(test.platform.db, { title_id: film, type: 'embed', url })
    expect((await get(`watch/${id}`)).video.thumbnail).toBe(
      'https://i.ytimg.com/vi/eRsGyueVLvQ/hqdefault.jpg',
    )
    expect(JSON.stringify(await get(`watch/${id}`, test))).not.toContain('eRsGyueVLvQ')
  })

  it('says that a source is dead when three members did, each once', async () => {
    const id = videoOf.get('film')!
    const report = async (caller: Pick<Caller, 'call'>) =>
      (await caller.call('POST', `/api/v1/videos/${id}/dead`)).json().health
    for (let times = 0; times < 3; times++) expect(await report(member)).toBe('unknown')
    expect((await get(`watch/${id}`)).is_reported).toBe(true)
    expect(await report(await test.as('member'))).toBe('unknown')
    expect(await report(await test.as('member'))).toBe('dead')
    expect((await test.call('POST', `/api/v1/videos/${id}/dead`)).statusCode).toBe(401)
  })
})

describe('captions', () => {
  const SRT = '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Là-bas\n'
  const send = (caller: { cookie: string }, content: string, videoId = videoOf.get('film')!) => {
    const form = new FormData()
    form.set('language', 'fr')
    form.set('file', new File([content], 'a.srt'))
    return test.app.inject({
      method: 'POST',
      url: `/api/v1/videos/${videoId}/captions`,
      headers: { 'sec-fetch-site': 'same-origin', cookie: caller.cookie },
      payload: form,
    })
  }

  it('are sent by staff, converted, shown to who may play, and taken away', async () => {
    const moderator = await test.as('moderator')
    expect((await send(member, SRT)).statusCode).toBe(403)
    const sent = await send(moderator, SRT)
    expect(sent.statusCode, sent.body).toBe(201)
    const { caption } = sent.json()
    expect((await get(`watch/${videoOf.get('film')}`)).video.captions).toEqual([caption])
    const shown = await member.call('GET', caption.url)
    expect(shown.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(shown.body).toContain('\nLà-bas\n')
    expect((await test.call('GET', caption.url)).statusCode).toBe(401)
    expect((await send(moderator, 'nothing')).json().errors).toHaveProperty('file')
    expect((await send(moderator, SRT, 99_999_999)).statusCode).toBe(404)
    const path = `/api/v1/captions/${caption.id}`
    expect((await member.call('DELETE', path)).statusCode).toBe(403)
    expect((await moderator.call('DELETE', path)).statusCode).toBe(204)
    expect((await member.call('GET', caption.url)).statusCode).toBe(404)
  })
})
