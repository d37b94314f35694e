import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { lookingFirst } from '../../look-first.factory.ts'
import { useTestApp } from '../../test-app.ts'

const t = lookingFirst(useTestApp())
type Caller = Awaited<ReturnType<typeof t.as>>
let uploader: Caller
let moderator: Caller
let series: number
let made = 0

const address = () => `https://archive.org/details/place-${++made}`
const add = (caller: Caller, overrides: object) =>
  caller.call('POST', '/api/v1/liens', {
    title_id: series,
    qualite: 16,
    langues: [2],
    lien: address(),
    ...overrides,
  })
const seasons = async () => {
  const { title } = (await uploader.call('GET', `/api/v1/titles/${series}/download`)).json()
  return title.seasons.map((season: { number: number; episodes: number[] }) => [
    season.number,
    season.episodes,
  ])
}

beforeAll(async () => {
  uploader = await t.as('uploader')
  moderator = await t.as('moderator')
})
beforeEach(async () => {
  series = (await buildTitle(t.platform.db, { type: 'series', is_series: true })).id
  await buildSeason(t.platform.db, series, { number: 1, episodes: 2 })
})

describe('links of seasons and episodes that the catalogue does not know', () => {
  it.each([
    ['a season', { saison: 9 }, 'saison', 'Season 9 of this title is not in the catalogue.'],
    ['season 0', { saison: 0 }, 'saison', 'Season 0 of this title is not in the catalogue.'],
    [
      'a full season',
      { saison: 9, full_saison: 1 },
      'saison',
      'Season 9 of this title is not in the catalogue.',
    ],
    [
      'the episode of a start number',
      { start_epi: 99 },
      'lien',
      'Line 1: season 1 has no episode 99 in the catalogue',
    ],
  ])('are refused to uploaders by %s', async (_what, overrides, field, message) => {
    const response = await add(uploader, overrides)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors[field]).toEqual([message])
  })

  it('are refused by the line that asks for them', async () => {
    const response = await add(uploader, { lien: `${address()}::1\n${address()}::7` })
    expect(response.json().errors.lien).toEqual([
      'Line 2: season 1 has no episode 7 in the catalogue',
    ])
  })

  it('are entered for those who may change the title', async () => {
    const response = await add(moderator, { saison: 3, lien: `${address()}::4` })
    expect(response.statusCode).toBe(201)
    expect(await seasons()).toEqual([
      [1, [1, 2]],
      [3, [4]],
    ])
  })

  it('cannot be reached by changing a link either', async () => {
    const link: LinkView = (await add(uploader, {})).json().data.liens[0]
    const change = (body: object) => uploader.call('PUT', `/api/v1/liens/${link.id}`, body)
    expect((await change({ episode: 99 })).json().errors).toEqual({
      episode: ['Season 1 of this title has no episode 99 in the catalogue.'],
    })
    expect((await change({ saison: 9 })).json().errors).toHaveProperty('saison')
    expect((await change({ saison: null })).json().errors).toHaveProperty('saison')
    expect((await change({ episode: 2 })).statusCode).toBe(200)
  })

  it('does not hinder the change of a link that was there before', async () => {
    const link: LinkView = (await add(uploader, {})).json().data.liens[0]
    await t.platform.db.deleteFrom('seasons').where('title_id', '=', series).execute()
    const body = { saison: 1, episode: 1, langues: [3] }
    expect((await uploader.call('PUT', `/api/v1/liens/${link.id}`, body)).statusCode).toBe(200)
  })
})
