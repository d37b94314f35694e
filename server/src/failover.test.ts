import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type DebianPostgres,
  hasDebianPostgres,
  startDebianPostgres,
} from './platform/database/test-debian-postgres.ts'
import { startTwoProcesses, type TestSite } from './test-web-processes.ts'

const WAL = {
  wal_level: 'replica',
  max_wal_senders: '4',
  full_page_writes: 'on',
  hot_standby: 'on',
}

/** An address that leads to whichever server is the primary, as a host of databases, or a name in DNS, has one. */
async function startAddress(first: DebianPostgres) {
  let target = first
  const open = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const upstream = net.connect(path.join(target.socketDir, '.s.PGSQL.5432'))
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
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    leadTo: (next: DebianPostgres) => {
      target = next
      for (const socket of open) socket.destroy()
    },
    stop: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

describe.skipIf(!hasDebianPostgres)('a site whose standby becomes the primary', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-failover-'))
  let primary: DebianPostgres
  let standby: DebianPostgres
  let address: Awaited<ReturnType<typeof startAddress>>
  let site: TestSite

  beforeAll(async () => {
    fs.chmodSync(home, 0o755)
    primary = await startDebianPostgres(path.join(home, 'a'), {
      // What was acknowledged is on the standby too.
      settings: { ...WAL, synchronous_standby_names: '*', synchronous_commit: 'on' },
    })
    standby = await startDebianPostgres(path.join(home, 'b'), { settings: WAL, standbyOf: primary })
    address = await startAddress(primary)
    site = await startTwoProcesses({ DATABASE_URL: address.url })
  }, 120_000)
  afterAll(async () => {
    await site.stop()
    address.stop()
    await standby.stop()
    fs.rmSync(home, { recursive: true, force: true })
  }, 60_000)

  it('loses nothing that was acknowledged, and goes on by itself', async () => {
    const cookie = await site.logInAsAdmin()
    const acknowledged: string[] = []
    const statuses = new Set<number | string>()
    let isOver = false
    const write = async (worker: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        const name = `failover ${worker} ${turn}`
        const status = await site
          .call('/api/v1/keywords', { method: 'POST', cookie, body: JSON.stringify({ name }) })
          .then(
            (answer) => answer.status,
            (error: unknown) => `${String(error)} ${String((error as Error).cause)}`,
          )
        statuses.add(status)
        if (status === 201) acknowledged.push(name)
      }
    }
    const writing = Array.from({ length: 4 }, (_, worker) => write(worker))
    await sleep(1_500)
    primary.kill()
    await sleep(500)
    await query(standby.url, 'select pg_promote(false)')
    await expect
      .poll(() => query(standby.url, 'select pg_is_in_recovery() as waits'), { timeout: 20_000 })
      .toEqual([{ waits: false }])
    const before = acknowledged.length
    address.leadTo(standby)
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    isOver = true
    await Promise.all(writing)
    const kept = new Set(
      (await query<{ name: string }>(standby.url, 'select name from keywords')).map(
        ({ name }) => name,
      ),
    )
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    // Whoever calls meanwhile is told to come back.
    expect([...statuses].filter((status) => ![201, 503].includes(status as number))).toEqual([])
    expect((await site.call('/health/ready')).status).toBe(200)
  }, 90_000)
})

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
