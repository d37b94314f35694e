import {
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { randomInt } from 'node:crypto'

const ROOM_FOR_DIGITS = 6
const TRIES = 8

/** What is left of a name when only what a username may have is kept: `Zoé Müller` → `Zoe.Muller`. */
function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, '.')
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .replace(/^[.-]+|[.-]+$/g, '')
  return plain.slice(0, USERNAME_MAX_LENGTH - ROOM_FOR_DIGITS)
}

/** A username that nobody has yet, as near as possible to the first of the names that makes one. */
export async function chooseUsername(
  names: readonly (string | undefined)[],
  isTaken: (username: string) => Promise<boolean>,
): Promise<string> {
  const wished =
    names
      .map((name) => usernameFrom(name ?? ''))
      .find((name) => name.length >= USERNAME_MIN_LENGTH) ?? 'member'
  if (!(await isTaken(wished))) return wished
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const numbered = `${wished}${randomInt(10, 10 ** Math.min(2 + attempt, ROOM_FOR_DIGITS))}`
    if (!(await isTaken(numbered))) return numbered
  }
  return `member${randomInt(10 ** 9, 10 ** 12)}`
}
