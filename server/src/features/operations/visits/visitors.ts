import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { addressBlock } from '../../../platform/http/address-block.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findOrMakeSalt } from './visitors.repository.ts'

const SALT_BYTES = 32
const HASH_BYTES = 16

export interface Visitor {
  readonly address: string
  readonly browser: string
}

/** Of the days that are today somewhere. */
const MOST_SALTS = 3
const salts = new WeakMap<Database, Map<string, Promise<Buffer>>>()

/**
 * Tells visitors of one day apart without knowing any of them: their network and browser, hashed with a random salt that
 * is the same in all processes and is gone for good with its day.
 */
export async function hashVisitorOf(
  { db }: Needs<'db'>,
  day: string,
  { address, browser }: Visitor,
): Promise<Buffer> {
  const salt = await saltOf(db, day)
  return createHmac('sha256', salt)
    .update(`${addressBlock(address)}\n${browser}`)
    .digest()
    .subarray(0, HASH_BYTES)
}

/** The same by the day of UTC. */
export const hashVisitor = (platform: Needs<'db' | 'clock'>, visitor: Visitor): Promise<Buffer> =>
  hashVisitorOf(platform, platform.clock.now().toISOString().slice(0, 10), visitor)

function saltOf(db: Database, day: string): Promise<Buffer> {
  const days = salts.get(db) ?? new Map<string, Promise<Buffer>>()
  salts.set(db, days)
  const known = days.get(day)
  if (known) return known
  const salt = findOrMakeSalt(db, day, randomBytes(SALT_BYTES))
  days.set(day, salt)
  salt.catch(() => days.delete(day))
  for (const old of [...days.keys()].toSorted().slice(0, -MOST_SALTS)) days.delete(old)
  return salt
}
