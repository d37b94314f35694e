import { describe, expect, it } from 'vitest'
import { addressMedia, admitMedia } from '../../operations/files/media-addresses.service.ts'
import { useTestApp } from '../../test-app.ts'
import { demoVideos } from './demo-videos.data.ts'

const test = useTestApp()
const HOUR = 3_600_000

interface Named {
  readonly url: string
  readonly namesOthers?: true
}
const own = demoVideos
  .flatMap(({ url, storyboard, captions = [] }): Named[] => [
    { url },
    ...(storyboard ? [{ url: storyboard, namesOthers: true } as const] : []),
    ...captions,
  ])
  .filter(({ url }) => url.startsWith('/samples/'))
const givenOut = (url: string, namesOthers?: boolean) =>
  addressMedia(test.platform, url, namesOthers === undefined ? {} : { namesOthers })
const get = (url: string, headers = {}) => test.app.inject({ url, headers })
const statusOf = async (url: string) => (await get(url)).statusCode

describe('what the demonstration plays', () => {
  it('is given out with its type, whole and in parts', async () => {
    for (const { url, namesOthers } of own) {
      const address = givenOut(url, namesOthers)
      expect([await statusOf(address), url]).toEqual([200, url])
      const part = await get(address, { range: 'bytes=0-9', 'accept-encoding': 'gzip' })
      expect([part.statusCode, part.rawPayload.length, url]).toEqual([206, 10, url])
      expect(part.headers['content-encoding']).toBeUndefined()
    }
    const typeOf = async (url: string) => (await get(givenOut(url))).headers['content-type']
    expect(await typeOf('/samples/nosferatu/master.m3u8')).toBe('application/vnd.apple.mpegurl')
    expect(await typeOf('/samples/metropolis/manifest.mpd')).toBe('application/dash+xml')
    expect(await typeOf('/samples/nosferatu/captions.fr.vtt')).toBe('text/vtt; charset=utf-8')
    expect(await typeOf('/samples/sound.mp3')).toBe('audio/mpeg')
  })

  it('opens what a playlist names with the address of the playlist, and what a storyboard does', async () => {
    for (const [url, beside] of [
      ['/samples/nosferatu/master.m3u8', ['360p.m3u8', '360p.m4s', 'en.m4s']],
      ['/samples/metropolis/manifest.mpd', ['manifest-stream0.mp4']],
      ['/samples/nosferatu/storyboard.vtt', ['storyboard.webp']],
    ] as const)
      for (const name of beside) {
        const address = givenOut(url, true).replace(/[^/]+$/, name)
        expect([await statusOf(address), name]).toEqual([200, name])
      }
  })

  it('is kept by its browser alone, and no longer than its address holds', async () => {
    const address = givenOut('/samples/sound.mp3')
    const { headers } = await get(address)
    const [, seconds] = /^private, max-age=(\d+)$/.exec(headers['cache-control'] ?? '') ?? []
    const until = Number(address.split('/')[2]) * 1000
    expect(Number(seconds) * 1000).toBeLessThanOrEqual(until - test.platform.clock.now().getTime())
    expect(Number(seconds)).toBeGreaterThan(3_600)
    const again = await get(address, { 'if-none-match': headers['etag'] })
    expect(again.statusCode).toBe(304)
    const part = await get(address, { range: 'bytes=5-9', 'if-range': headers['etag'] })
    expect(part.headers['content-range']).toMatch(/^bytes 5-9\//)
  })

  it('is refused in words at an address that ended, was changed, or belongs to something else', async () => {
    const address = givenOut('/samples/episode-short.mp4')
    const [, , until = '', signature = ''] = address.split('/')
    const folder = givenOut('/samples/nosferatu/master.m3u8').split('/').slice(0, 4).join('/')
    const ended = {
      ...test.platform,
      clock: { now: () => new Date(test.platform.clock.now().getTime() - 7 * HOUR) },
    }
    for (const url of [
      addressMedia(ended, '/samples/episode-short.mp4'),
      address.replace(until, String(Number(until) + 1)),
      address.replace(
        signature,
        signature.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
      ),
      address.replace(signature, 'a'),
      address.replace('episode-short', 'episode-long'),
      `${folder}/samples/metropolis/manifest.mpd`,
      `${folder}/samples/nosferatu/..%2fsound.mp3`,
      `${folder}/samples/nosferatu/%2e%2e%2fmetropolis/manifest.mpd`,
      `${folder}/samples/episode-short.mp4`,
      `/media/9999999999999999999/${signature}/samples/episode-short.mp4`,
      `/media/${until}/${signature}/samples/%00`,
    ]) {
      const refused = await get(url)
      expect([refused.statusCode, url]).toEqual([403, url])
      expect(refused.json().message).toBe('This address has ended. Ask for it anew.')
    }
  })

  it('has no address that never ends, and none for what is not there', async () => {
    for (const url of [
      '/samples/episode-short.mp4',
      '/samples/nosferatu/master.m3u8',
      '/samples/',
      '/samples/../index.ts',
      givenOut('/samples/none.mp4'),
    ])
      expect([await statusOf(url), url]).toEqual([404, url])
  })
})

describe('an address of what is played here', () => {
  const at = (iso: string) => ({ ...test.platform, clock: { now: () => new Date(iso) } })
  const FILM = '/samples/sound.mp3'

  it('is the same for whoever asks within two hours, and works for four at least', () => {
    expect(addressMedia(at('2026-05-01T10:00:01Z'), FILM)).toBe(
      addressMedia(at('2026-05-01T11:59:59Z'), FILM),
    )
    const late = addressMedia(at('2026-05-01T11:59:59Z'), FILM).split('/')
    const address = { until: late[2]!, signature: late[3]!, path: FILM }
    expect(admitMedia(at('2026-05-01T15:59:59Z'), address)).toBe(1)
    expect(() => admitMedia(at('2026-05-01T16:00:00Z'), address)).toThrow('ended')
  })

  it('leaves what lies elsewhere as it is', () => {
    for (const url of [
      'https://archive.org/film.mp4',
      '/api/v1/captions/7',
      '//evil.example/samples/a.mp4',
      '/samples/%2e%2e%2fsecret',
      '/samples/%E0%A4%A',
      'nonsense',
    ])
      expect(addressMedia(test.platform, url)).toBe(url)
  })
})
