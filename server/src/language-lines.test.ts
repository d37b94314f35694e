import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shippedLines } from '@mediatheque/contract/lines.ts'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** `t('…')` in pages and `line('…')`/`message('…')` marks in the rest; template strings are not keys. */
const USED = /(?<![\w.])(?:t|line)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g

function usedKeys(): Map<string, string> {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'web/src', 'server/src', 'contract/src'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.(test|gen)\.tsx?$/.test(file) &&
        existsSync(path.join(root, file)),
    )
  const keys = new Map<string, string>()
  for (const file of files) {
    for (const [, single, double] of readFileSync(path.join(root, file), 'utf8').matchAll(USED)) {
      keys.set((single ?? double ?? '').replace(/\\(.)/g, '$1'), file)
    }
  }
  return keys
}

const placeholders = (line: string) => [...new Set(line.match(/:[a-z]\w*/gi) ?? [])].sort()

describe('language lines', () => {
  it('has a line for every text that a page shows', () => {
    const missing = [...usedKeys()]
      .filter(([key]) => !(key in shippedLines))
      .map(([key, file]) => `${file}: ${key}`)
    expect(missing).toEqual([])
  })

  it('has a French line for every key, with the same placeholders', () => {
    const wrong = Object.entries(shippedLines).filter(
      ([key, { en, fr }]) =>
        fr.trim() === '' || placeholders(fr).join() !== placeholders(en ?? key).join(),
    )
    expect(wrong).toEqual([])
  })
})
