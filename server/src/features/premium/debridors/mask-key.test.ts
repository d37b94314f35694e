import { describe, expect, it } from 'vitest'
import { keyEnding, maskKey } from './mask-key.ts'

describe('a masked key', () => {
  it('ends like the key', () => {
    expect(maskKey(keyEnding('abcdefghijklMNOP'))).toBe('••••••••MNOP')
  })

  it('shows nothing of a key that is short', () => {
    expect(maskKey(keyEnding('abcdefghijk'))).toBe('••••••••')
  })
})
