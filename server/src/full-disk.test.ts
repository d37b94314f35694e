import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from './features/accounts/users/users.factory.ts'
import { openSession, SESSION_COOKIE } from './features/accounts/sessions/sessions.service.ts'
import { features } from './features.ts'
import { buildApp } from './app.ts'
import { sendTestFile } from './features/operations/files/test-upload.ts'
import { useTestApp } from './features/test-app.ts'
import { loadConfig } from './platform/config/config.ts'
import { createPlatform, type RunningPlatform } from './platform/create-platform.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts'

/** A disk of its own for a folder, as far as this user may make one. */
function mountSmallDisk(folder: string, size: string): boolean {
  fs.mkdirSync(folder, { recursive: true })
  return (
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder]).status ===
    0
  )
}
const unmount = (folder: string) => void spawnSync('umount', ['-l', folder])

function mayMount(): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-mount-'))
  const isDone = process.platform === 'linux' && mountSmallDisk(folder, '1m')
  unmount(folder)
  fs.rmdirSync(folder)
  return isDone
}
const canMount = mayMount()
const MB = 1024 * 1024

describe.skipIf(!canMount)('a site whose disk for files is full', () => {
  const test = useTestApp()
  let admin: Awaited<ReturnType<typeof test.as>>
  const mounted: string[] = []
  beforeAll(async () => {
    admin = await test.as('admin')
    for (const part of ['files', 'cache']) {
      const folder = path.join(test.platform.config.dataDir, part)
      if (mountSmallDisk(folder, '2m')) mounted.push(folder)
    }
  })
  afterAll(() => mounted.forEach(unmount))
  const send = (bytes: number) =>
    sendTestFile(test, admin.cookie, { content: Buffer.alloc(bytes, 'a'), fileName: 'a.txt' })

  it('keeps what is there, takes no more, says when to come back, and goes on by itself', async () => {
    const small = await send(100_000)
    expect(small.statusCode, small.body).toBe(201)
    const { id, url } = small.json().fileEntry as { id: number; url: string }
    const refused = await send(3 * MB)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      507,
      '60',
      'noRoom',
    ])
    const kept = await test.app.inject({
      url,
      headers: { cookie: admin.cookie },
    })
    expect([kept.statusCode, kept.rawPayload.length]).toEqual([200, 100_000])
    // Nothing of what was refused takes room.
    for (let round = 0; round < 3; round += 1) expect((await send(500_000)).statusCode).toBe(201)
    expect((await send(MB)).statusCode).toBe(507)
    await admin.call('POST', '/api/v1/file-entries/delete', { entryIds: [id] })
    expect((await test.app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  })
})

describe.skipIf(!canMount)('a site whose database has no room, or is away', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-full-'))
  const disk = path.join(home, 'disk')
  const ballast = path.join(disk, 'ballast')
  let platform: RunningPlatform
  let app: Awaited<ReturnType<typeof buildApp>>
  let cookie = ''
  let stopServer: () => Promise<void>
  const startServer = async () => {
    const server = await startEmbeddedPostgres({
      home: path.join(disk, 'postgres'),
      settings: { fsync: 'off', max_wal_size: '48MB', min_wal_size: '32MB' },
    })
    stopServer = () => server.stop()
    return server
  }

  beforeAll(async () => {
    fs.chmodSync(home, 0o755)
    mountSmallDisk(disk, '260m')
    const server = await startServer()
    const config = loadConfig({
      DATABASE_URL: server.url('postgres'),
      DATA_DIR: path.join(home, 'data'),
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    })
    platform = await createPlatform(config, features)
    app = await buildApp(platform)
    const user = await buildUser(platform.db, { role: 'admin' })
    const token = await openSession(platform, {
      userId: user.id,
      isRemembered: false,
      userAgent: 'test',
      ipAddress: '127.0.0.1',
    })
    cookie = `${SESSION_COOKIE}=${token}`
    await platform.db.insertInto('titles').values({ type: 'movie', name: 'Nosferatu' }).execute()
  }, 120_000)
  afterAll(async () => {
    fs.rmSync(ballast, { force: true })
    await app.close()
    await platform.stop()
    await stopServer()
    unmount(disk)
    fs.rmSync(home, { recursive: true, force: true })
  }, 60_000)

  const keyword = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/keywords',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { name },
    })
  const read = (url: string) => app.inject({ url })
  const fill = () => {
    const free = execFileSync('df', ['--output=avail', '-B1', disk]).toString().split('\n')[1]
    fs.writeFileSync(ballast, Buffer.alloc(Number(free)))
  }

  it('reads on, refuses what cannot be written with 507 or 503, and writes again when there is room', async () => {
    expect((await keyword('before')).statusCode).toBe(201)
    fill()
    const statuses = new Set<number>()
    // The database fills the pages that it has first.
    for (let round = 0; round < 400 && ![...statuses].some((status) => status >= 500); round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => keyword(`${'long '.repeat(10)}${round} ${index}`)),
      )
      for (const { statusCode, headers } of answers) {
        statuses.add(statusCode)
        if (statusCode >= 500) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
    }
    expect([...statuses].filter((status) => status >= 500 && ![503, 507].includes(status))).toEqual(
      [],
    )
    expect(statuses.has(507) || statuses.has(503)).toBe(true)
    fs.rmSync(ballast)
    await expect
      .poll(async () => (await keyword(`after ${Date.now()}`)).statusCode, { timeout: 30_000 })
      .toBe(201)
    expect((await read('/api/v1/search/nosferatu')).json().results).toHaveLength(1)
    expect((await read('/health/ready')).statusCode).toBe(200)
  }, 120_000)

  it('says so while the database is away, and goes on when it is back', async () => {
    await stopServer()
    for (const answer of [await read('/api/v1/search/nosferatu-away'), await keyword('away')])
      expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
        503,
        '5',
        'unavailable',
      ])
    const ready = await read('/health/ready')
    expect([ready.statusCode, ready.json().problem]).toEqual([
      503,
      'the database cannot be reached',
    ])
    expect((await read('/health/live')).statusCode).toBe(200)
    await startServer()
    await expect.poll(async () => (await keyword('back')).statusCode, { timeout: 20_000 }).toBe(201)
  }, 60_000)
})
