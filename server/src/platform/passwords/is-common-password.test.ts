import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

const owner = { username: 'ada.lovelace', email: 'ada.l.1815@example.org' }

describe('common passwords', () => {
  it.each([
    'password',
    'PassWord',
    'motdepasse',
    'azertyuiop',
    'Sunshine2024!',
    'password!!',
    '12345678',
    '87654321',
    'aaaaaaaa',
    'abababab',
    'bcdefghi',
    'ADA.LOVELACE',
    'ada.l.1815',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password, owner)).toBe(true)
  })

  it.each(['Demo-1234!', 'correct horse', 'kaleidoscope', 'zq7-hhplm'])(
    '%s is none',
    (password) => {
      expect(isCommonPassword(password, owner)).toBe(false)
    },
  )
})
