import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../database/test-database.ts'
import { createLogger } from '../log/logger.ts'
import { defineTagOf } from './cache-tag.ts'
import { createCache } from './create-cache.ts'
import { createEvents } from './create-events.ts'
import type { Events } from './events.ts'

const database = useTestDatabase()
const log = createLogger({ logLevel: 'silent' })
const tagNamed = defineTagOf<string>('cache-test')
const taggedWith = (name: string) => ({ ttlSeconds: 60, tags: [tagNamed(name)] })

let here: Events
let there: Events
let cacheHere: ReturnType<typeof createCache>
let cacheThere: ReturnType<typeof createCache>

beforeAll(async () => {
  const { url, db } = database
  here = await createEvents({ url, db, log })
  there = await createEvents({ url, db, log })
  cacheHere = createCache(here)
  cacheThere = createCache(there)
})

afterAll(async () => {
  await here.stop()
  await there.stop()
})

const load = (value: string) => async () => value
/** Resolves when the other process has heard about the tag. */
const hearAbout = (name: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = there.subscribe('cache', (message) => {
    if (!(message as { tags: string[] }).tags.includes(tagNamed(name))) return
    stop()
    resolve()
  })
  return promise
}

describe('a cache', () => {
  it('loads a value once for everyone who asks meanwhile and after', async () => {
    let loads = 0
    const slow = async () => {
      loads += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return loads
    }
    const ask = () => cacheHere.remember('single', { ttlSeconds: 60 }, slow)
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
  })

  it('keeps no failure', async () => {
    const fail = () => Promise.reject(new Error('no'))
    await expect(cacheHere.remember('failing', { ttlSeconds: 60 }, fail)).rejects.toThrow('no')
    expect(await cacheHere.remember('failing', { ttlSeconds: 60 }, load('yes'))).toBe('yes')
  })

  it('forgets a value after its time', async () => {
    await cacheHere.remember('short', { ttlSeconds: 0.02 }, load('old'))
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(await cacheHere.remember('short', { ttlSeconds: 60 }, load('new'))).toBe('new')
  })

  it('does not keep what was being loaded when it changed', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const early = cacheHere.remember('racing', taggedWith('title:1'), () => promise)
    await cacheHere.invalidate([tagNamed('title:1')])
    resolve('old')
    expect(await early).toBe('old')
    expect(await cacheHere.remember('racing', taggedWith('title:1'), load('new'))).toBe('new')
  })
})

describe('two caches on one database', () => {
  it('both forget what one of them invalidates, and nothing else', async () => {
    for (const cache of [cacheHere, cacheThere]) {
      await cache.remember('changed', taggedWith('title:2'), load('old'))
      await cache.remember('other', taggedWith('title:20'), load('old'))
    }
    const heard = hearAbout('title:2')
    await cacheHere.invalidate([tagNamed('title:2')])
    await heard
    for (const cache of [cacheHere, cacheThere]) {
      expect(await cache.remember('changed', taggedWith('title:2'), load('new'))).toBe('new')
      expect(await cache.remember('other', taggedWith('title:20'), load('new'))).toBe('old')
    }
  })

  it('hear of a transaction when it commits, and who committed reads the new value at once', async () => {
    const tags = taggedWith('title:3')
    for (const cache of [cacheHere, cacheThere])
      await cache.remember('committed', tags, load('old'))
    const heard = hearAbout('title:3')
    const written = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const transaction = database.db.transaction().execute(async (tx) => {
      await cacheHere.invalidate([tagNamed('title:3')], tx)
      written.resolve()
      await asked.promise
    })
    await written.promise
    expect(await cacheHere.remember('committed', tags, load('unseen by others'))).toBe(
      'unseen by others',
    )
    expect(await cacheThere.remember('committed', tags, load('new'))).toBe('old')
    asked.resolve()
    await transaction
    expect(await cacheHere.remember('committed', tags, load('new'))).toBe('new')
    await heard
    expect(await cacheThere.remember('committed', tags, load('new'))).toBe('new')
  })

  it('fail in tests when a transaction asks, also for what they have', async () => {
    await cacheHere.remember('kept', taggedWith('title:6'), load('old'))
    const attempt = database.db
      .transaction()
      .execute(() => cacheHere.remember('kept', taggedWith('title:6'), load('new')))
    await expect(attempt).rejects.toThrow('inside a transaction')
  })

  it('keep their values when the transaction rolls back', async () => {
    const tags = taggedWith('title:4')
    await cacheThere.remember('rolled-back', tags, load('old'))
    const attempt = database.db.transaction().execute(async (tx) => {
      await cacheHere.invalidate([tagNamed('title:4')], tx)
      throw new Error('no')
    })
    await expect(attempt).rejects.toThrow('no')
    const heard = hearAbout('title:5')
    await cacheHere.invalidate([tagNamed('title:5')])
    await heard
    expect(await cacheThere.remember('rolled-back', tags, load('new'))).toBe('old')
  })

  it('invalidate more tags than fit into one message', async () => {
    const tags = Array.from({ length: 2000 }, (_, index) => tagNamed(`episode:${index}`))
    await cacheThere.remember('last', taggedWith('episode:1999'), load('old'))
    const heard = hearAbout('episode:1999')
    await cacheHere.invalidate(tags)
    await heard
    expect(await cacheThere.remember('last', taggedWith('episode:1999'), load('new'))).toBe('new')
  })

  it('trust nothing they kept once the connection for events was lost', async () => {
    await cacheThere.remember('before', taggedWith('title:6'), load('old'))
    const back = Promise.withResolvers<void>()
    const stop = there.onReconnect(back.resolve)
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'mediatheque events%' and datname = current_database()`)
    await expect.poll(() => there.isListening()).toBe(false)
    expect(await cacheThere.remember('before', taggedWith('title:6'), load('read meanwhile'))).toBe(
      'read meanwhile',
    )
    await back.promise
    stop()
    expect(await cacheThere.remember('before', taggedWith('title:6'), load('new'))).toBe('new')
    await expect.poll(() => here.isListening()).toBe(true)
    const heard = hearAbout('title:6')
    await cacheHere.invalidate([tagNamed('title:6')])
    await heard
  })
})

describe('events', () => {
  it('reach every process when the transaction commits', async () => {
    const heard: unknown[] = []
    const stops = [here, there].map((events) =>
      events.subscribe('news', (message) => heard.push(message)),
    )
    await database.db.transaction().execute((tx) => here.publish('news', { id: 1 }, tx))
    await expect.poll(() => heard).toEqual([{ id: 1 }, { id: 1 }])
    for (const stop of stops) stop()
  })

  it('refuse a message that PostgreSQL would not take', async () => {
    await expect(here.publish('news', 'é'.repeat(4000))).rejects.toThrow('too long')
  })
})
