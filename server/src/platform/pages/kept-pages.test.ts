import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Cache } from '../cache/cache.ts'
import { defineTag } from '../cache/cache-tag.ts'
import { tell } from '../cache/noted-tags.ts'
import {
  bytesOf,
  createKeptPages,
  type KeptPages,
  type PageAnswer,
  type RenderedPage,
} from './kept-pages.ts'
import { chooseEncoding, isSameEtag } from './negotiate.ts'

const IMPORTED = defineTag('kept-pages-test', { isSoft: true })

let invalidate: (tags: readonly string[] | 'all') => void
let isTrusted: boolean
let changing: string[]
let now: number
let renderings: number
let pages: KeptPages

/** The part of the cache that kept pages listen to. */
const cache = {
  onInvalidated: (handle: typeof invalidate) => {
    invalidate = handle
    return () => undefined
  },
  isTrusted: () => isTrusted,
  isChanging: (tags: readonly string[]) => tags.some((tag) => changing.includes(tag)),
} as unknown as Cache

beforeEach(() => {
  isTrusted = true
  changing = []
  now = 1_000_000
  renderings = 0
  pages = createKeptPages(cache, { now: () => now, freshMs: () => 30_000 })
})

function rendering({
  isShared = true,
  tags = ['title:1', IMPORTED],
  until,
}: { isShared?: boolean; tags?: string[]; until?: Promise<void> } = {}) {
  return async (): Promise<RenderedPage> => {
    renderings += 1
    const number = renderings
    tell(tags)
    await until
    return { status: 200, headers: {}, html: `rendering ${number}`, isShared }
  }
}
const textOf = async (answer: PageAnswer) =>
  answer.kind === 'kept' ? String(await bytesOf(answer.page, 'identity')) : String(answer.page.html)
const ask = async (options?: Parameters<typeof rendering>[0]) =>
  textOf(await pages.answer('key', rendering(options)))

describe('kept pages', () => {
  it('stay when somebody makes up thousands of addresses with a query', async () => {
    pages = createKeptPages(cache, {
      now: () => now,
      freshMs: () => 30_000,
      largestStoreBytes: 64 * 1024,
    })
    const show = (key: string) => pages.answer(key, rendering())
    await show('guest /')
    for (let made = 0; made < 200; made += 1) await show(`guest /?x=${made}`)
    renderings = 0
    await show('guest /?x=199')
    await show('guest /')
    expect(renderings).toBe(0)
    await show('guest /?x=0')
    expect(renderings).toBe(1)
  })

  it('are not shown while a change of what they show is on its way, unless imports make it', async () => {
    await ask()
    changing = [IMPORTED]
    expect(await ask()).toBe('rendering 1')
    changing = ['title:1']
    expect(await ask()).toBe('rendering 2')
    expect(await ask()).toBe('rendering 3')
    changing = []
    invalidate(['title:1'])
    expect(await ask()).toBe('rendering 4')
    expect(await ask()).toBe('rendering 4')
  })

  it('are rendered once for everybody who asks meanwhile and after', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(
      Array.from({ length: 3 }, () => 'rendering 1'),
    )
    expect(await ask()).toBe('rendering 1')
  })

  it('are told apart by their key', async () => {
    await ask()
    expect(await textOf(await pages.answer('other', rendering()))).toBe('rendering 2')
  })

  it('that are not shared are rendered for each visitor, also for those who waited', async () => {
    const own = await Promise.all([ask({ isShared: false }), ask({ isShared: false })])
    expect(new Set(own).size).toBe(2)
  })

  it('are handed out once more when they grow old, and are new for the next', async () => {
    await ask()
    now += 31_000
    expect(await ask()).toBe('rendering 1')
    await expect.poll(() => ask()).toBe('rendering 2')
    expect(renderings).toBe(2)
  })

  it('are rendered anew at once when they are very old', async () => {
    await ask()
    now += 301_000
    expect(await ask()).toBe('rendering 2')
  })

  it('are forgotten when something they show changes, and only then', async () => {
    await ask()
    invalidate(['title:2'])
    expect(await ask()).toBe('rendering 1')
    invalidate(['title:1'])
    expect(await ask()).toBe('rendering 2')
  })

  it('that name a catalogue under import are renewed behind the answer', async () => {
    await ask()
    invalidate([IMPORTED])
    expect(await ask()).toBe('rendering 1')
    await expect.poll(() => ask()).toBe('rendering 2')
  })

  it('are not kept when they changed while they were rendered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const early = ask({ until: promise })
    invalidate(['title:1'])
    resolve()
    expect(await early).toBe('rendering 1')
    expect(await ask()).toBe('rendering 2')
  })

  it('that changed while they were rendered are not shown to who asked meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const early = ask({ until: promise })
    invalidate(['title:1'])
    const late = [ask(), ask()]
    resolve()
    expect(await early).toBe('rendering 1')
    expect(await Promise.all(late)).toEqual(['rendering 2', 'rendering 2'])
    expect(await ask()).toBe('rendering 2')
  })

  it('are not believed while the other processes cannot be heard', async () => {
    await ask()
    isTrusted = false
    expect(await ask()).toBe('rendering 2')
    expect(await ask()).toBe('rendering 3')
  })

  it('come in the encodings that clients take', async () => {
    const answer = await pages.answer('key', rendering())
    if (answer.kind !== 'kept') throw new Error('not kept')
    expect(
      String(brotliDecompressSync(await bytesOf(answer.page, chooseEncoding('gzip, deflate, br')))),
    ).toBe('rendering 1')
    expect(String(gunzipSync(await bytesOf(answer.page, chooseEncoding('gzip, br;q=0'))))).toBe(
      'rendering 1',
    )
    expect(String(await bytesOf(answer.page, chooseEncoding(undefined)))).toBe('rendering 1')
  })

  it('are recognised by their tag', () => {
    expect(isSameEtag('W/"a", "b"', '"b"')).toBe(true)
    expect(isSameEtag('W/"b"', '"b"')).toBe(true)
    expect(isSameEtag('"bc"', '"b"')).toBe(false)
    expect(isSameEtag(undefined, '"b"')).toBe(false)
  })
})
