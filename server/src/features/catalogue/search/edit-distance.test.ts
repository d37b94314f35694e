import { expect, it } from 'vitest'
import { chooseCorrections } from './choose-corrections.ts'
import { editDistance, wordsOneEditAway } from './edit-distance.ts'
import { spellingVariants } from './spelling-variants.ts'
import { parseSearchQuery, toSlots, toTsQuery } from './parse-search-query.ts'

it('counts letters added, removed, replaced and swapped', () => {
  expect([
    editDistance('lang', 'lang'),
    editDistance('lnag', 'lang'),
    editDistance('drcula', 'dracula'),
    editDistance('kid', 'kit'),
    editDistance('', 'abc'),
  ]).toEqual([0, 1, 1, 1, 3])
})

it('knows every word one edit away, and none other', () => {
  const words = wordsOneEditAway('lang')
  expect(words).toEqual(expect.arrayContaining(['lnag', 'long', 'lan', 'slang', 'langs']))
  expect(words.every((word) => editDistance('lang', word) === 1)).toBe(true)
})

it('tolerates more in longer words, and prefers the same first letter', () => {
  expect(chooseCorrections('kng', ['king', 'kong', 'ring', 'banking'], false)).toEqual([
    'king',
    'kong',
  ])
  expect(chooseCorrections('of', ['on', 'off'], false)).toEqual([])
  expect(chooseCorrections('nosfr', ['nosferatu', 'no'], true)).toEqual(['nosferatu'])
})

it('writes small numbers in words and both scripts, and short forms in full', () => {
  expect(spellingVariants('2')).toEqual(['ii', 'two', 'deux'])
  expect(spellingVariants('xiv')).toEqual(['14', 'fourteen', 'quatorze'])
  expect(spellingVariants('dr')).toEqual(['doctor', 'docteur'])
  expect([spellingVariants('mix'), spellingVariants('31')]).toEqual([[], []])
})

it('asks for what decides: neither articles nor the year beside a name', () => {
  expect(parseSearchQuery('the general 1926')).toEqual({
    words: ['the', 'general', '1926'],
    required: ['general'],
    year: 1926,
  })
  expect(parseSearchQuery('1984')).toEqual({ words: ['1984'], required: ['1984'], year: null })
  expect(parseSearchQuery('the')).toMatchObject({ required: ['the'] })
})

it('joins and splits words only where the result is known', () => {
  const slots = toSlots(
    ['spider', 'man', 'bigbuck', '2'],
    new Set(['spiderman', 'big', 'buck', 'ii']),
  )
  expect(toTsQuery(slots, '2', 'any')).toBe(
    '(spider & man | spiderman) & (bigbuck | big & buck) & (2:* | ii)',
  )
})
