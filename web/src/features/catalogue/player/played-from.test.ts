import { expect, it } from 'vitest'
import { playedFrom } from './played-from.ts'

const stream = {
  type: 'stream',
  src: 'https://cdn.example/films/1/master.m3u8',
  captions: [{ url: 'https://words.example/fr.vtt' }, { url: '/captions/12' }],
} as const

it('names each site where a video, its captions or its pictures lie, once', () => {
  const file = { type: 'video', src: 'http://192.168.1.9:8000/film.mp4', captions: [] } as const
  expect(playedFrom([stream, file, stream], ['https://shots.example/board.vtt', null])).toEqual({
    'x-played-from':
      'https://cdn.example https://words.example http://192.168.1.9:8000 https://shots.example',
  })
})

it('names nobody for what lies here, plays in a frame or elsewhere, or may not be played', () => {
  const captions = stream.captions
  expect(
    playedFrom([
      { type: 'stream', src: '/samples/film.m3u8', captions: [] },
      { type: 'embed', src: 'https://player.example/embed/1', captions },
      { type: 'embed', src: 'https://www.youtube.com/watch?v=abcdefghijk', captions },
      { type: 'external', src: 'https://host.example/film', captions },
      { type: 'stream', src: null, captions },
    ]),
  ).toEqual({})
})
