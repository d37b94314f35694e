import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { buildNzb, buildTorrent } from './release-files.factory.ts'
import { sendReleaseFile } from './sent-releases.factory.ts'

const stage = useLinksStage()
const { test } = stage

const inspect = async (caller: Caller, body: object) => {
  const answer = await caller.call('POST', '/api/v1/release-files/inspect', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const send = (caller: Caller, fileName: string, content: string | Buffer) =>
  sendReleaseFile(test, caller, { fileName, content })

describe('files and names that somebody asks about', () => {
  it('say what is in a newsgroup file, apart from what its name only seems to say', async () => {
    const content = buildNzb({ files: { [randomUUID()]: [700, 300] }, meta: { password: 'open' } })
    const name = 'Nosferatu.1922.VOSTFR.1080p.WEB-DL.x264-GRP'
    const url = await send(stage.uploader, `${name}.nzb`, content)
    expect(await inspect(stage.uploader, { url })).toEqual([
      {
        url,
        name: `${name}.nzb`,
        typefile: 'NZB',
        fault: null,
        facts: {
          name,
          size: 1000,
          files_count: 1,
          total_parts: 2,
          is_complete: true,
          groups: ['alt.binaries.test'],
          poster: 'Someone <someone@example.org>',
          posted_at: '2023-11-14T22:13:20.000Z',
          has_password: true,
          infohash: null,
          infohash_v2: null,
          is_private: null,
          piece_length: null,
          trackers: [],
        },
        suggestions: {
          is_suggestion: true,
          from: name,
          title: 'Nosferatu',
          year: 1922,
          saison: null,
          episodes: [],
          full_saison: false,
          qualite: { id: 16, name: 'WEB-DL 1080p' },
          langues: [],
          subs: [{ id: 2, name: 'French' }],
          is_multi: false,
          group: 'GRP',
        },
        candidates: [expect.objectContaining({ id: stage.movie, name: 'Nosferatu' })],
        duplicates: [],
      },
    ])
  })

  it('say what is in a torrent, and name no address of one of a tracker’s members', async () => {
    const trackers = [
      'https://t.example/0123456789abcdef0123456789abcdef/announce',
      'udp://o.example',
    ]
    const torrent = buildTorrent({ name: randomUUID(), version: 'hybrid', trackers })
    const url = await send(stage.uploader, 'Fantomas.S01E02.FRENCH.torrent', torrent)
    const [read] = await inspect(stage.uploader, { url })
    expect(read).toMatchObject({
      typefile: 'TORRENT',
      facts: { is_private: false, piece_length: 16_384, trackers: ['o.example'], groups: [] },
      suggestions: { saison: 1, episodes: [2], langues: [{ id: 2 }] },
      candidates: [{ id: stage.series, is_series: true }],
    })
    expect(read.facts.infohash).toMatch(/^[0-9a-f]{40}$/)
    expect(read.facts.infohash_v2).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(read)).not.toContain('0123456789abcdef')
  })

  it('are several at once, of which one that cannot be read keeps none of the others', async () => {
    const url = await send(stage.uploader, 'a.nzb', buildNzb({ files: { [randomUUID()]: [1] } }))
    const others = await send(stage.moderator, 'b.torrent', buildTorrent({ name: randomUUID() }))
    const read = await inspect(stage.uploader, {
      url: [others, url],
      names: ['The.General.1926.MULTi.TRUEFRENCH.2160p.BluRay.x265', 'zyx'],
    })
    expect(read).toMatchObject([
      {
        url: others,
        name: '',
        typefile: null,
        facts: null,
        fault: 'This file is no longer there. Please send it again.',
      },
      { url, typefile: 'NZB', fault: null },
      {
        url: null,
        typefile: null,
        facts: null,
        suggestions: {
          title: 'The General',
          qualite: { name: 'ULTRA HD (x265)' },
          langues: [{ id: 3 }],
          is_multi: true,
        },
        candidates: [{ id: stage.otherMovie }],
      },
      { name: 'zyx', candidates: [] },
    ])
  })

  it('are known where the catalogue has them, those of the title in question first', async () => {
    const content = buildNzb({ files: { [randomUUID()]: [1] } })
    const add = async (title_id: number, caller: Caller) => {
      const url = await send(caller, 'a.nzb', content)
      const body = { lien: undefined, typefile: 'NZB', url, title_id, name: `On ${title_id}` }
      return (await stage.add(caller, body)).json().data.nzbs[0]
    }
    const first = await add(stage.movie, stage.uploader)
    const second = await add(stage.otherMovie, stage.moderator)
    const asker = await test.as('uploader')
    const url = await send(asker, 'again.nzb', content)
    const [read] = await inspect(asker, { url, title_id: stage.otherMovie })
    expect(read.duplicates).toEqual([
      {
        id: second.id,
        name: `On ${stage.otherMovie}`,
        title_id: stage.otherMovie,
        title_name: 'The General',
      },
      // It waits: its name is for those who may see it.
      { id: first.id, name: null, title_id: stage.movie, title_name: 'Nosferatu' },
    ])
  })

  it('are asked about by uploaders, and are at least one', async () => {
    const body = { names: ['Nosferatu'] }
    const path = '/api/v1/release-files/inspect'
    expect((await stage.member.call('POST', path, body)).statusCode).toBe(403)
    expect((await test.call('POST', path, body)).statusCode).toBe(401)
    const nothing = await stage.uploader.call('POST', path, {})
    expect([nothing.statusCode, nothing.json().errors]).toEqual([
      422,
      { url: ['Please select a file.'] },
    ])
  })
})
