import net, { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { SITEMAP_SPAN } from '../../../platform/sitemap.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
const FIRST = 2 * SITEMAP_SPAN
/** Of a thousand addresses each, and one more to see that it was the last. */
const STATEMENTS = 51
/** Of a part: sitemaps.org */
const MOST_BYTES = 50 * 1024 * 1024

beforeAll(async () => {
  // Together more than a connection takes that nobody reads; the last has as long an address as names make.
  await sql`insert into people (id, name)
    select ${FIRST}::bigint + n, repeat('夜', case n when ${SITEMAP_SPAN} then 80 else 40 end)
    from generate_series(0, ${SITEMAP_SPAN}::int) n`.execute(test.platform.db)
}, 60_000)

/** Statements that read pages, while somebody looks. */
function countReads(): { readonly count: number } {
  const executor = test.platform.readDb.getExecutor()
  const original = executor.executeQuery.bind(executor)
  const counted = { count: 0 }
  executor.executeQuery = ((...given: Parameters<typeof original>) => {
    if (given[0].sql.includes('"people"')) counted.count += 1
    return original(...given)
  }) as typeof original
  onTestFinished(() => void (executor.executeQuery = original))
  return counted
}

async function askWithoutReading(path: string): Promise<net.Socket> {
  const { port } = test.app.server.address() as AddressInfo
  const socket = net.connect({ host: '127.0.0.1', port })
  onTestFinished(() => void socket.destroy())
  socket.pause()
  await new Promise<void>((resolve) => void socket.once('connect', resolve))
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
  return socket
}

it('of fifty thousand pages and one are two parts, of which neither holds more than a part may', async () => {
  const index = (await test.call('GET', '/sitemap.xml')).body
  const parts = [...index.matchAll(/sitemap-people-(\d+)\.xml/g)].map(([, part]) => Number(part))
  expect(parts).toEqual([2, 3])
  const reads = countReads()
  const whole = (await test.call('GET', '/sitemap-people-2.xml')).body
  expect(reads.count).toBe(STATEMENTS)
  const pages = [...whole.matchAll(/<url><loc>[^<]*\/people\/(\d+)\//g)].map(([, id]) => Number(id))
  expect(pages).toEqual(Array.from({ length: SITEMAP_SPAN }, (_, index) => FIRST + index))
  expect(whole.endsWith('</url>\n</urlset>\n')).toBe(true)
  const rest = (await test.call('GET', '/sitemap-people-3.xml')).body
  const [longest = ''] = rest.match(/<url>.*<\/url>\n/g) ?? []
  expect(longest).toContain('%E5%A4%9C'.repeat(80))
  expect(longest.length * SITEMAP_SPAN).toBeLessThan(MOST_BYTES)
}, 60_000)

it('are read no further than they are taken, and not at all any more for who is gone', async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const reads = countReads()
  const socket = await askWithoutReading('/sitemap-people-2.xml')
  let before = -1
  while (reads.count !== before) {
    before = reads.count
    await sleep(500)
  }
  expect(reads.count).toBeGreaterThan(0)
  expect(reads.count).toBeLessThan(STATEMENTS / 2)
  socket.destroy()
  await sleep(300)
  expect(reads.count).toBeLessThan(STATEMENTS / 2)
}, 30_000)

it('that nobody takes hold the places of who asked for them, and give them back', async () => {
  const sockets: net.Socket[] = []
  const ask = async (remoteAddress: string) =>
    (await test.app.inject({ url: '/sitemap-people-3.xml', remoteAddress })).statusCode
  // What looks whether there is a place takes one for a moment: another one asks until all are held.
  const holdOneMore = async () => {
    sockets.push(await askWithoutReading('/sitemap-people-2.xml'))
    await sleep(100)
    return ask('127.0.0.1')
  }
  await expect.poll(holdOneMore, { timeout: 20_000 }).toBe(503)
  expect(sockets.length).toBeGreaterThanOrEqual(12)
  expect(await ask('192.0.2.1')).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => ask('127.0.0.1'), { timeout: 10_000 }).toBe(200)
}, 60_000)
