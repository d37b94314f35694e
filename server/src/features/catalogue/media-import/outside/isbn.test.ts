import { describe, expect, it } from 'vitest'
import { isbn13Of, readIsbn } from './isbn.ts'

describe('an ISBN', () => {
  it('of thirteen digits is one with the right check digit', () => {
    expect(readIsbn(9780486411095)).toBe('9780486411095')
    expect(readIsbn(9780486411096)).toBeUndefined()
    expect(readIsbn(1234567890123)).toBeUndefined()
  })

  it('of ten digits is written as one of thirteen, also without its zeros in front', () => {
    expect(readIsbn(486411095)).toBe('9780486411095')
    expect(isbn13Of('0-486-41109-5')).toBe('9780486411095')
    expect(isbn13Of('080442957X')).toBe('9780804429573')
    expect(readIsbn(486411096)).toBeUndefined()
    expect(readIsbn(12_345_678_901)).toBeUndefined()
  })
})
