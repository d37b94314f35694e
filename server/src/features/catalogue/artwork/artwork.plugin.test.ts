import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { artworkCardUrl, artworkUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const subject = { type: 'movie', name: 'Nosferatu / une “symphonie”', year: 1922 }

describe('the artwork route', () => {
  it('draws a poster that browsers keep, and answers 304 to who has it', async () => {
    const response = await test.call('GET', artworkUrl(subject))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await test.app.inject({
      url: artworkUrl(subject),
      headers: { 'if-none-match': String(response.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('makes a card of 1200 by 630 points for link previews, the same from the disk', async () => {
    const [first, second] = [
      await test.call('GET', artworkCardUrl(subject)),
      await test.call('GET', artworkCardUrl(subject)),
    ]
    expect(first.headers['content-type']).toBe('image/png')
    const { width, height } = await sharp(first.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers['etag']).toBe(first.headers['etag'])
  })

  it('draws names of any length and script', async () => {
    for (const name of ['Потёмкин '.repeat(30), '桃太郎'.repeat(60), '🎬'.repeat(150), 'A\ud83c']) {
      const response = await test.call('GET', artworkUrl({ type: 'movie', name, year: 1925 }))
      expect(response.statusCode, name).toBe(200)
    }
  })

  it('draws people and channels, and nothing that is not one of ours', async () => {
    for (const type of ['person', 'channel'])
      expect(
        (await test.call('GET', artworkUrl({ type, name: 'Fritz Lang', year: null }))).statusCode,
      ).toBe(200)
    for (const path of [
      '/artwork/poster/nonsense/1922/A.svg',
      '/artwork/banner/movie/1922/A.svg',
      '/artwork/poster/movie/year/A.svg',
      `/artwork/poster/movie/1/${'A'.repeat(130)}.svg`,
      '/artwork/poster/movie/1922/A.gif',
    ]) {
      expect((await test.call('GET', path)).statusCode, path).toBe(404)
    }
  })
})
