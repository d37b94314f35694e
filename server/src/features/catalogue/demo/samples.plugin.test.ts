import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { demoVideos } from './demo-videos.data.ts'

const test = useTestApp()
const own = demoVideos.flatMap(({ url, storyboard, captions = [] }) =>
  [url, storyboard, ...captions.map((caption) => caption.url)].filter((address) =>
    address?.startsWith('/samples/'),
  ),
) as string[]

it('gives out what the demonstration plays, with its type, whole and in parts', async () => {
  for (const url of new Set(own)) {
    const whole = await test.app.inject({ url })
    expect([whole.statusCode, url]).toEqual([200, url])
    const part = await test.app.inject({
      url,
      headers: { range: 'bytes=0-9', 'accept-encoding': 'gzip' },
    })
    expect([part.statusCode, part.rawPayload.length, url]).toEqual([206, 10, url])
    expect(part.headers['content-encoding']).toBeUndefined()
  }
  const typeOf = async (url: string) => (await test.app.inject({ url })).headers['content-type']
  expect(await typeOf('/samples/nosferatu/master.m3u8')).toBe('application/vnd.apple.mpegurl')
  expect(await typeOf('/samples/metropolis/manifest.mpd')).toBe('application/dash+xml')
  expect(await typeOf('/samples/nosferatu/captions.fr.vtt')).toBe('text/vtt; charset=utf-8')
  expect(await typeOf('/samples/sound.mp3')).toBe('audio/mpeg')
})

it('gives out nothing else', async () => {
  for (const url of [
    '/samples/',
    '/samples/../index.ts',
    '/samples/%2e%2e/index.ts',
    '/samples/none.mp4',
  ])
    expect((await test.app.inject({ url })).statusCode, url).toBe(404)
})
