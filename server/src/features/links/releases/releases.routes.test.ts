import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { userTag } from '../../accounts/users/users.service.ts'

const test = useTestApp()
const NZB = `<?xml version="1.0"?><nzb xmlns="http://www.newzbin.com/DTD/2003/nzb"><head><meta type="title">Les &amp; autres</meta></head>
<file poster="me" date="1" subject="[1/1] &quot;film.mkv&quot; yEnc (1/2)"><groups><group>alt.binaries.test</group></groups><segments><segment bytes="100" number="1">a@b</segment><segment bytes="50" number="2">c@d</segment></segments></file></nzb>`
const HASH = '0123456789abcdef0123456789abcdef01234567'

let titleId = 0
let member: Awaited<ReturnType<typeof test.as>>
const ids: Record<string, number> = {}

async function addNzb(key: string, overrides: object = {}) {
  const { id } = await test.platform.db
    .insertInto('nzbs')
    .values({
      title_id: titleId,
      name: `Film ${key}`,
      file_key: `nzbs/${key}.nzb`,
      size_bytes: 150,
      total_parts: 2,
      groups: ['alt.binaries.test'],
      poster: 'me',
      posted_at: new Date('2026-01-02T00:00:00Z'),
      files: JSON.stringify([{ path: 'film.mkv', size: 150 }]),
      files_count: 1,
      meta: JSON.stringify([{ type: 'title', value: 'Les & autres' }]),
      nfo: 'NFO',
      quality_id: 16,
      language_ids: [5],
      status: 'active',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids[key] = id
  await test.platform.storage.put(`nzbs/${key}.nzb`, NZB)
}
const list = async (path: string, call = member.call) =>
  (await call('GET', `/api/v1/${path}`)).json().pagination
const names = async (path: string, call = member.call) =>
  (await list(path, call)).data.map(({ name }: { name: string }) => name)

beforeAll(async () => {
  member = await test.as('member')
  titleId = (await buildTitle(test.platform.db, { name: 'Film', is_series: true, type: 'series' }))
    .id
  await addNzb('good', { quality_id: 21, subtitle_ids: [2] })
  await addNzb('plain')
  await addNzb('waiting', { status: 'pending' })
  await addNzb('episode', { season_number: 1, episode_numbers: [2] })
  await addNzb('season', { season_number: 1, is_full_season: true })
  await test.platform.db
    .insertInto('torrents')
    .values({
      title_id: titleId,
      name: 'Film & torrent',
      file_key: 'torrents/a.torrent',
      infohash: HASH,
      size_bytes: 200,
      files: JSON.stringify([{ path: 'film.mkv', size: 200 }]),
      files_count: 1,
      quality_id: 16,
      language_ids: [5],
      status: 'active',
    })
    .execute()
  await test.platform.storage.put('torrents/a.torrent', 'd4:infodee')
})

describe('newsgroup files', () => {
  it('are listed for members: active ones, best quality first, filtered as links are', async () => {
    expect(await names(`nzb?loader=nzbdl&title_id=${titleId}`)).toEqual([
      'Film good',
      'Film plain',
      'Film season',
      'Film episode',
    ])
    expect(await names(`nzb?title_id=${titleId}&season=1&episode=2`)).toEqual([
      'Film season',
      'Film episode',
    ])
    expect(await names(`nzb?title_id=${titleId}&season=1&episode=3`)).toEqual(['Film season'])
    expect(await names(`nzb?title_id=${titleId}&qualite=21`)).toEqual(['Film good'])
    expect(await names(`nzb?title_id=${titleId}&subs=2`)).toEqual(['Film good'])
    expect((await list(`nzb?title_id=${titleId}&qualite=21`)).data[0]).toMatchObject({
      size: 150,
      groups: ['alt.binaries.test'],
      poster: 'me',
      posted_at: '2026-01-02T00:00:00.000Z',
      total_parts: 2,
      qual: { qual: 'Blu-Ray 1080p' },
      nfo: true,
      active: 1,
    })
    expect((await test.call('GET', '/api/v1/nzb')).statusCode).toBe(401)
  })

  it('show those that wait to their uploader only', async () => {
    const uploader = await test.as('uploader')
    await test.platform.db
      .updateTable('nzbs')
      .set({ user_id: uploader.id })
      .where('id', '=', ids['waiting']!)
      .execute()
    expect(await names(`nzb?title_id=${titleId}`, uploader.call)).toContain('Film waiting')
    const open = async (call: typeof test.call) =>
      (await call('POST', `/api/v1/nzb/${ids['waiting']}/get`, {})).statusCode
    expect([await open(uploader.call), await open(member.call), await open(test.call)]).toEqual([
      200, 403, 401,
    ])
  })

  it('are given out with what they say, by an address that works for a while and cannot be changed', async () => {
    const response = await member.call('POST', `/api/v1/nzb/${ids['good']}/get`, {})
    expect(response.statusCode, response.body).toBe(200)
    const { model, download_url: address } = response.json()
    expect(model).toMatchObject({
      view: 1,
      files: [{ name: 'film.mkv', size: 150 }],
      meta: [{ type: 'title', value: 'Les & autres' }],
    })
    const file = await test.call('GET', address)
    expect(file.statusCode).toBe(200)
    expect(file.body).toBe(NZB)
    expect(file.headers).toMatchObject({
      'content-type': 'application/x-nzb',
      'content-disposition': expect.stringContaining("filename*=UTF-8''Film%20good.nzb"),
      'x-content-type-options': 'nosniff',
    })
    expect(
      (await test.call('GET', address.replace(`/nzb/${ids['good']}/`, `/nzb/${ids['waiting']}/`)))
        .statusCode,
    ).toBe(404)
    expect(
      (
        await test.call(
          'GET',
          address.replace(/\/(\d{10})\//, (_: string, until: string) => `/${Number(until) + 1}/`),
        )
      ).statusCode,
    ).toBe(404)
    const past = `nzb/${ids['good']}/${member.id}/1`
    const signature = test.platform.secrets.sign(`${past}/nzbs/good.nzb`, 'release-file')
    expect((await test.call('GET', `/release-files/${past}/${signature}/x.nzb`)).statusCode).toBe(
      404,
    )
    expect((await member.call('GET', `/api/v1/nzb/${ids['good']}/nfo`)).json()).toEqual({
      nfo: { nfo: 'NFO' },
    })
  })

  describe('by the address that was given out for one', () => {
    const take = async (key: string, call = member.call): Promise<string> =>
      (await call('POST', `/api/v1/nzb/${ids[key]}/get`, {})).json().download_url
    const statusOf = async (address: string) => (await test.call('GET', address)).statusCode
    const change = (key: string, values: object) =>
      test.platform.db.updateTable('nzbs').set(values).where('id', '=', ids[key]!).execute()

    it('are gone as soon as they are withdrawn, replaced or deleted', async () => {
      await addNzb('short-lived')
      const address = await take('short-lived')
      expect(await statusOf(address)).toBe(200)
      await change('short-lived', { status: 'pending' })
      expect(await statusOf(address)).toBe(404)
      await change('short-lived', { status: 'active', file_key: 'nzbs/good.nzb' })
      expect(await statusOf(address)).toBe(404)
      await change('short-lived', { file_key: 'nzbs/short-lived.nzb' })
      expect(await statusOf(address)).toBe(200)
      await test.platform.db.deleteFrom('nzbs').where('id', '=', ids['short-lived']!).execute()
      expect(await statusOf(address)).toBe(404)
    })

    it('are counted once for each member, however often they are taken', async () => {
      await addNzb('counted')
      const viewsFor = async (call: typeof member.call) =>
        (await call('POST', `/api/v1/nzb/${ids['counted']}/get`, {})).json().model.view
      const { call } = await test.as('member')
      const views = [await viewsFor(call), await viewsFor(call), await viewsFor(member.call)]
      expect(views).toEqual([1, 1, 2])
      await test.platform.db.deleteFrom('nzbs').where('id', '=', ids['counted']!).execute()
    })

    it('are nowhere else', async () => {
      const address = await take('good')
      for (const number of ['0', 'x', '-1', '99999999999999999999', '%00'])
        for (const other of [
          address.replace(`/${ids['good']}/`, `/${number}/`),
          address.replace(`/${member.id}/`, `/${number}/`),
        ])
          expect(await statusOf(other), other).toBe(404)
    })

    it('are gone with the permission to see links', async () => {
      const former = await test.as('member')
      const address = await take('good', former.call)
      expect(await statusOf(address)).toBe(200)
      await test.platform.db.deleteFrom('user_roles').where('user_id', '=', former.id).execute()
      await test.platform.cache.invalidate([userTag(former.id)])
      expect(await statusOf(address)).toBe(404)
    })

    it('are gone as soon as its member may not have them any more', async () => {
      const suspended = await test.as('member')
      const address = await take('good', suspended.call)
      expect(await statusOf(address)).toBe(200)
      expect(
        await statusOf(address.replace(`/${suspended.id}/`, `/${member.id}/`)),
        'somebody else’s name',
      ).toBe(404)
      await test.platform.db
        .updateTable('users')
        .set({ banned_at: new Date() })
        .where('id', '=', suspended.id)
        .execute()
      await test.platform.cache.invalidate([userTag(suspended.id)])
      expect(await statusOf(address)).toBe(404)
      await test.platform.db.deleteFrom('users').where('id', '=', suspended.id).execute()
      await test.platform.cache.invalidate([userTag(suspended.id)])
      expect(await statusOf(address)).toBe(404)
    })
  })

  it('are missing politely when their file is gone', async () => {
    await test.platform.storage.delete('nzbs/plain.nzb')
    const { download_url: address } = (
      await member.call('POST', `/api/v1/nzb/${ids['plain']}/get`, {})
    ).json()
    expect((await test.call('GET', address)).statusCode).toBe(404)
  })
})

describe('torrents', () => {
  it('are listed with their hash and a magnet link, and say their files one by one', async () => {
    const [torrent] = (await list(`torrents?loader=torrentdl&title_id=${titleId}`)).data
    expect(torrent).toMatchObject({
      infohash: HASH,
      files_count: 1,
      magnet: `magnet:?xt=urn:btih:${HASH}&dn=Film%20%26%20torrent&xl=200`,
    })
    expect(torrent).not.toHaveProperty('files')
    const { model, download_url: address } = (
      await member.call('POST', `/api/v1/torrents/${torrent.id}/get`, {})
    ).json()
    expect(model.files).toEqual([{ name: 'film.mkv', size: 200 }])
    const file = await test.call('GET', address)
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      200,
      'application/x-bittorrent',
      'd4:infodee',
    ])
  })
})

it('the download page counts torrents beside links and newsgroup files', async () => {
  const { title } = (await member.call('GET', `/api/v1/titles/${titleId}/download`)).json()
  expect(title).toMatchObject({
    liens_active_count: 0,
    nzbs_active_count: 4,
    torrents_active_count: 1,
  })
})
