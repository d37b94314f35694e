import { describe, expect, it } from 'vitest'
import { boxAfterKey, type CropBox, largestBox, moveBox, pullCorner, sharesOf } from './crop-box.ts'

const size = { width: 1_600, height: 900 }
const poster = { size, ratio: 2 / 3 }
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('a part of a picture', () => {
  it('begins as large as its shape allows, in the middle', () => {
    expect(largestBox(poster)).toEqual({ left: 500, top: 0, width: 600, height: 900 })
    expect(largestBox({ size, ratio: null })).toEqual({ left: 0, top: 0, ...size })
    const upright = { width: 300, height: 900 }
    expect(largestBox({ size: upright, ratio: 16 / 9 })).toMatchObject({ left: 0, width: 300 })
  })

  it('never leaves the picture', () => {
    const box = largestBox(poster)
    expect(moveBox(box, { x: 5_000, y: 5_000 }, size)).toMatchObject({ left: 1_000, top: 0 })
    expect(moveBox(box, { x: -5_000, y: -1 }, size)).toMatchObject({ left: 0, top: 0 })
    const free = pullCorner(
      { left: 100, top: 100, width: 200, height: 200 },
      'nw',
      { x: -900, y: -50 },
      { size, ratio: null },
    )
    expect(free).toEqual({ left: 0, top: 50, width: 300, height: 250 })
  })

  it.each(['nw', 'ne', 'sw', 'se'] as const)('keeps its shape and its far corner: %s', (corner) => {
    const box: CropBox = { left: 600, top: 300, width: 200, height: 300 }
    for (const by of [-5_000, -40, 40, 5_000]) {
      const pulled = pullCorner(box, corner, { x: by, y: by }, poster)
      expect(pulled.width / pulled.height).toBeCloseTo(2 / 3)
      const far = (one: CropBox) => [
        corner.includes('e') ? one.left : one.left + one.width,
        corner.includes('s') ? one.top : one.top + one.height,
      ]
      expect(far(pulled)[0]).toBeCloseTo(far(box)[0]!)
      expect(far(pulled)[1]).toBeCloseTo(far(box)[1]!)
      expect(pulled.left).toBeGreaterThanOrEqual(0)
      expect(pulled.top).toBeGreaterThanOrEqual(0)
      expect(pulled.left + pulled.width).toBeLessThanOrEqual(1_600.001)
      expect(pulled.top + pulled.height).toBeLessThanOrEqual(900.001)
      expect(pulled.width).toBeGreaterThan(10)
    }
  })

  it('is moved by arrows, and sized by arrows with Shift', () => {
    const box: CropBox = { left: 600, top: 300, width: 200, height: 300 }
    expect(boxAfterKey(box, key('ArrowRight'), poster)).toEqual({ ...box, left: 616 })
    expect(boxAfterKey(box, key('ArrowUp'), poster)).toEqual({ ...box, top: 291 })
    expect(boxAfterKey(box, key('ArrowRight', true), poster)).toMatchObject({ width: 216 })
    expect(boxAfterKey(box, key('ArrowLeft', true), poster)).toMatchObject({ width: 184 })
    expect(boxAfterKey(box, key('ArrowDown', true), poster)).toMatchObject({ height: 309 })
    expect(boxAfterKey(box, key('ArrowUp', true), { size, ratio: null })).toEqual({
      ...box,
      height: 291,
    })
    expect(boxAfterKey(box, key('Enter'), poster)).toBeUndefined()
  })

  it('is told in shares of the picture', () => {
    expect(sharesOf({ left: 400, top: 0, width: 800, height: 900 }, size)).toEqual({
      left: 0.25,
      top: 0,
      width: 0.5,
      height: 1,
    })
  })
})
