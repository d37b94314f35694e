import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from './platform/database/test-database.ts'
import { findFaults, readFigures, sumOf } from './platform/http/metrics/test-figures.ts'
import { startTwoProcesses, type TestSite } from './test-web-processes.ts'

const database = useTestDatabase()
let site: TestSite
/** A connection that was just handed to a process as it was killed is never answered: whoever asks gives up. */
const scrape = async () =>
  (await site.call('/metrics', { signal: AbortSignal.timeout(5_000) })).text()
const processesIn = (text: string) =>
  readFigures(text)
    .filter(({ name }) => name === 'mediatheque_build_info')
    .map(({ labels }) => labels['process'])
    .toSorted()

describe.skipIf(process.platform !== 'linux')('figures of a site with two web processes', () => {
  beforeAll(async () => {
    site = await startTwoProcesses({ DATABASE_URL: database.url })
  }, 90_000)
  afterAll(() => site.stop(), 30_000)

  it('are those of all processes, whichever is asked', async () => {
    await expect.poll(async () => processesIn(await scrape())).toEqual(['main', 'web1', 'web2'])
    const texts = await Promise.all(Array.from({ length: 6 }, scrape))
    for (const text of texts) {
      expect(processesIn(text)).toEqual(['main', 'web1', 'web2'])
      expect(findFaults(text)).toEqual([])
    }
  })

  it('count each call once, by whichever process answered', async () => {
    const count = async () =>
      sumOf(await scrape(), 'http_request_duration_seconds_count', { route: '/health/live' }) ?? 0
    const before = await count()
    await Promise.all(Array.from({ length: 20 }, () => site.call('/health/live')))
    await expect.poll(count).toBe(before + 20)
    expect(
      new Set(
        readFigures(await scrape())
          .filter(
            ({ name, labels }) =>
              name === 'http_request_duration_seconds_count' && labels['route'] === '/health/live',
          )
          .map(({ labels }) => labels['process']),
      ).size,
    ).toBe(2)
  })

  it('tell pages apart by what they show, and those that were kept', async () => {
    for (let index = 0; index < 6; index++) expect((await site.call('/')).status).toBe(200)
    const pages = async (source: string) =>
      sumOf(await scrape(), 'mediatheque_page_duration_seconds_count', { page: 'home', source }) ??
      0
    expect(await pages('drawn')).toBeGreaterThanOrEqual(1)
    expect(await pages('kept')).toBeGreaterThanOrEqual(1)
    expect((await pages('drawn')) + (await pages('kept'))).toBe(6)
    const text = await scrape()
    expect(sumOf(text, 'mediatheque_cache_lookups_total', { cache: 'pages', result: 'hit' })).toBe(
      await pages('kept'),
    )
    expect(sumOf(text, 'mediatheque_cache_entries', { cache: 'pages' })).toBeGreaterThanOrEqual(1)
  })

  it('name the process that takes the place of another as that one', async () => {
    const beganAt = async () => {
      const text = await scrape().catch(() => '')
      return ['web1', 'web2'].map(
        (name) => sumOf(text, 'process_start_time_seconds', { process: name }) ?? 0,
      )
    }
    const before = await beganAt()
    process.kill(site.workers()[0]!, 'SIGKILL')
    const isReplaced = async () => {
      const after = await beganAt()
      const later = after.filter((at, index) => at > before[index]!)
      return after.every((at) => at > 0) && later.length === 1
    }
    await expect.poll(isReplaced, { timeout: 60_000, interval: 500 }).toBe(true)
    expect(processesIn(await scrape())).toEqual(['main', 'web1', 'web2'])
  }, 90_000)
})
