import { createHash } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { describe, expect, it } from 'vitest'
import { findSolution } from '../../../../../web/src/lib/human-check/find-solution.ts'
import { hashBlock, toBlock } from '../../../../../web/src/lib/human-check/sha256.ts'

const hexOf = (text: string) =>
  Array.from(hashBlock(toBlock(new TextEncoder().encode(text))), (word) =>
    word.toString(16).padStart(8, '0'),
  ).join('')

describe('the hash', () => {
  it('is SHA-256 for every text of one block', () => {
    for (const text of ['', 'abc', 'a longer text with some words in it', 'x'.repeat(55)]) {
      expect(hexOf(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
    expect(() => hexOf('x'.repeat(56))).toThrow('more than one block')
  })
})

describe('a task of the human check', () => {
  const make = (counter: number) =>
    createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      counter,
      deriveKey,
      hmacSignatureSecret: 'secret',
    })

  it('is solved as the library of the server wants it', async () => {
    for (const counter of [0, 1, 255, 256, 70_000]) {
      const challenge = await make(counter)
      const solution = findSolution(challenge)
      expect(solution.counter).toBe(counter)
      expect(
        (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: 'secret' }))
          .verified,
      ).toBe(true)
    }
  })

  it('is solved when it asks for any key with a short beginning', async () => {
    const challenge = await createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      keyPrefix: '00f',
      deriveKey,
      hmacSignatureSecret: 'secret',
    })
    const solution = findSolution(challenge)
    expect(solution.derivedKey.startsWith('00f')).toBe(true)
    expect(
      (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: 'secret' }))
        .verified,
    ).toBe(true)
  })

  it('of another kind is left alone', async () => {
    const challenge = await make(1)
    expect(() =>
      findSolution({ parameters: { ...challenge.parameters, algorithm: 'SCRYPT' } }),
    ).toThrow('unknown kind')
    expect(() =>
      findSolution({ parameters: { ...challenge.parameters, cost: 1_000_000 } }),
    ).toThrow('unknown kind')
  })
})
