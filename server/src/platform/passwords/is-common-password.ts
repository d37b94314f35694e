import { COMMON_PASSWORDS } from './common-passwords.data.ts'

const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]
const SMALLEST_ALPHABET = 3

/**
 * Whether a password is among the first that anybody would guess: on the lists, with a year or an exclamation mark
 * added, the owner's own name or address, one or two characters repeated, a row of the keyboard.
 */
export function isCommonPassword(
  password: string,
  owner: { username: string; email: string },
): boolean {
  const plain = password.toLowerCase()
  const trimmed = plain.replace(/(19|20)\d\d[!.?]*$/, '').replace(/[!.?*]+$/, '')
  const own = [owner.username, owner.email, owner.email.split('@')[0] ?? ''].map((name) =>
    name.toLowerCase(),
  )
  return (
    COMMON_PASSWORDS.has(plain) ||
    COMMON_PASSWORDS.has(trimmed) ||
    own.includes(plain) ||
    new Set(plain).size < SMALLEST_ALPHABET ||
    SEQUENCES.some(
      (sequence) => sequence.includes(plain) || [...sequence].reverse().join('').includes(plain),
    )
  )
}
