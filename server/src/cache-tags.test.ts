import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { defineTag, defineTagOf } from './platform/cache/cache-tag.ts'

const FEATURES = path.join(import.meta.dirname, 'features')
const DECLARED = /const (\w+) = defineTag(?:Of<[^>]+>)?\(/g
const INVALIDATED = /\binvalidate\([^;]*?\)(?=[\n; ])/g
const KEPT_UNDER = /\btags: \[[^;{}]*?\](?=[,;\s]*[}\n])/g

const sources = globSync('**/*.ts', { cwd: FEATURES })
  .filter((file) => !/\.(test|factory)\.ts$|\/test-[a-z-]+\.ts$/.test(file))
  .map((file) => readFileSync(path.join(FEATURES, file), 'utf8'))

const declared = sources.flatMap((source) =>
  [...source.matchAll(DECLARED)].map(([, name]) => name!),
)
const mentions = (texts: readonly string[], name: string) => {
  const word = new RegExp(`\\b${name}\\b`)
  return texts.some((text) => word.test(text))
}

describe('cache tags', () => {
  it('each keeps something: what is invalidated under no value is a mistake', () => {
    const keeping = sources.flatMap((source) => source.match(KEPT_UNDER) ?? [])

    expect(declared.length).toBeGreaterThan(10)
    expect(declared.filter((name) => !mentions(keeping, name))).toEqual([])
  })

  it('each is invalidated: what is kept until its time is over needs no tag', () => {
    const invalidating = sources.flatMap((source) => source.match(INVALIDATED) ?? [])

    expect(declared.filter((name) => !mentions(invalidating, name))).toEqual([])
  })

  it('refuses a second one of a name', () => {
    defineTag('cache-tags-test')

    expect(() => defineTagOf('cache-tags-test')).toThrow('cache-tags-test is declared twice')
  })
})
