import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notePassed, passOn } from './passing-bytes.ts'

const MB = 1024 * 1024
const collect = vi.fn()
beforeEach(() => {
  vi.stubGlobal('gc', collect)
  notePassed(8 * MB)
  collect.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('bytes that pass through memory', () => {
  it('are collected every eight megabytes, and only what is young', () => {
    for (let passed = 0; passed < 7; passed++) notePassed(MB)
    expect(collect).not.toHaveBeenCalled()
    notePassed(MB)
    expect(collect.mock.calls).toEqual([[{ type: 'minor' }]])
    notePassed(7 * MB)
    expect(collect).toHaveBeenCalledTimes(1)
  })

  it('pass also where nobody can ask for that', () => {
    vi.stubGlobal('gc', undefined)
    expect(() => notePassed(9 * MB)).not.toThrow()
  })

  it('come out as they went in, and count', async () => {
    const content = Buffer.alloc(9 * MB, 'abc')
    const source = Readable.from([content.subarray(0, 5 * MB), content.subarray(5 * MB)], {
      objectMode: false,
    })
    expect((await buffer(passOn(source))).equals(content)).toBe(true)
    expect(collect).toHaveBeenCalledTimes(1)
  })

  it('end where their reader ends, and tell of what goes wrong', async () => {
    const left = new Readable({ read: () => undefined })
    passOn(left).destroy()
    await expect.poll(() => left.destroyed).toBe(true)
    const broken = new Readable({ read: () => undefined })
    const read = buffer(passOn(broken))
    broken.destroy(new Error('the disk is gone'))
    await expect(read).rejects.toThrow('the disk is gone')
  })
})
