import { createHmac, randomBytes } from 'node:crypto'
import { addressBlock } from '../../../platform/http/address-block.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOrMakeSalt } from './visitors.repository.ts'

const SALT_BYTES = 32
const HASH_BYTES = 16

const salts = new WeakMap<Database, { readonly day: string; readonly salt: Promise<Buffer> }>()

/**
 * Tells visitors of one day apart without knowing any of them: their network and browser, hashed with a random salt that
 * is the same in all processes and is gone for good with its day.
 */
export async function hashVisitor(
  { db, clock }: Needs<'db' | 'clock'>,
  { address, browser }: { readonly address: string; readonly browser: string },
): Promise<Buffer> {
  const salt = await saltOf(db, clock.now().toISOString().slice(0, 10))
  return createHmac('sha256', salt)
    .update(`${addressBlock(address)}\n${browser}`)
    .digest()
    .subarray(0, HASH_BYTES)
}

function saltOf(db: Database, day: string): Promise<Buffer> {
  const known = salts.get(db)
  if (known?.day === day) return known.salt
  const salt = findOrMakeSalt(db, day, randomBytes(SALT_BYTES))
  salts.set(db, { day, salt })
  salt.catch(() => salts.delete(db))
  return salt
}
