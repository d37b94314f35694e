import { describe, expect, it } from 'vitest'
import { changesOf, DraftStore, groupsOf } from './draft-store.ts'

describe('a draft of the appearance', () => {
  it('goes back and forth by steps, of which one that goes on is one', () => {
    let now = 0
    const store = new DraftStore({ name: '', menus: [] }, () => now)
    for (const name of ['S', 'Sh', 'She']) {
      store.change({ name })
      now += 200
    }
    store.change({ menus: [1] })
    store.undo()
    expect(store.read().values).toEqual({ name: 'She', menus: [] })
    store.undo()
    expect(store.read().values).toEqual({ name: '', menus: [] })
    store.undo()
    store.redo()
    store.redo()
    expect(store.read().values).toEqual({ name: 'She', menus: [1] })
    store.undo()
    store.change({ name: 'Shelf' })
    expect(store.read().future).toEqual([])
    store.undo()
    expect(store.read().values['name']).toBe('She')
  })

  it('is a step of its own after a pause, and after a way back', () => {
    let now = 0
    const store = new DraftStore({ name: 'a' }, () => now)
    store.change({ name: 'b' })
    now = 5_000
    store.change({ name: 'c' })
    store.undo()
    store.change({ name: 'd' })
    store.undo()
    expect(store.read().values).toEqual({ name: 'b' })
  })

  it('tells who listens, and not of what changed nothing', () => {
    const store = new DraftStore({ name: 'a' })
    let told = 0
    store.subscribe(() => (told += 1))
    store.change({ name: 'a' })
    expect(told).toBe(0)
    store.change({ name: 'b' })
    expect(told).toBe(1)
  })

  it('is what differs from the site, in the groups of the settings', () => {
    expect(changesOf({ a: [1], b: 2 }, { a: [1], b: 3 })).toEqual({ b: 2 })
    expect(groupsOf({ menus: [], 'themes.all': [1], 'themes.default_id': 2 })).toEqual({
      menus: [],
      themes: { all: [1], default_id: 2 },
    })
  })
})
