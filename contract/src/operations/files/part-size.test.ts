import { describe, expect, it } from 'vitest'
import { countParts, MOST_PARTS, partSizeOf, placeOfPart } from './part-size.ts'

const MB = 1024 * 1024

describe('the parts of a long file', () => {
  it('have 20 MB, and more where a bucket would not join so many', () => {
    expect(partSizeOf(100 * MB)).toBe(20 * MB)
    expect(partSizeOf(200_000 * MB)).toBe(20 * MB)
    for (const fileBytes of [200_000 * MB, 200_000 * MB + 1, 5 * 1024 * 1024 * MB])
      expect(countParts(fileBytes, partSizeOf(fileBytes))).toBeLessThanOrEqual(MOST_PARTS)
    expect(partSizeOf(400_000 * MB)).toBe(40 * MB)
  })

  it('follow each other to the last byte', () => {
    const file = { fileBytes: 45 * MB, partBytes: 20 * MB }
    expect(countParts(file.fileBytes, file.partBytes)).toBe(3)
    expect([1, 2, 3].map((number) => placeOfPart(number, file))).toEqual([
      { start: 0, sizeBytes: 20 * MB },
      { start: 20 * MB, sizeBytes: 20 * MB },
      { start: 40 * MB, sizeBytes: 5 * MB },
    ])
  })
})
