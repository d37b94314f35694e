import { describe, expect, it } from 'vitest'
import { confirmationOf } from './confirmation-of.ts'

const typed = (password: string, password_confirmation: string) =>
  confirmationOf({ password, password_confirmation })

describe('the second typing of a new password', () => {
  it('is not told off while it may still become the same', () => {
    for (const again of ['', 'a', 'a quiet'])
      expect(typed('a quiet Horse', again)).toEqual({ isSame: false, error: undefined })
    expect(typed('a quiet Horse', 'a quiet Horse')).toEqual({ isSame: true, error: undefined })
  })

  it('is wrong as soon as it went another way, or too far', () => {
    for (const again of ['b', 'a loud', 'a quiet Horse 7'])
      expect(typed('a quiet Horse', again)).toEqual({
        isSame: false,
        error: 'The two passwords do not match.',
      })
  })
})
