import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { HumanCheckChallenge } from '@mediatheque/contract/accounts/human-check/human-check.schemas.ts'

/** What a browser would send, for tests. */
export async function solve(challenge: HumanCheckChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
