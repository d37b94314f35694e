import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'

const MOST_WORDS = 200

/** Why a service did not do what it was asked. */
export class DebridError extends Error {
  override readonly name = 'DebridError'
  readonly problem: DebridProblem
  /** Its own words, cut and in one line. They may be in any language and say anything. */
  readonly words: string | undefined

  constructor(problem: DebridProblem, words?: unknown) {
    super(problem)
    this.problem = problem
    this.words = cleanWords(words)
  }
}

function cleanWords(words: unknown): string | undefined {
  if (typeof words !== 'string') return undefined
  const line = words
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS)
  return line || undefined
}
