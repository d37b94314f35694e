import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../..')

/** Files, from the accounts' folder on, that call a function. */
const callersOf = (name: string) =>
  globSync('**/*.ts', {
    cwd: source,
    exclude: (file) => /\.(test|factory)\.ts$|test-app\.ts$/.test(String(file)),
  })
    .filter((file) =>
      new RegExp(`(?<!function )\\b${name}\\(`).test(readFileSync(path.join(source, file), 'utf8')),
    )
    .map((file) => path.basename(file))
    .sort()

describe('the second factor', () => {
  it('is passed by whoever opens a session: only a new account needs none', () => {
    expect(callersOf('openSession')).toEqual(['finish-login.service.ts', 'register.ts'])
  })

  it('is left out only by those who have seen it', () => {
    expect(callersOf('openLogin')).toEqual([
      'answer-challenge.ts',
      'finish-login.service.ts',
      'log-in-with-passkey.ts',
    ])
  })
})
