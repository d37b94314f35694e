import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../clock.ts'
import { useTestDatabase } from '../database/test-database.ts'
import { createLogger } from '../log/logger.ts'
import type { Platform } from '../platform.ts'
import { clientsWithPauses } from './connection-pauses.ts'
import { createJobs } from './create-jobs.ts'
import { defineJob } from './define-job.ts'
import { startWorkers } from './start-workers.ts'

const database = useTestDatabase()
const log = createLogger({ logLevel: 'silent' })

/** The way to the database, which can be cut, and counts who tries it. */
async function startWay() {
  const { host, port, user, database: name } = new pg.Client(database.url)
  const open = new Set<net.Socket>()
  let isCut = false
  let tries = 0
  const server = net.createServer((client) => {
    tries += 1
    client.on('error', () => undefined)
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = net.connect(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
    )
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
        open.delete(socket)
      })
    }
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: here } = server.address() as AddressInfo
  const cut = (isWanted: boolean) => {
    isCut = isWanted
    tries = 0
    if (isCut) for (const socket of open) socket.destroy()
  }
  onTestFinished(() => {
    cut(true)
    server.close()
  })
  const url = `postgresql://${user}@127.0.0.1:${here}/${name}`
  return { url, cut, tries: () => tries }
}

describe('clients with pauses', () => {
  it('ask ever more seldom while they are refused, one at a time, and at once when it is over', async () => {
    let now = 0
    const way = await startWay()
    const Client = clientsWithPauses(() => now)
    const connect = async () => {
      const client = new Client(way.url)
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.end()
        return 'connected'
      } catch (error) {
        return (error as Error).message
      }
    }
    const triesOf = async (count: number) => {
      const before = way.tries()
      const answers = await Promise.all(Array.from({ length: count }, connect))
      return { tries: way.tries() - before, answers: [...new Set(answers)] }
    }
    expect(await triesOf(3)).toEqual({ tries: 3, answers: ['connected'] })
    way.cut(true)
    expect((await triesOf(3)).tries).toBe(3)

    const asked: number[] = []
    for (; now < 60_000; now += 250) {
      const { tries, answers } = await triesOf(3)
      expect(answers).not.toContain('connected')
      if (tries > 0) asked.push(now)
      expect(tries).toBeLessThan(2)
    }
    expect(asked).toEqual([500, 1500, 3500, 7500, 15_500, 25_500, 35_500, 45_500, 55_500])

    way.cut(false)
    expect((await triesOf(3)).tries).toBe(0)
    now = 66_000
    expect((await triesOf(1)).answers).toEqual(['connected'])
    expect(await triesOf(3)).toEqual({ tries: 3, answers: ['connected'] })
  })

  it('are those that a pool makes', async () => {
    const way = await startWay()
    way.cut(true)
    const pool = new pg.Pool({ connectionString: way.url, Client: clientsWithPauses() })
    onTestFinished(() => pool.end())
    for (const _ of Array.from({ length: 5 }))
      await expect(pool.query('select 1')).rejects.toThrow()
    expect(way.tries()).toBe(1)
    way.cut(false)
    await sleep(600)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

it('workers of many queues leave a database alone that is away, and are back within seconds', async () => {
  const way = await startWay()
  const jobs = createJobs({ directUrl: undefined, url: way.url, log })
  onTestFinished(() => jobs.stop())
  const platform = { jobs, log, db: database.db, clock: systemClock } as Platform
  const seen: number[] = []
  const kinds = Array.from({ length: 20 }, (_, index) =>
    defineJob({
      name: `test.away-${index}`,
      payload: z.object({ id: z.number().int() }),
      run: async (_platform, { id }) => void seen.push(id),
    }),
  )
  await startWorkers(platform, kinds)
  await jobs.enqueue(database.db, kinds[0]!, { id: 1 })
  await expect.poll(() => seen, { timeout: 8000 }).toEqual([1])

  way.cut(true)
  await sleep(8000)
  expect(way.tries()).toBeLessThan(12)
  way.cut(false)
  await jobs.enqueue(database.db, kinds[1]!, { id: 2 })
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual([1, 2])
}, 60_000)
