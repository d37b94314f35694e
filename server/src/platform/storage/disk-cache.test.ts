import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDiskCache } from './disk-cache.ts'

let directory = ''
beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(os.tmpdir(), 'mediatheque-cache-'))
})
afterAll(() => fs.rm(directory, { recursive: true, force: true }))

const content = (letter: string) => Buffer.from(letter.repeat(1_000))
const pause = () => new Promise((resolve) => setTimeout(resolve, 15))

it('gives up what was not used for longest when it is full, and keeps what was read since', async () => {
  const cache = createDiskCache({ directory, mostBytes: () => 5_000, touchEveryMs: 0 })
  for (const letter of ['a', 'b', 'c', 'd', 'e']) {
    await cache.put(letter, content(letter))
    await pause()
  }
  expect(await cache.get('a')).toEqual(content('a'))
  await cache.put('f', content('f'))
  const kept = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(async (letter) => (await cache.get(letter)) !== undefined),
  )
  expect(kept).toEqual([true, false, false, true, true, true])
})

it('keeps nothing that is larger than all its room', async () => {
  const cache = createDiskCache({ directory, mostBytes: () => 500 })
  await cache.put('large', content('x'))
  expect(await cache.get('large')).toBeUndefined()
})
