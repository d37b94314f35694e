import { expect, it } from 'vitest'
import { readEmbedSource, withAutoplay } from './embed-source.ts'

it.each([
  ['https://player.example/1?a=b', 'https://player.example/1?a=b'],
  [
    '<iframe width="1" src="https://player.example/1?a=b&amp;c=d"></iframe>',
    'https://player.example/1?a=b&c=d',
  ],
  [`text <IFRAME allow='x' SRC='//player.example/2'>`, 'https://player.example/2'],
])('reads %s', (source, address) => {
  expect(readEmbedSource(source)?.href).toBe(address)
})

it.each([
  '',
  'nonsense',
  'javascript:alert(1)',
  '<iframe></iframe>',
  '<iframe src="data:text/html,a">',
  '/path',
])('reads nothing out of %j', (source) => {
  expect(readEmbedSource(source)).toBeUndefined()
})

it('says whether to begin in place of what the address said', () => {
  const url = new URL('https://player.example/1?autoplay=1&a=b')
  expect(withAutoplay(url, false)).toBe('https://player.example/1?autoplay=0&a=b')
  expect(withAutoplay(url, true)).toBe('https://player.example/1?autoplay=1&a=b')
})
