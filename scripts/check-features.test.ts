import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findClimbs, findCycles, readImports } from './check-features.ts'

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))

describe('the check of features', () => {
  it('names features that reach each other, once for each circle', () => {
    expect(findCycles(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual(['a → b → c → a'])
    expect(findCycles(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
  })

  it('lets the lowest layers import nothing above them', () => {
    const imports = graph({ settings: ['lines'], lines: [], users: ['settings', 'links'] })
    expect(findClimbs(imports, [['settings', 'lines'], ['users']])).toEqual([
      'users imports links, which stands above it',
    ])
    expect(findClimbs(graph({ settings: ['users'] }), [['settings'], ['users']])).toHaveLength(1)
  })

  it('reads types and calls of import too, and leaves tests and factories alone', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-features-'))
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    write('a/one/one.ts', `import type { X } from '../../b/two/two.service.ts'`)
    write('a/one/deeper/three.ts', `await import('../../../c/three/three.ts')`)
    write('a/one/own.ts', `import './one.ts'\nimport '../../../platform/platform.ts'`)
    write('a/one/one.test.ts', `import '../../d/four/four.ts'`)
    expect(readImports(folder)).toEqual(graph({ 'a/one': ['b/two', 'c/three'] }))
    rmSync(folder, { recursive: true })
  })
})
