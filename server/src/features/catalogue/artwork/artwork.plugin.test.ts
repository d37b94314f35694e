import {
  artworkCardUrl,
  artworkUrl,
  portraitUrl,
  SITE_SCENES,
  sceneUrl,
  scenePictureUrl,
  tallArtworkUrl,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildPerson } from '../people/people.factory.ts'
import { buildSeason, buildTitle } from '../titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const db = () => test.platform.db
const statusOf = async (address: string) => (await test.call('GET', address)).statusCode
const name = 'Nosferatu / une “symphonie”'

describe('the artwork route', () => {
  it('draws a poster that browsers keep, and answers 304 to who has it', async () => {
    const title = await buildTitle(db(), { name, year: 1922 })
    const response = await test.call('GET', artworkUrl(title))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await test.app.inject({
      url: artworkUrl(title),
      headers: { 'if-none-match': String(response.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('makes a card of 1200 by 630 points for link previews, the same from the disk', async () => {
    const address = artworkCardUrl(await buildTitle(db(), { name, year: 1922 }))
    const [first, second] = [await test.call('GET', address), await test.call('GET', address)]
    expect(first.headers['content-type']).toBe('image/png')
    const { width, height } = await sharp(first.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers['etag']).toBe(first.headers['etag'])
  })

  it('draws names of any length and script', async () => {
    for (const long of ['Потёмкин '.repeat(30), '桃太郎'.repeat(60), '🎬'.repeat(150), '<b>&"']) {
      const response = await test.call('GET', artworkUrl(await buildTitle(db(), { name: long })))
      expect(response.statusCode, long).toBe(200)
      expect(response.headers['cache-control'], long).toContain('immutable')
      expect(response.body).not.toContain('<b>')
    }
  })

  it('draws titles, people, channels and the site in every form', async () => {
    const channel = await db()
      .selectFrom('channels')
      .select(['id', 'name'])
      .executeTakeFirstOrThrow()
    const subjects = [
      await buildTitle(db()),
      { ...(await buildPerson(db())), type: 'person', year: null },
      { ...channel, type: 'channel', year: null },
      { id: 1, type: 'site', name: 'Mediatheque', year: null },
    ]
    for (const subject of subjects)
      for (const addressIn of [artworkUrl, tallArtworkUrl, artworkCardUrl])
        expect(await statusOf(addressIn(subject)), addressIn(subject)).toBe(200)
  })

  it('draws scenes of everything that has a page, and portraits of people', async () => {
    const title = await buildTitle(db())
    const { id: seasonId } = await buildSeason(db(), title.id, { number: 1, episodes: 1 })
    const { id: episodeId } = await db()
      .selectFrom('episodes')
      .select('id')
      .where('season_id', '=', seasonId)
      .executeTakeFirstOrThrow()
    const person = await buildPerson(db())
    for (const address of [
      sceneUrl('title', title.id),
      sceneUrl('season', seasonId),
      sceneUrl('episode', episodeId),
      scenePictureUrl('season', seasonId),
      sceneUrl('person', person.id),
      sceneUrl('site', 1),
      portraitUrl(person.id),
      portraitUrl(person.id).replace('svg', 'png'),
    ]) {
      const { statusCode, headers } = await test.call('GET', address)
      expect(statusCode, address).toBe(200)
      expect(headers['cache-control'], address).toBe('public, max-age=31536000, immutable')
    }
  })

  it('has scenes of the site’s own that take turns, and no more than those', async () => {
    const drawn = async (id: number) => (await test.call('GET', sceneUrl('site', id))).body
    const scenes = new Set<string>()
    for (let id = 1; id <= SITE_SCENES; id++) scenes.add(await drawn(id))
    expect(scenes.size).toBe(SITE_SCENES)
    expect(await drawn(SITE_SCENES + 1)).toBe(await drawn(1))
  })

  it('draws the name that the page shows, of the names that the title has', async () => {
    const title = await buildTitle(db(), { name: 'Les Vampires', year: 1915 })
    await db()
      .insertInto('title_translations')
      .values({ title_id: title.id, language: 'de', name: 'ÜÜÜ' })
      .execute()
    const own = await test.call('GET', artworkUrl(title))
    const translated = await test.call('GET', artworkUrl({ ...title, name: 'ÜÜÜ' }))
    const invented = await test.call('GET', artworkUrl({ ...title, name: 'Buy here' }))
    expect(translated.headers['cache-control']).toContain('immutable')
    expect(translated.body).not.toBe(own.body)
    expect(invented.body).toBe(own.body)
    expect(invented.headers['cache-control']).toBe('public, max-age=3600')
  })

  it('draws no text that a caller makes up, and nothing that is not one of ours', async () => {
    const { id } = await buildTitle(db(), { name: '!!!', year: 1922 })
    for (const path of [
      '/artwork/card/movie/1922/Send%20your%20password%20to%20us.png',
      '/artwork/poster/movie/1922/%3F%3F%3F.svg',
      '/artwork/poster/movie/1922/%3Cscript%3Ealert(1)%3C%2Fscript%3E.svg',
      '/artwork/card/person/0/Nobody%20At%20All.png',
      '/artwork/card/channel/0/Free%20Money.png',
      '/artwork/card/title/987654321/1x9fy2.png',
      '/artwork/card/person/99999999999999999999/1x9fy2.png',
      '/artwork/card/title/9007199254740991/1x9fy2.png',
      `/artwork/poster/title/${id}/%00.svg`,
      '/artwork/poster/movie/1922/%00x.svg',
      '/artwork/poster/nonsense/1922/A.svg',
      `/artwork/banner/title/${id}/1x9fy2.svg`,
      '/artwork/poster/movie/year/A.svg',
      `/artwork/poster/movie/1/${'A'.repeat(130)}.svg`,
      `/artwork/poster/title/${id}/1x9fy2.gif`,
      `/artwork/portrait/title/${id}/1.svg`,
      `/artwork/scene/title/987654321/1.svg`,
      `/artwork/poster/episode/${id}/1x9fy2.svg`,
      '/artwork/scene/movie/1922/Nosferatu.svg',
    ])
      expect(await statusOf(path), path).toBe(404)
  })
})

describe('an address that holds a name, as link previews keep it', () => {
  const leadsTo = async (address: string) => (await test.call('GET', address)).headers.location

  it('leads to what it was made for', async () => {
    const title = await buildTitle(db(), { name: 'Intolérance:  un drame', year: 1916 })
    const person = await buildPerson(db(), { name: 'Alla Nazimova' })
    const at = `movie/1916/${encodeURIComponent('Intolérance: un drame')}`
    expect(await leadsTo(`/artwork/poster/${at}.svg`)).toBe(artworkUrl(title))
    expect(await leadsTo(`/artwork/card/${at}.png`)).toBe(artworkCardUrl(title))
    expect(await leadsTo(`/artwork/poster/person/0/Alla%20Nazimova.png`)).toBe(
      artworkUrl({ ...person, type: 'person', year: null }).replace('.svg', '.png'),
    )
    expect(await statusOf(`/artwork/poster/movie/1917/${at.slice(11)}.svg`)).toBe(404)
  })

  it('leads to names that had to be cut', async () => {
    const title = await buildTitle(db(), { name: 'Потёмкин '.repeat(30), year: 1926 })
    const cut = encodeURIComponent('Потёмкин '.repeat(30)).slice(0, 375)
    expect(await leadsTo(`/artwork/poster/movie/1926/${cut}.svg`)).toBe(artworkUrl(title))
  })

  it('leads to the channel and to the site', async () => {
    const channel = await db()
      .selectFrom('channels')
      .select(['id', 'name'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const expected = artworkCardUrl({ ...channel, type: 'channel', year: null })
    const asked = encodeURIComponent(channel.name)
    expect(await leadsTo(`/artwork/card/channel/0/${asked}.png`)).toBe(expected)
    expect(await leadsTo(`/artwork/card/channel/0/${asked}%3A%20Horror.png`)).toBe(expected)
    expect(await leadsTo('/artwork/card/channel/0/Mediatheque.png')).toContain('/card/site/1/')
  })
})
