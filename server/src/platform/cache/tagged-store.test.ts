import { describe, expect, it } from 'vitest'
import { createTaggedStore } from './tagged-store.ts'

const MEGABYTE = 1024 * 1024

describe('what is kept', () => {
  it('stays when somebody asks for thousands of things of another kind', () => {
    const store = createTaggedStore({ values: 400 })
    store.set('settings', 'everybody needs this', 60, [])
    store.set('user:7', 'and this', 60, [])
    for (let made = 0; made < 5_000; made += 1)
      store.set(`search:${made}`, 'nothing found', 60, ['titles'])
    expect(store.get('settings')).toBeDefined()
    expect(store.get('user:7')).toBeDefined()
    expect(store.get('search:4999')).toBeDefined()
    expect(store.get('search:4899')).toBeUndefined()
  })

  it('stays when somebody asks for a few large things of another kind', () => {
    const store = createTaggedStore({ bytes: 4 * MEGABYTE })
    store.set('user:7', 'everybody needs this', 60, [])
    for (let made = 0; made < 40; made += 1)
      store.set(`search:${made}`, 'x'.repeat(MEGABYTE / 5), 60, [])
    expect(store.get('user:7')).toBeDefined()
    expect([39, 38, 37, 36, 35].filter((made) => store.get(`search:${made}`))).toHaveLength(4)
  })

  it('weighs its key too, which may be long', () => {
    const store = createTaggedStore({ bytes: 4 * MEGABYTE })
    const long = 'x'.repeat(MEGABYTE / 2)
    for (let made = 0; made < 10; made += 1) store.set(`search:${made}${long}`, 1, 60, [])
    expect(store.get(`search:9${long}`)).toBeDefined()
    expect(store.get(`search:7${long}`)).toBeUndefined()
  })

  it('is what was used last of its kind', () => {
    const store = createTaggedStore({ values: 16 })
    for (const key of ['a', 'b', 'c', 'd']) store.set(`search:${key}`, key, 60, ['titles'])
    store.get('search:a')
    store.set('search:e', 'e', 60, ['titles'])
    expect(store.get('search:a')).toBeDefined()
    expect(store.get('search:b')).toBeUndefined()
    store.deleteTags(['titles'])
    expect(['a', 'c', 'd', 'e'].filter((key) => store.get(`search:${key}`))).toEqual([])
    for (const key of ['f', 'g', 'h', 'i']) store.set(`search:${key}`, key, 60, [])
    expect(['f', 'g', 'h', 'i'].filter((key) => store.get(`search:${key}`))).toHaveLength(4)
  })
})
