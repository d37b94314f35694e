import { describe, expect, it } from 'vitest'
import { findLinks, findWatched } from './screen-text.ts'

describe('words that are watched', () => {
  it.each([
    ['Buy CHEAP watches', ['cheap watches']],
    ['buy cheap — watches!', ['cheap watches']],
    ['Crédit facile', ['credit']],
    ['cre\u0301dit', ['CRÉDIT']],
    ['ｃａｓｉｎｏ', ['casino']],
    ['ca\u200bsi\u00adno', ['casino']],
    ['最高の賭博サイト', ['賭博']],
  ])('are found in "%s"', (text, watched) => {
    expect(findWatched(text, watched)).toEqual(watched)
  })

  it('are whole words, and what has no letters is none', () => {
    expect(findWatched('A scunthorpe classic', ['thorpe', 'class', '', ' ', '!!!'])).toEqual([])
    expect(findWatched('cheap old watches', ['cheap watches'])).toEqual([])
  })

  it('are looked for as they are, never as a pattern', () => {
    expect(findWatched('aaaa', ['(a+)+$', 'a.*', '[a-z]+'])).toEqual([])
    expect(findWatched('say (a+)+$ then', ['(a+)+$'])).toEqual(['(a+)+$'])
  })
})

describe('links', () => {
  it.each([
    'See https://watches.example/x now',
    'see www.watches.com',
    'watches.com is best',
    'watches[.]com',
    'watches (dot) com'.replace(' (dot) ', '(dot)'),
    'hxxps://watches.com',
    'wat\u200bches.com',
    'ｗatches.com',
    'write to buy@watches.com',
    'http://1.2.3.4/x',
  ])('are found in "%s"', (text) => {
    expect(findLinks(text)).toHaveLength(1)
  })

  it.each(['No link here.', 'It ended.Then it began', 'At 10.30 sharp', 'e.g. this', 'v1.2.3'])(
    'are not in "%s"',
    (text) => {
      expect(findLinks(text)).toEqual([])
    },
  )
})
