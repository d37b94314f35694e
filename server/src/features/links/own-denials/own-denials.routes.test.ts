import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { buildNzb, buildTorrent } from '../releases/release-files.factory.ts'
import { sendReleaseFile } from '../releases/sent-releases.factory.ts'

const stage = useLinksStage()
const { test } = stage

const KINDS = {
  DDL: { list: 'liens', path: 'liens', content: undefined },
  NZB: { list: 'nzbs', path: 'nzb', content: () => buildNzb({ files: { [randomUUID()]: [700] } }) },
  TORRENT: {
    list: 'torrents',
    path: 'torrents',
    content: () => buildTorrent({ name: randomUUID() }),
  },
} as const
type Type = keyof typeof KINDS

/** Adds one and denies it. @returns the number of the denial */
async function deny(type: Type, overrides: object = {}): Promise<number> {
  const { list, path, content } = KINDS[type]
  const url =
    content &&
    (await sendReleaseFile(test, stage.uploader, {
      fileName: `a.${type.toLowerCase()}`,
      content: content(),
    }))
  const made = await stage.add(stage.uploader, {
    typefile: type,
    nfo: 'Made by hand',
    subs: [6],
    ...(content && { lien: undefined, url }),
    ...overrides,
  })
  expect(made.statusCode, made.body).toBe(201)
  const { id, version } = made.json().data[list][0]
  const denied = await stage.moderator.call('POST', `/api/v1/${path}/${id}`, {
    validation: 'deny',
    raison: 'Wrong film',
    versions: { [id]: version },
  })
  expect(denied.statusCode, denied.body).toBe(200)
  return denied.json().denials[0]
}
const read = (id: number, caller: Caller = stage.uploader) =>
  caller.call('GET', `/api/v1/own-denials/${id}`)

describe.each(['DDL', 'NZB', 'TORRENT'] as const)('a denied contribution: %s', (type) => {
  it('is read by its uploader with all that it said, and can be sent again as it is read', async () => {
    const id = await deny(type, { title_id: stage.series, saison: 2, start_epi: 3 })
    const { denial } = (await read(id)).json()
    expect(denial).toMatchObject({
      typefile: type,
      title: { id: stage.series },
      raison: 'Wrong film',
      form: {
        qualite: 16,
        langues: [2],
        subs: [6],
        saison: 2,
        episodes: [3],
        full_saison: false,
        nfo: 'Made by hand',
      },
    })
    const {
      lien,
      url,
      episodes,
      name: _name,
      password: _password,
      taille: _size,
      ...form
    } = denial.form
    const again = await stage.uploader.call('POST', '/api/v1/liens', {
      ...form,
      title_id: denial.title.id,
      typefile: type,
      ...(lien === null ? { url, episodes } : { lien, start_epi: null }),
    })
    expect(again.statusCode, again.body).toBe(201)
    expect(again.json().data[KINDS[type].list]).toHaveLength(1)
  })

  it('is read by nobody else, and listed for its uploader alone', async () => {
    const id = await deny(type)
    const other = await test.as('uploader')
    expect((await read(id, other)).statusCode).toBe(403)
    const idsOf = async (caller: Caller) =>
      (await caller.call('GET', `/api/v1/own-denials?title_id=${stage.movie}`))
        .json()
        .denials.map((denial: { id: number }) => denial.id)
    expect(await idsOf(stage.uploader)).toContain(id)
    expect(await idsOf(other)).toEqual([])
    const { denials } = (
      await stage.uploader.call('GET', `/api/v1/own-denials?title_id=${stage.otherMovie}`)
    ).json()
    expect(denials).toEqual([])
  })
})

it('names every part with its episode', async () => {
  const [a, b] = [stage.address(), stage.address()]
  const id = await deny('DDL', { title_id: stage.series, saison: 1, lien: `${a}::2\n${b}::2` })
  expect((await read(id)).json().denial.form.lien).toBe(`${a}::2\n${b}::2`)
})
