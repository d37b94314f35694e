import { describe, expect, it } from 'vitest'
import { addVectors, countKeys, keysOf, leastOfFirst, toVector } from './report-vectors.ts'

const totalsOf = (...events: number[]) => Float64Array.from(events)

describe('vectors of sums', () => {
  it('are added and taken away key by key, also where a buffer is a part of another', () => {
    const whole = Buffer.concat([Buffer.alloc(5), toVector(totalsOf(0, 7, 0, 9))])
    const sum = addVectors([
      { sign: 1, counts: whole.subarray(5) },
      { sign: 1, counts: toVector(totalsOf(4, 0, 0, 1)) },
      { sign: -1, counts: toVector(totalsOf(1, 7)) },
    ])
    expect([...sum]).toEqual([3, 0, 0, 10])
    expect(keysOf(sum)).toEqual([0, 3])
    expect(countKeys(sum)).toBe(2)
    expect([...addVectors([])]).toEqual([0])
  })

  it('know the least of the first so many as an order of all would', () => {
    for (let round = 0; round < 200; round += 1) {
      const totals = Float64Array.from({ length: round }, () => Math.floor(Math.random() * 20))
      const inOrder = [...totals].filter((events) => events > 0).toSorted((a, b) => b - a)
      for (const wanted of [1, 3, 10, 50]) {
        const first = keysOf(totals, leastOfFirst(totals, wanted))
        const least = inOrder[wanted - 1] ?? inOrder.at(-1)
        expect(first.length).toBe(inOrder.filter((events) => events >= least!).length)
      }
    }
  })
})
