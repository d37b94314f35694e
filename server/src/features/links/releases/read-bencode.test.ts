import { describe, expect, it } from 'vitest'
import { isDictionary, readBencode } from './read-bencode.ts'

const read = (text: string) => readBencode(Buffer.from(text, 'latin1'))

describe('bencode', () => {
  it('is numbers, bytes, lists and dictionaries, whose bytes stay known', () => {
    const value = read('d1:ai-7e1:b2:hi1:zli0ei12eee')
    if (!isDictionary(value)) throw new Error('no dictionary')
    expect([...value.values]).toEqual([
      ['a', -7],
      ['b', Buffer.from('hi')],
      ['z', [0, 12]],
    ])
    expect(value.bytes.toString()).toBe('d1:ai-7e1:b2:hi1:zli0ei12eee')
  })

  it('keeps keys that are no text', () => {
    const value = read('d2:\xff\x00i1ee')
    expect(isDictionary(value) && [...value.values]).toEqual([['\xff\x00', 1]])
  })

  it.each([
    ['', 'No number'],
    ['x', 'No number'],
    ['i1', 'No number'],
    ['ie', 'No number'],
    ['i-e', 'No number'],
    ['i-0e', 'No number'],
    ['i01e', 'No number'],
    ['i1.5e', 'No number'],
    ['i9007199254740992e', 'Too large a number'],
    [`i${'1'.repeat(400)}e`, 'No number'],
    ['01:a', 'No number'],
    ['-1:a', 'No number'],
    ['5:abc', 'Longer than all there is'],
    ['l', 'No number'],
    ['d1:a', 'No number'],
    ['di1ei1ee', 'No number'],
    ['d1:bi1e1:ai1ee', 'Keys out of order'],
    ['d1:ai1e1:ai1ee', 'Keys out of order'],
    ['i1ei1e', 'More behind the end'],
    [`${'l'.repeat(66)}${'e'.repeat(66)}`, 'Nested too deep'],
    [`l${'le'.repeat(700_000)}e`, 'Too many values'],
  ])('has one way to be written (%#)', (text, why) => {
    expect(() => read(text)).toThrow(why)
  })
})
