import type { VideoSheet } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildVideo } from '../plays/videos.factory.ts'
import { buildSeason, buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>
let series = 0
let film = 0

beforeAll(async () => {
  team = await test.as('moderator')
  const { db } = test.platform
  film = (await buildTitle(db, { name: 'Nosferatu' })).id
  series = (await buildTitle(db, { name: 'Felix the Cat', is_series: true, type: 'series' })).id
  await buildSeason(db, series, { number: 1, episodes: 3 })
})

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  caller: Pick<typeof team, 'call'> = team,
) => {
  const answer = await caller.call(method, `/api/v1/${path}`, body)
  return { status: answer.statusCode, ...answer.json() }
}
const add = (values: object = {}) =>
  call('POST', 'videos', {
    title_id: film,
    name: 'The whole film',
    type: 'video',
    src: 'https://archive.org/film.mp4',
    ...values,
  })
const faultsOf = async (values: object) => Object.keys((await add(values)).errors ?? {})
const listed = async (query: string): Promise<number[]> => {
  const { pagination } = await call('GET', `videos?${query}`)
  return pagination.data.map(({ id }: VideoSheet) => id)
}
const filtered = (...filters: object[]) =>
  listed(`filters=${encodeURIComponent(btoa(JSON.stringify(filters)))}`)

describe('a video', () => {
  it('is added, and kept under the address that the player reads', async () => {
    const made = await add({
      title_id: series,
      name: 'Feline Follies',
      type: 'embed',
      src: '<iframe width="560" src="https://player.example.org/e/1?a=b&amp;c=d" onload="alert(1)"></iframe>',
      season_number: 1,
      episode_number: 2,
      language: 'ZXX',
      quality_id: 17,
      duration: 330,
      intro_start: 5,
      intro_end: 30.5,
      credits_start: 310,
      chapters: [
        { start: 90, name: 'The castle' },
        { start: 0, name: 'A letter' },
      ],
    })
    expect(made.status, JSON.stringify(made)).toBe(201)
    expect(made).toMatchObject({
      version: 1,
      src: 'https://player.example.org/e/1?a=b&c=d',
      language: 'zxx',
      streaming: true,
      title: { id: series, name: 'Felix the Cat' },
      chapters: [{ name: 'A letter' }, { name: 'The castle' }],
      check: { health: 'unknown', is_waiting: true, is_own: false },
    })
    const { page } = { page: await call('GET', `watch/${made.id}`) }
    expect(page).toMatchObject({
      video: { type: 'embed', src: made.src },
      episode: { episode_number: 2 },
      intro: { start: 5, end: 30.5 },
    })
  })

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://archive.org/details/nosferatu', 'https://archive.org/embed/nosferatu'],
    ['https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ])('of a known site is played by its player: %s', async (src, kept) => {
    expect(await add({ type: 'embed', src })).toMatchObject({ status: 201, src: kept })
  })

  it.each([
    ['video', 'javascript:alert(1)'],
    ['video', 'ftp://archive.org/a.mp4'],
    ['video', 'data:text/html,a'],
    ['video', '//archive.org/film.mp4'],
    ['video', 'https://user:secret@archive.org/a.mp4'],
    ['video', 'https://ar chive.org/a.mp4'],
    ['video', 'http://127.0.0.1/a.mp4'],
    ['video', 'http://[::1]:8080/a.mp4'],
    ['video', 'http://2130706433/a.mp4'],
    ['video', 'https://192.168.1.9/a.mp4'],
    ['video', 'https://169.254.169.254/latest'],
    ['video', 'https://nas/a.mp4'],
    ['video', 'https://media.LOCALHOST./a.mp4'],
    ['video', '/files/999999/film.mp4'],
    ['video', '/samples/../../etc/passwd'],
    ['video', '/etc/passwd'],
    ['stream', 'https://archive.org/film.mp4'],
    ['embed', 'http://player.example.org/1'],
    ['embed', '<iframe src="javascript:alert(1)"></iframe>'],
    ['embed', '<script src="https://a.example.org/1"></script>'],
    ['embed', 'https://10.0.0.1/player'],
    ['infofile', '/samples/a.mp4'],
    ['external', 'mailto:a@b.c'],
    ['external', ''],
  ])('is refused by its address: %s at %s', async (type, src) => {
    expect(await faultsOf({ type, src })).toEqual(['src'])
  })

  it('is refused by field', async () => {
    expect(await faultsOf({ title_id: 2147483648 })).toEqual(['title_id'])
    expect(await faultsOf({ name: ' ' })).toEqual(['name'])
    expect(await faultsOf({ name: 'a\0b' })).toEqual(['name'])
    expect(await faultsOf({ type: 'film' })).toEqual(['type'])
    expect(await faultsOf({ src: 'https://a.example.org/\0' })).toEqual(['src'])
    expect(await faultsOf({ quality_id: 2147483647 })).toEqual(['quality_id'])
    expect(await faultsOf({ quality_id: 2147483648 })).toEqual(['quality_id'])
    expect(await faultsOf({ language: 'xxx' })).toEqual(['language'])
    expect(await faultsOf({ season_number: 1 })).toEqual(['season_number'])
    expect(await faultsOf({ episode_number: 1 })).toEqual(['season_number'])
    const there = { title_id: series, season_number: 1 }
    expect(await faultsOf({ ...there, episode_number: 9 })).toEqual(['episode_number'])
    expect(await faultsOf({ duration: 0 })).toEqual(['duration'])
    expect(await faultsOf({ intro_start: 3 })).toEqual(['intro_end'])
    expect(await faultsOf({ intro_start: 3, intro_end: 3 })).toEqual(['intro_end'])
    expect(await faultsOf({ duration: 60, credits_start: 61 })).toEqual(['credits_start'])
    expect(await faultsOf({ duration: 60, chapters: [{ start: 61, name: 'Late' }] })).toEqual([
      'chapters.0.start',
    ])
    expect(await faultsOf({ storyboard: '/files/1/../a.vtt' })).toEqual(['storyboard'])
  })

  it('is changed field by field, with its history, and taken back', async () => {
    const { id } = await add({ name: 'Before', duration: 60 })
    await test.platform.db
      .updateTable('video_checks')
      .set({ result: 'dead', checked_at: new Date(), next_check_at: null })
      .where('video_id', '=', id)
      .execute()
    await test.platform.db
      .insertInto('video_faults')
      .values({ video_id: id, user_id: team.id })
      .execute()
    const named = await call('PUT', `videos/${id}`, { version: 1, name: 'After' })
    expect(named).toMatchObject({ status: 200, version: 2, name: 'After', duration: 60 })
    expect(named.check).toMatchObject({ health: 'dead', reports_count: 1 })
    const moved = await call('PUT', `videos/${id}`, {
      version: 2,
      type: 'stream',
      src: 'https://archive.org/film.m3u8',
    })
    // What was found, and said, was of another address.
    expect(moved.check).toMatchObject({ health: 'unknown', is_waiting: true, reports_count: 0 })
    const stale = await call('PUT', `videos/${id}`, { version: 1, name: 'Late' })
    expect(stale).toMatchObject({ status: 409, conflicts: [{ current: { name: 'After' } }] })
    const events = (await call('GET', `history/video/${id}`)).pagination.data
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'updated',
      'updated',
      'created',
    ])
    const back = await call('POST', `history/events/${events[1].id}/revert`, { fields: ['name'] })
    expect(back.status, JSON.stringify(back)).toBe(200)
    expect(await call('GET', `videos/${id}`)).toMatchObject({ name: 'Before', version: 4 })
  })

  it('keeps what was said of it in another time, as long as nobody says otherwise', async () => {
    const { db } = test.platform
    const old = '<iframe src="http://old.example.org/1"></iframe>'
    const { id } = await buildVideo(db, { title_id: film, type: 'embed', url: old })
    const named = await call('PUT', `videos/${id}`, { version: 1, name: 'Named' })
    expect(named).toMatchObject({ status: 200, src: old })
    expect(
      Object.keys((await call('PUT', `videos/${id}`, { version: 2, src: `${old} ` })).errors),
    ).toEqual(['src'])
  })

  it('is changed once by ten who saw the same', async () => {
    const { id } = await add()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call('PUT', `videos/${id}`, { version: 1, name: `Name ${index}` }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })

  it('of another site on the page of its title is left alone by imports from then on', async () => {
    const { db } = test.platform
    const locksOf = async (id: number) =>
      (await db.selectFrom('title_locks').select('field').where('title_id', '=', id).execute()).map(
        ({ field }) => field,
      )
    const { id } = await buildTitle(db)
    await add({ title_id: id })
    expect(await locksOf(id)).toEqual([])
    const trailer = await add({ title_id: id, type: 'embed', src: 'https://youtu.be/aqz-KE-bpKQ' })
    expect(await locksOf(id)).toEqual(['trailers'])
    expect(trailer.status).toBe(201)
  })

  it('is nothing for members, nor for who may not look after videos', async () => {
    const { id } = await add()
    for (const role of ['member', 'uploader'] as const) {
      const other = await test.as(role)
      expect((await call('GET', 'videos', undefined, other)).status).toBe(403)
      expect((await call('GET', `videos/${id}`, undefined, other)).status).toBe(403)
      const change = { version: 1, name: 'Mine' }
      expect((await call('PUT', `videos/${id}`, change, other)).status).toBe(403)
      const gone = { versions: { [id]: 1 } }
      expect((await call('DELETE', `videos/${id}`, gone, other)).status).toBe(403)
    }
    expect((await call('GET', 'videos/999999999')).status).toBe(404)
  })
})

describe('deleted videos', () => {
  it('come back with all that went with them, once', async () => {
    const { db } = test.platform
    const { id } = await add({ name: 'To be deleted' })
    await db
      .insertInto('video_captions')
      .values({ video_id: id, name: 'English', language: 'en', url: '', content: 'WEBVTT' })
      .execute()
    await db
      .insertInto('comments')
      .values({
        commentable_type: 'video',
        commentable_id: id,
        user_id: team.id,
        content: 'Good one',
      })
      .execute()
    const gone = await call('DELETE', `videos/${id}`, { versions: { [id]: 1 } })
    expect(gone).toMatchObject({ status: 200, deleted: 1 })
    expect((await call('GET', `videos/${id}`)).status).toBe(404)
    expect((await call('GET', `watch/${id}`)).status).toBe(404)
    const events = (await call('GET', `history/video/${id}`)).pagination.data
    expect(events[0]).toMatchObject({ action: 'deleted' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', `videos/${id}/restore`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true)
    expect(await call('GET', `videos/${id}`)).toMatchObject({
      name: 'To be deleted',
      captions: [{ name: 'English', is_own: true }],
    })
    const comments = await db
      .selectFrom('comments')
      .select('content')
      .where('commentable_type', '=', 'video')
      .where('commentable_id', '=', id)
      .execute()
    expect(comments).toHaveLength(1)
    expect((await call('POST', `videos/${id}/restore`)).status).toBe(404)
  })

  it('go all together or none, and stay away where their title is gone', async () => {
    const { db } = test.platform
    const title = await buildTitle(db)
    const [one, two] = [await add({ title_id: title.id }), await add({ title_id: title.id })]
    const versions = { [one.id]: 1, [two.id]: 7 }
    const path = `videos/${one.id},${two.id}`
    expect((await call('DELETE', path, { versions })).status).toBe(409)
    expect((await call('DELETE', path, { versions: { [one.id]: 1 } })).status).toBe(422)
    expect((await call('GET', `videos/${one.id}`)).status).toBe(200)
    expect((await call('DELETE', path, { versions: { [one.id]: 1, [two.id]: 1 } })).deleted).toBe(2)
    await db.deleteFrom('titles').where('id', '=', title.id).execute()
    expect((await call('POST', `${path}/restore`)).status).toBe(404)
  })
})

describe('videos of a title', () => {
  it('are ordered, also some of them among the others', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { is_series: true })
    await buildSeason(db, title.id, { number: 1, episodes: 2 })
    const ids: number[] = []
    for (const place of [
      {},
      { season_number: 1, episode_number: 1 },
      {},
      { season_number: 1, episode_number: 1 },
      { season_number: 1, episode_number: 2 },
    ])
      ids.push((await add({ title_id: title.id, ...place })).id)
    const path = `titles/${title.id}/videos-sheet`
    const read = async (query = '') => call('GET', `${path}${query}`)
    const idsOf = ({ videos }: { videos: { id: number }[] }) => videos.map(({ id }) => id)
    const [a, b, c, d, e] = ids as [number, number, number, number, number]
    expect(idsOf(await read())).toEqual(ids)
    expect(idsOf(await read('?season=1'))).toEqual([b, d, e])
    const episode = await read('?season=1&episode=1')
    expect(idsOf(episode)).toEqual([b, d])
    const place = { season: 1, episode: 1, version: episode.version }
    const ordered = await call('PUT', path, { ...place, ids: [d, b] })
    expect([ordered.status, idsOf(ordered)]).toEqual([200, [d, b]])
    expect(idsOf(await read())).toEqual([a, d, c, b, e])
    const stale = await call('PUT', path, { ...place, ids: [b, d] })
    expect(stale.status).toBe(409)
    const { version } = ordered
    const foreign = (await add()).id
    for (const wrong of [[foreign], [b, b], [2147483648]])
      expect(Object.keys((await call('PUT', path, { version, ids: wrong })).errors)).toEqual([
        'ids',
      ])
    const [event] = (await call('GET', `history/video/${d}`)).pagination.data
    expect(event.changes.map(({ field }: { field: string }) => field)).toEqual(['place'])
  })

  it('are found by season and episode, and where they can be put', async () => {
    const places = await call('GET', `titles/${series}/video-places?season=1`)
    expect(places).toMatchObject({
      title: { id: series, is_series: true },
      seasons: [{ number: 1 }],
      episodes: [{ number: 1 }, { number: 2 }, { number: 3 }],
    })
    expect((await call('GET', 'titles/999999999/video-places')).status).toBe(404)
    expect((await call('GET', 'titles/999999999/videos-sheet')).status).toBe(404)
  })
})

describe('the list of videos', () => {
  it('is searched by name, address, number and title', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { name: 'Häxan through the ages' })
    const { id } = await add({
      title_id: title.id,
      name: 'Uncut hundred%_print',
      src: 'https://rarefilms.example.org/haxan.mp4',
    })
    for (const words of ['uncut', 'hundred%_print', 'rarefilms', `#${id}`])
      expect(await listed(`query=${encodeURIComponent(words)}`), words).toContain(id)
    expect(await listed('query=Haxan')).toContain(id)
    expect(await listed(`query=${encodeURIComponent('hundred%%print')}`)).toEqual([])
  })

  it('is narrowed by each of its filters', async () => {
    const { db } = test.platform
    const title = await buildTitle(db, { is_series: true, type: 'series' })
    await buildSeason(db, title.id, { number: 7, episodes: 8 })
    const { id } = await add({
      title_id: title.id,
      type: 'external',
      season_number: 7,
      episode_number: 8,
      quality_id: 1,
      language: 'pt-br',
      streaming: false,
    })
    const other = await add()
    const is = (key: string, value: unknown) => ({ key, operator: '=', value })
    const author = await db
      .selectFrom('users')
      .select('username')
      .where('id', '=', team.id)
      .executeTakeFirstOrThrow()
    for (const filter of [
      is('title', title.id),
      is('type', ['external']),
      is('quality', [1]),
      is('language', ['pt-br']),
      is('season', 7),
      is('episode', 8),
      is('streaming', false),
    ]) {
      const found = await filtered(filter)
      expect([filter.key, found.includes(id), found.includes(other.id)]).toEqual([
        filter.key,
        true,
        false,
      ])
    }
    expect(await filtered(is('author', author.username), is('season', 7))).toEqual([id])
    expect(await filtered(is('author', 'nobody_at_all'))).toEqual([])
    expect(await filtered(is('captions', true), is('season', 7))).toEqual([])
    await db
      .updateTable('video_checks')
      .set({ result: 'dead' })
      .where('video_id', '=', id)
      .execute()
    const at7 = is('season', 7)
    expect(await filtered(is('health', ['dead']), at7)).toEqual([id])
    expect(await filtered(is('health', ['alive', 'unknown']), at7)).toEqual([])
    for (const name of ['name', 'id', 'created_at', 'updated_at'])
      expect((await call('GET', `videos?orderBy=${name}&orderDir=desc`)).status).toBe(200)
    expect((await call('GET', 'videos?orderBy=url')).status).toBe(422)
  })

  it('is a file', async () => {
    const { id } = await add({ name: '=1+1' })
    const answer = await team.call('GET', '/api/v1/videos/csv?lang=en')
    expect(answer.statusCode).toBe(200)
    const rows = answer.body.split('\n')
    expect(rows[0]).toContain('Name')
    expect(rows.some((row) => row.includes("'=1+1") && row.includes(String(id)))).toBe(true)
  })
})
