import type { HumanCheckChallenge } from '@mediatheque/contract/accounts/human-check/human-check.schemas.ts'
import { hashBlock, toBlock } from './sha256.ts'

export interface Solution {
  readonly counter: number
  readonly derivedKey: string
}

const COUNTER_BYTES = 4
const MOST_ATTEMPTS = 50_000_000
const ALGORITHM = 'SHA-256'

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (words: Uint32Array) =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')

/**
 * Tries one counter after the other until the hash of salt, nonce and counter begins as the task wants it.
 * @throws when the task is of a kind that this browser was not told to solve
 */
export function findSolution({ parameters }: HumanCheckChallenge): Solution {
  const { algorithm, cost, salt, nonce, keyPrefix, keyLength } = parameters
  if (algorithm !== ALGORITHM || cost !== 1 || keyPrefix.length < 2)
    throw new Error('This task is of an unknown kind.')
  const text = Uint8Array.from([
    ...fromHex(salt),
    ...fromHex(nonce),
    ...new Uint8Array(COUNTER_BYTES),
  ])
  const block = toBlock(text)
  // The counter is the last of the text, and so the last but the mark in the block.
  const place = (text.length - COUNTER_BYTES) / 4
  if (!Number.isInteger(place)) throw new Error('This task is of an unknown kind.')
  const wanted = Number.parseInt(keyPrefix.slice(0, 8).padEnd(8, '0'), 16)
  const mask =
    keyPrefix.length >= 8 ? 0xffffffff : (0xffffffff << (4 * (8 - keyPrefix.length))) >>> 0
  for (let counter = 0; counter < MOST_ATTEMPTS; counter += 1) {
    block[place] = counter
    const hash = hashBlock(block)
    if ((hash[0]! & mask) >>> 0 === wanted && toHex(hash).startsWith(keyPrefix))
      return { counter, derivedKey: toHex(hash).slice(0, keyLength * 2) }
  }
  throw new Error('This task has no solution.')
}
