import { randomUUID } from 'node:crypto'
import type { PlannedRowView } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { buildNzb, buildTorrent } from '../releases/release-files.factory.ts'
import { sendReleaseFile } from '../releases/sent-releases.factory.ts'

const stage = useLinksStage()
const { test } = stage
let metropolis = 0
beforeAll(async () => {
  const { db } = test.platform
  const made = await buildTitle(db, { name: 'Metropolis', year: 1927, type: 'movie' })
  metropolis = made.id
  await buildTitle(db, { name: 'The Phantom of the Opera', year: 1925, type: 'movie' })
  for (const name of ['The Ten Commandments', 'Les dix commandements'])
    await buildTitle(db, { name, original_name: 'Twins', year: 1923, type: 'movie' })
})

async function plan(body: object, caller: Caller = stage.uploader): Promise<PlannedRowView[]> {
  const answer = await caller.call('POST', '/api/v1/contributions/plan', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().rows
}
const planText = (text: string) => plan({ text })
const planRow = async (row: object) => (await plan({ rows: [{ key: 'a', ...row }] }))[0]!

describe('pasted lines', () => {
  it('become rows of what their names say, with where each value comes from', async () => {
    const [row] = await planText(
      'Metropolis.1927.VOSTFR.1080p.WEB-DL.x264-GRP https://archive.org/details/metropolis-1',
    )
    expect(row).toMatchObject({
      lines: [1],
      typefile: 'DDL',
      name: 'Metropolis.1927.VOSTFR.1080p.WEB-DL.x264-GRP',
      title: { id: metropolis, year: 1927 },
      title_is: 'certain',
      links_count: 1,
      suggestions: { qualite: { id: 16 }, langues: [], subs: [{ name: 'French' }], group: 'GRP' },
      sources: { title: 'search', qualite: 'name', langues: null, subs: 'name', saison: null },
      refusals: [],
      missing: ['langues'],
    })
  })

  it('are refused by their own line, and the others stay', async () => {
    const rows = await planText(
      [
        'Metropolis.1927.FRENCH.1080p.WEB-DL',
        'https://archive.org/details/there',
        'https://example.invalid/lost',
      ].join('\n'),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.refusals).toEqual([
      { field: 'lien', message: 'Line 3: example.invalid is not a known host' },
    ])
    expect(rows[0]!.lien).toContain('example.invalid/lost')
  })

  it('that are parts of one set are one link', async () => {
    const rows = await planText(
      [1, 2, 3]
        .map((n) => `https://archive.org/download/x/Metropolis.1927.part${n}.rar`)
        .join('\n'),
    )
    expect(rows.map(({ lines, links_count: links }) => [lines, links])).toEqual([[[1, 2, 3], 1]])
    expect(rows[0]).toMatchObject({ title: { id: metropolis }, sources: { title: 'search' } })
  })

  it('that are too many are refused, and none is taken', async () => {
    const text = Array.from({ length: 51 }, (_, n) => `Film.${n}.2020.1080p`).join('\n')
    const answer = await stage.uploader.call('POST', '/api/v1/contributions/plan', { text })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['text']])
    expect(answer.json().message).toContain('51')
  })

  it('without an address say what they lack', async () => {
    const [row] = await planText('Metropolis.1927.FRENCH.1080p.WEB-DL')
    expect(row).toMatchObject({ typefile: null, missing: ['lien'] })
  })
})

describe('the title of a row', () => {
  it('is not chosen where two are called so in the same year', async () => {
    const [row] = await planText('Twins.1923.FRENCH.1080p.WEB-DL')
    expect(row).toMatchObject({ title: null, title_is: 'unsure', sources: { title: null } })
    expect(row!.candidates).toHaveLength(2)
  })

  it('is not chosen for a film whose name says no year, nor of another year', async () => {
    const rows = await planText('Metropolis.1080p.WEB-DL\nMetropolis.2001.1080p.WEB-DL')
    for (const row of rows) {
      expect(row.title_is).toBe('unsure')
      expect(row.candidates[0]!.id).toBe(metropolis)
    }
  })

  it('is found in spite of a typing error, and left to be chosen', async () => {
    const [row] = await planText('Phantom.of.the.Opra.1925.1080p.WEB-DL')
    expect(row).toMatchObject({ title: null, title_is: 'unsure' })
    expect(row!.candidates[0]).toMatchObject({ name: 'The Phantom of the Opera' })
  })

  it('is a series where an episode is read, and says what the catalogue lacks', async () => {
    const [row, lacking] = await planText(
      'Fantomas.S02E03.FRENCH.720p.HDTV\nFantomas.S02E09.FRENCH.720p.HDTV',
    )
    expect(row).toMatchObject({
      title: { id: stage.series },
      title_is: 'certain',
      suggestions: { saison: 2, episodes: [3], full_saison: false },
      refusals: [],
    })
    expect(lacking!.refusals).toEqual([
      { field: 'episodes', message: expect.stringContaining('no episode 9') },
    ])
  })

  it('that its sender chose is taken as it is', async () => {
    const row = await planRow({ name: 'Whatever.S01E02', title_id: stage.series, episodes: [3] })
    expect(row).toMatchObject({
      title: { id: stage.series },
      title_is: 'sender',
      suggestions: { saison: 1, episodes: [3] },
      sources: { saison: 'name', episodes: 'sender' },
    })
  })

  it('of several seasons says no season', async () => {
    const [row] = await planText('Fantomas.S01-S02.FRENCH.720p.HDTV')
    expect(row!.suggestions).toMatchObject({ saison: null, full_saison: false })
    expect(row!.missing).toContain('saison')
  })
})

describe('files', () => {
  const sendAs = (fileName: string, content: string | Buffer) =>
    sendReleaseFile(test, stage.uploader, { fileName, content })

  it('of both kinds become rows, with those that are the same as a row above', async () => {
    const one = buildTorrent({ name: randomUUID() })
    const urls = [
      await sendAs('Metropolis.1927.FRENCH.1080p.WEB-DL.torrent', one),
      await sendAs('Metropolis.1927.FRENCH.720p.WEB-DL.nzb', buildNzb({ files: { a: [10] } })),
      await sendAs('again.torrent', one),
    ]
    const rows = await plan({ rows: urls.map((url, index) => ({ key: `k${index}`, url })) })
    expect(rows.map(({ typefile }) => typefile)).toEqual(['TORRENT', 'NZB', 'TORRENT'])
    expect(rows[0]).toMatchObject({ title: { id: metropolis }, sources: { qualite: 'file' } })
    expect(rows[0]!.suggestions.taille).toBe(40_000)
    expect(rows[2]!.duplicates).toEqual([expect.objectContaining({ row: 'k0', is_refused: true })])
    expect(rows[1]!.duplicates).toEqual([])
  })

  it('that the site has are named: refused on the same title, told of on another', async () => {
    // Read as a release name, this would be of a series.
    const content = buildTorrent({ name: 'b428cf3a-859f-4ab1-8e86-64a414736a14' })
    const fields = { typefile: 'TORRENT', lien: undefined, title_id: metropolis }
    const made = await stage.add(stage.uploader, {
      ...fields,
      url: await sendAs('b.torrent', content),
    })
    const { id } = made.json().data.torrents[0]
    const url = await sendAs('Metropolis.1927.1080p.torrent', content)
    const same = await planRow({ url })
    expect(same.duplicates).toEqual([
      expect.objectContaining({ id, title_id: metropolis, is_refused: true }),
    ])
    const other = await planRow({ url, title_id: stage.movie })
    expect(other.duplicates).toEqual([expect.objectContaining({ id, is_refused: false })])
  })

  it('of somebody else are not there', async () => {
    const url = await sendAs('mine.nzb', buildNzb({ files: { b: [1] } }))
    const [row] = await plan({ rows: [{ key: 'a', url }] }, await test.as('uploader'))
    expect(row!.refusals).toEqual([
      { field: 'url', message: expect.stringContaining('no longer there') },
    ])
  })
})

it('addresses that the site has are named, all in one question', async () => {
  const links = await Promise.all([1, 2].map(() => stage.addOne(stage.uploader)))
  const rows = await plan({
    rows: links.map(({ lien }, index) => ({ key: `k${index}`, lien, title_id: stage.movie })),
  })
  expect(rows.map(({ duplicates }) => duplicates.map(({ id }) => id))).toEqual(
    links.map(({ id }) => [id]),
  )
})

it('is for who may contribute', async () => {
  const answer = await stage.member.call('POST', '/api/v1/contributions/plan', { text: 'a 2020' })
  expect(answer.statusCode).toBe(403)
})
