import { describe, expect, it } from 'vitest'
import { mergeValues } from './merge-values.ts'

const base = { name: 'Ada', tags: ['a'], size: 1 }

describe('what two people made of the same values', () => {
  it('goes together where they changed different fields', () => {
    const { merged, changed, disputed } = mergeValues(
      base,
      { ...base, name: 'Augusta' },
      { ...base, tags: ['a', 'b'] },
    )
    expect(merged).toEqual({ name: 'Augusta', tags: ['a', 'b'], size: 1 })
    expect({ changed, disputed }).toEqual({ changed: ['tags'], disputed: [] })
  })

  it('is disputed where both changed the same field to different values', () => {
    const { merged, disputed } = mergeValues(base, { ...base, size: 2 }, { ...base, size: 3 })
    expect({ merged: merged.size, disputed }).toEqual({ merged: 2, disputed: ['size'] })
  })

  it('is no dispute where both came to the same', () => {
    const same = { ...base, size: 2, tags: ['x'] }
    expect(mergeValues(base, same, { ...same, tags: ['x'] }).disputed).toEqual([])
  })
})
