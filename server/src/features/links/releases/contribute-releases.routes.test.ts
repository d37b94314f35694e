import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { userTag } from '../../accounts/users/users.service.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { sendTestFile } from '../../operations/files/test-upload.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { readTorrent } from './read-torrent.ts'
import { buildNzb, buildTorrent } from './release-files.factory.ts'
import { sendReleaseFile } from './sent-releases.factory.ts'

const stage = useLinksStage()
const { test } = stage

/** A newsgroup file that nobody has sent yet. */
const anyNzb = () => buildNzb({ files: { [`${randomUUID()}.mkv`]: [700, 300] } })
const send = (caller: Caller, fileName: string, content: string | Buffer) =>
  sendReleaseFile(test, caller, { fileName, content })
const sendNzb = (caller: Caller, content = anyNzb(), fileName = 'Some.Film.1922.nzb') =>
  send(caller, fileName, content)
const refusalOf = async (caller: Caller, fileName: string, content: string | Buffer) => {
  const answer = await sendTestFile(test, caller.cookie, {
    path: 'release-files',
    fileName,
    content,
  })
  expect(answer.statusCode).toBe(422)
  return answer.json().errors
}
const addNzb = async (caller: Caller, overrides: object = {}) =>
  stage.add(caller, {
    lien: undefined,
    typefile: 'NZB',
    url: await sendNzb(caller),
    ...overrides,
  })
const oneNzb = async (caller: Caller, overrides: object = {}) => {
  const answer = await addNzb(caller, overrides)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.nzbs[0]
}
const oneTorrent = async (caller: Caller, torrent: Buffer, overrides: object = {}) => {
  const url = await send(caller, 'a.torrent', torrent)
  const answer = await stage.add(caller, {
    lien: undefined,
    typefile: 'TORRENT',
    url,
    ...overrides,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.torrents[0]
}
const errorsOf = async (answer: Promise<{ statusCode: number; json(): never }>) => {
  const { statusCode, json } = await answer.then((got) => ({
    statusCode: got.statusCode,
    json: got.json() as { errors: Record<string, string[]> },
  }))
  expect(statusCode).toBe(422)
  return json.errors
}
const eventsOf = (kind: string, id: number) =>
  test.platform.db
    .selectFrom('audit_events')
    .selectAll()
    .where('record_type', '=', kind)
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('a file that is sent for a contribution', () => {
  it('is judged by what is in it, and whoever sends it is told what is wrong', async () => {
    expect(await refusalOf(stage.uploader, 'a.nzb', 'just words')).toEqual({
      file: ['This is not an nzb file that can be read.'],
    })
    expect(await refusalOf(stage.uploader, 'a.nzb', anyNzb().slice(0, -40))).toEqual({
      file: ['This nzb file is damaged or was cut off.'],
    })
    expect(await refusalOf(stage.uploader, 'a.torrent', anyNzb())).toEqual({
      file: ['This is not a torrent file that can be read.'],
    })
    expect(await refusalOf(stage.uploader, 'a.nzb', buildTorrent())).toEqual({
      file: ['This is not an nzb file that can be read.'],
    })
  })

  it('ends in .nzb or .torrent, and weighs ten megabytes at most', async () => {
    expect(await refusalOf(stage.uploader, 'a.xml', anyNzb())).toEqual({
      file: ['Please select a file that ends in .nzb or .torrent.'],
    })
    const answer = await sendTestFile(test, stage.uploader.cookie, {
      path: 'release-files',
      fileName: 'a.nzb',
      content: anyNzb() + ' '.repeat(10 * 1024 * 1024),
    })
    expect([413, 422]).toContain(answer.statusCode)
  })

  it('is taken from who may contribute such files, whether or not they may keep others', async () => {
    const poster = await test.as('member')
    const { db, cache } = test.platform
    await db.deleteFrom('user_roles').where('user_id', '=', poster.id).execute()
    await db
      .insertInto('user_permissions')
      .values({ user_id: poster.id, permission: 'nzb.create' })
      .execute()
    await cache.invalidate([userTag(poster.id)])
    await sendNzb(poster)
    expect((await sendTestFile(test, poster.cookie, { content: 'words' })).statusCode).toBe(403)
    const byMember = await sendTestFile(test, stage.member.cookie, {
      path: 'release-files',
      fileName: 'a.nzb',
      content: anyNzb(),
    })
    expect(byMember.statusCode).toBe(403)
  })

  it('is for its sender alone until something is made of it, and goes when nothing is', async () => {
    const url = await sendNzb(stage.uploader)
    const id = Number(/files\/(\d+)\//.exec(url)![1])
    const listUses = () =>
      test.platform.features
        .flatMap(({ filePurposes = [] }) => filePurposes)
        .find(({ purpose }) => purpose.name === 'nzb')!
        .listUses(test.platform.db, [id])
    expect((await stage.member.call('GET', `/api/v1/file-entries/${id}/model`)).statusCode).toBe(
      404,
    )
    expect(await listUses()).toEqual([])
    await oneNzb(stage.uploader, { url })
    expect(await listUses()).toEqual([{ fileId: id, kind: 'Nzb', name: 'Some.Film.1922' }])
  })
})

describe('a newsgroup file', () => {
  it('becomes a contribution that says what its file says, and waits for a moderator', async () => {
    const meta = { title: 'Les &amp; autres', password: 'irma vep', category: 'Movies' }
    const file = buildNzb({ files: { 'film.mkv': [700, 300], 'film.par2': [5] }, meta })
    const nzb = await oneNzb(stage.uploader, { url: await sendNzb(stage.uploader, file) })
    expect(nzb).toMatchObject({
      name: 'Les & autres',
      lien: 'Les & autres',
      size: 1005,
      total_parts: 3,
      files_count: 2,
      groups: ['alt.binaries.test'],
      poster: 'Someone <someone@example.org>',
      posted_at: '2023-11-14T22:13:20.000Z',
      password: 'irma vep',
      active: 0,
      version: 1,
      can: { update: true, delete: true, validate: false },
    })
    const { model } = (await stage.uploader.call('GET', `/api/v1/nzb/${nzb.id}`)).json()
    expect(model).toMatchObject({
      files: [
        { name: 'film.mkv', size: 1000 },
        { name: 'film.par2', size: 5 },
      ],
      meta: [
        { type: 'title', value: 'Les & autres' },
        { type: 'category', value: 'Movies' },
      ],
    })
    expect((await stage.member.call('GET', `/api/v1/nzb/${nzb.id}`)).statusCode).toBe(403)
    expect(await eventsOf('nzb', nzb.id)).toMatchObject([
      { action: 'created', record_name: 'Les & autres', owner_id: stage.uploader.id },
    ])
  })

  it('is active at once from who is trusted', async () => {
    expect((await oneNzb(stage.moderator)).active).toBe(1)
  })

  it('is given out as it was sent', async () => {
    const file = anyNzb()
    const { id } = await oneNzb(stage.moderator, { url: await sendNzb(stage.moderator, file) })
    const taken = (await stage.member.call('POST', `/api/v1/nzb/${id}/get`, {})).json()
    expect((await test.call('GET', taken.download_url)).body).toBe(file)
  })

  it('is called as its file is when nothing else names it, or as its uploader says', async () => {
    expect((await oneNzb(stage.uploader)).name).toBe('Some.Film.1922')
    const named = await oneNzb(stage.uploader, { name: 'Another name', password: 'open' })
    expect(named).toMatchObject({ name: 'Another name', password: 'open' })
  })

  it('is needed, is one’s own, and is used once', async () => {
    expect(await errorsOf(addNzb(stage.uploader, { url: '' }))).toEqual({
      url: ['Please select a file.'],
    })
    const gone = { url: ['This file is no longer there. Please send it again.'] }
    const others = await sendNzb(stage.moderator)
    expect(await errorsOf(addNzb(stage.uploader, { url: others }))).toEqual(gone)
    expect(await errorsOf(addNzb(stage.uploader, { url: '/files/999999/x' }))).toEqual(gone)
    expect(await errorsOf(addNzb(stage.uploader, { url: 'https://other.example/a' }))).toEqual(gone)
    const torrent = await send(stage.uploader, 'a.torrent', buildTorrent({ name: randomUUID() }))
    expect(await errorsOf(addNzb(stage.uploader, { url: torrent }))).toEqual(gone)
    const url = await sendNzb(stage.uploader)
    await oneNzb(stage.uploader, { url })
    const again = await errorsOf(addNzb(stage.uploader, { url, title_id: stage.otherMovie }))
    expect(again).toEqual({ url: ['This file is in use already.'] })
  })

  it('is refused on a title that has it, by whatever file, and warned of on another', async () => {
    const name = `${randomUUID()}.mkv`
    const [first, second] = [
      buildNzb({ files: { [name]: [1], 'b.mkv': [2] } }),
      buildNzb({ files: { 'b.mkv': [2], [name]: [1] }, meta: { title: 'Other words' } }),
    ]
    const made = await oneNzb(stage.uploader, { url: await sendNzb(stage.uploader, first) })
    const url = await sendNzb(stage.uploader, second, 'other.nzb')
    expect(await errorsOf(addNzb(stage.uploader, { url }))).toEqual({
      url: [`This title already has other.nzb: it is number ${made.id}, “Some.Film.1922”`],
    })
    const other = await test.as('uploader')
    const byOther = await sendNzb(other, second, 'other.nzb')
    // What waits is not told by its name to who may not see it.
    expect(await errorsOf(addNzb(other, { url: byOther }))).toEqual({
      url: [`This title already has other.nzb: it is number ${made.id}`],
    })
    const elsewhere = await addNzb(stage.uploader, { url, title_id: stage.otherMovie })
    expect(elsewhere.json().data.warnings).toEqual([
      { lien: 'other.nzb', title_id: stage.movie, title_name: 'Nosferatu', link_id: made.id },
    ])
  })

  it('is let through once when two send the same at the same moment', async () => {
    const file = anyNzb()
    const urls = [await sendNzb(stage.uploader, file), await sendNzb(stage.moderator, file)]
    const answers = await Promise.all([
      addNzb(stage.uploader, { url: urls[0] }),
      addNzb(stage.moderator, { url: urls[1] }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422])
  })

  it('needs languages and a quality of the lists, as links do', async () => {
    expect(await errorsOf(addNzb(stage.uploader, { langues: [] }))).toEqual({
      langues: ['Please choose at least one language.'],
    })
    expect(await errorsOf(addNzb(stage.uploader, { qualite: 9999 }))).toEqual({
      qualite: ['Please choose a quality.'],
    })
  })

  it('is closed to who may add links alone, as links are to who may add files alone', async () => {
    const grant = async (permission: string) => {
      const caller = await test.as('member')
      await test.platform.db
        .insertInto('user_permissions')
        .values({ user_id: caller.id, permission })
        .execute()
      return caller
    }
    const [linker, poster] = [await grant('liens.create'), await grant('nzb.create')]
    const url = await sendNzb(poster)
    expect((await addNzb(poster, { url })).statusCode).toBe(201)
    expect((await stage.add(poster, {})).statusCode).toBe(403)
    expect((await stage.add(linker, {})).statusCode).toBe(201)
    const byLinker = await stage.add(linker, { lien: undefined, typefile: 'NZB', url })
    expect(byLinker.statusCode).toBe(403)
  })
})

describe('the place of a newsgroup file', () => {
  const place = { title_id: 0, saison: 2 }
  const series = () => ({ ...place, title_id: stage.series })

  it('is one episode for each of several files, in their order', async () => {
    const url = [await sendNzb(stage.uploader), await sendNzb(stage.uploader)]
    const answer = await addNzb(stage.uploader, { ...series(), url, start_epi: 4 })
    const placed = answer.json().data.nzbs.map(({ saison, episodes }: Record<string, unknown>) => ({
      saison,
      episodes,
    }))
    expect(placed).toEqual([
      { saison: 2, episodes: [4] },
      { saison: 2, episodes: [5] },
    ])
  })

  it('may be several episodes of one file, or the whole season', async () => {
    const some = await oneNzb(stage.uploader, { ...series(), episodes: [3, 1, 3] })
    expect(some).toMatchObject({ episodes: [1, 3], full_saison: 0 })
    const all = await oneNzb(stage.uploader, { ...series(), full_saison: true })
    expect(all).toMatchObject({ episodes: [], full_saison: 1 })
  })

  it('is one that the catalogue knows, or that who changes titles makes', async () => {
    expect(await errorsOf(addNzb(stage.uploader, { ...series(), start_epi: 60 }))).toEqual({
      start_epi: ['Season 2 of this title has no episode 60 in the catalogue.'],
    })
    expect(await errorsOf(addNzb(stage.uploader, { ...series(), episodes: [1, 61] }))).toEqual({
      episodes: ['Season 2 of this title has no episode 61 in the catalogue.'],
    })
    expect(await errorsOf(addNzb(stage.uploader, { ...series(), saison: 9 }))).toEqual({
      saison: ['Season 9 of this title is not in the catalogue.'],
    })
    expect((await oneNzb(stage.moderator, { ...series(), episodes: [7] })).episodes).toEqual([7])
  })

  it('is none on a film', async () => {
    expect(await errorsOf(addNzb(stage.uploader, { episodes: [1] }))).toEqual({
      episodes: ['Only series have seasons and episodes.'],
    })
  })

  it('is said of one file, as its name is', async () => {
    const url = [await sendNzb(stage.uploader), await sendNzb(stage.uploader)]
    const said = { ...series(), url }
    expect(await errorsOf(addNzb(stage.uploader, { ...said, episodes: [1, 2] }))).toEqual({
      episodes: ['This can be said of one file at a time.'],
    })
    expect(await errorsOf(addNzb(stage.uploader, { ...said, name: 'Two' }))).toEqual({
      name: ['This can be said of one file at a time.'],
    })
  })
})

describe('a torrent', () => {
  it('is found by its hashes: one of the first version, of the second, or of both', async () => {
    for (const version of ['v1', 'v2', 'hybrid'] as const) {
      const name = randomUUID()
      const bytes = buildTorrent({ name, version })
      const facts = await readTorrent(bytes)
      const torrent = await oneTorrent(stage.moderator, bytes)
      expect(torrent).toMatchObject({
        name,
        infohash: facts.infohash ?? '',
        infohash_v2: facts.infohashV2 ?? '',
        is_private: false,
        piece_length: 16_384,
        files_count: 1,
        size: 40_000,
        trackers: ['tracker.example'],
      })
      const topics = [
        ...(facts.infohash ? [`xt=urn:btih:${facts.infohash}`] : []),
        ...(facts.infohashV2 ? [`xt=urn:btmh:1220${facts.infohashV2}`] : []),
      ].join('&')
      expect(torrent.magnet).toBe(
        `magnet:?${topics}&dn=${name}&xl=40000&tr=https%3A%2F%2Ftracker.example%2Fannounce`,
      )
    }
  })

  it('is refused on a title that has it, by either of its hashes', async () => {
    const name = randomUUID()
    const first = await oneTorrent(stage.moderator, buildTorrent({ name, version: 'hybrid' }))
    const url = await send(
      stage.moderator,
      'again.torrent',
      buildTorrent({ name, version: 'hybrid', trackers: ['udp://elsewhere.example:1'] }),
    )
    const again = stage.add(stage.moderator, { lien: undefined, typefile: 'TORRENT', url })
    expect(await errorsOf(again)).toEqual({
      url: [`This title already has again.torrent: it is number ${first.id}, “${name}”`],
    })
  })

  it('that is private has no magnet, and a tracker that others may use', async () => {
    const torrent = await oneTorrent(
      stage.moderator,
      buildTorrent({ name: randomUUID(), isPrivate: true }),
    )
    expect(torrent).toMatchObject({ is_private: true, magnet: '' })
    const personal = ['https://private.example/0123456789abcdef0123456789abcdef/announce']
    const closed = buildTorrent({ name: randomUUID(), isPrivate: true, trackers: personal })
    expect(await refusalOf(stage.moderator, 'a.torrent', closed)).toEqual({
      file: ['This torrent is private, and no tracker that it names is open to others.'],
    })
  })

  describe('as it is given out', () => {
    const KEY = '0123456789abcdef0123456789abcdef'
    const fetchFor = async (caller: Caller, id: number) => {
      const taken = (await caller.call('POST', `/api/v1/torrents/${id}/get`, {})).json()
      const { rawPayload, headers } = await test.app.inject({ url: taken.download_url })
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      return rawPayload
    }

    it('is what was sent', async () => {
      const bytes = buildTorrent({ name: randomUUID(), version: 'hybrid' })
      const { id } = await oneTorrent(stage.moderator, bytes)
      expect((await fetchFor(stage.member, id)).equals(bytes)).toBe(true)
    })

    it('does not name the address of one of a tracker’s members', async () => {
      const trackers = [
        'udp://open.example:1',
        `https://private.example/announce?pid=${KEY}`,
        // No client could call it, and it would be read all the same.
        `https://private.example:99999/${KEY}`,
      ]
      const bytes = buildTorrent({ name: randomUUID(), trackers })
      const { id, trackers: shown, magnet } = await oneTorrent(stage.moderator, bytes)
      const given = await fetchFor(stage.member, id)
      expect(given.toString('latin1') + magnet).not.toContain(KEY)
      expect(shown).toEqual(['open.example:1'])
      const [before, after] = [await readTorrent(bytes), await readTorrent(given)]
      expect(after).toEqual({ ...before, trackers: ['udp://open.example:1'] })
    })

    it('does not name one that no client could call, where it names no other', async () => {
      const trackers = [`https://private.example:99999/${KEY}`]
      const bytes = buildTorrent({ name: randomUUID(), trackers })
      const { id } = await oneTorrent(stage.moderator, bytes)
      const given = await fetchFor(stage.member, id)
      expect(given.toString('latin1')).not.toContain(KEY)
      expect(await readTorrent(given)).toEqual(await readTorrent(bytes))
    })

    it('names the site’s tracker with the key of who takes it, where there is one', async () => {
      await updateSettings(test.platform, {
        torrents: { tracker_url: 'https://tracker.site.example/' },
      })
      try {
        const personal = [`https://private.example/${KEY}/announce`]
        const bytes = buildTorrent({ name: randomUUID(), isPrivate: true, trackers: personal })
        const { id } = await oneTorrent(stage.moderator, bytes)
        const { passkey } = await test.platform.db
          .selectFrom('users')
          .select('passkey')
          .where('id', '=', stage.member.id)
          .executeTakeFirstOrThrow()
        const [before, after] = [
          await readTorrent(bytes),
          await readTorrent(await fetchFor(stage.member, id)),
        ]
        const announce = `https://tracker.site.example/announce/${passkey}`
        expect(after).toEqual({ ...before, trackers: [announce] })
      } finally {
        await updateSettings(test.platform, { torrents: { tracker_url: '' } })
      }
    })

    it('tells each uploader where to announce, by a key of their own', async () => {
      const tellOf = async (who: Caller) =>
        (await who.call('GET', '/api/v1/release-files/announce')).json().announce
      const [one, other] = [await tellOf(stage.uploader), await tellOf(stage.moderator)]
      expect(one).toEqual({
        address: expect.stringMatching(/^http.+\/announce\/[0-9a-f]{32}$/),
        has_tracker: false,
      })
      expect(one.address).not.toBe(other.address)
      await updateSettings(test.platform, { torrents: { tracker_url: 'https://tracker.example' } })
      try {
        const key = one.address.split('/').at(-1)
        expect(await tellOf(stage.uploader)).toEqual({
          address: `https://tracker.example/announce/${key}`,
          has_tracker: true,
        })
      } finally {
        await updateSettings(test.platform, { torrents: { tracker_url: '' } })
      }
      const refused = await stage.member.call('GET', '/api/v1/release-files/announce')
      expect(refused.statusCode).toBe(403)
    })
  })
})
