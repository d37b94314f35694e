import { youtubeFilm, youtubePoster } from '@mediatheque/contract/catalogue/titles/youtube.ts'
import { describe, expect, it } from 'vitest'
import { choosePlayer, chooseProvider } from './choose-provider.ts'

const desk = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', maxTouchPoints: 0 }
const phone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', maxTouchPoints: 5 }
const tablet = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 }

describe('the provider of a source', () => {
  it.each([
    ['https://www.youtube.com/embed/eRsGyueVLvQ', 'youtube'],
    ['https://youtu.be/eRsGyueVLvQ?t=3', 'youtube'],
    ['/samples/sound.mp3', 'audio'],
    ['https://a.example/film/master.m3u8?key=a.mp4', 'hls'],
    ['https://a.example/film.mpd#t=3', 'dash'],
    ['https://a.example/film.mp4', 'video'],
    ['https://a.example/d/12345', 'video'],
    ['https://a.example/youtube.com/embed/eRsGyueVLvQ', 'video'],
  ])('of %s is %s', (src, provider) => {
    expect(chooseProvider(src, desk)).toBe(provider)
  })

  it('is the plain video for HLS on devices that play it by themselves', () => {
    expect(chooseProvider('/film.m3u8', phone)).toBe('video')
    expect(chooseProvider('/film.m3u8', tablet)).toBe('video')
    expect(chooseProvider('/film.mpd', phone)).toBe('dash')
  })
})

it.each([
  ['video', '/a.mp4', 'native'],
  ['stream', '/a.m3u8', 'native'],
  ['embed', 'https://www.youtube-nocookie.com/embed/eRsGyueVLvQ', 'native'],
  ['embed', 'https://player.example/1', 'frame'],
  ['infofile', 'https://a.example/a.mkv', 'debrid'],
  ['external', 'https://a.example/a', 'outside'],
  ['hologram', 'https://a.example/a', 'unknown'],
] as const)('a video of type %s at %s is shown by: %s', (type, src, kind) => {
  expect(choosePlayer(type, src)).toBe(kind)
})

it('reads the film out of an address of YouTube only', () => {
  expect(youtubeFilm('https://m.youtube.com/watch?list=a&v=eRsGyueVLvQ')).toBe('eRsGyueVLvQ')
  expect(youtubeFilm('https://youtube.com.example/embed/eRsGyueVLvQ')).toBeUndefined()
  expect(youtubePoster('https://youtu.be/eRsGyueVLvQ')).toBe(
    'https://i.ytimg.com/vi/eRsGyueVLvQ/hqdefault.jpg',
  )
  expect(youtubePoster('https://cdn.example/film.mp4')).toBeNull()
})
