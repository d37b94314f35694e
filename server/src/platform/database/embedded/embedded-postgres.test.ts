import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { keepRunning } from './keep-running.ts'
import { isAlive, readPostmasterPid, stopPostmaster } from './postmaster.ts'
import { DURABLE_SETTINGS, TEST_SETTINGS } from './server-settings.data.ts'

let home: string
let dataDir: string

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), `mediatheque-test-${process.pid}-`))
  fs.chmodSync(home, 0o755)
  dataDir = path.join(home, 'data')
})

afterEach(async () => {
  const pid = readPostmasterPid(dataDir)
  if (pid) await stopPostmaster(pid)
  fs.rmSync(home, { recursive: true, force: true })
})

const start = (settings = TEST_SETTINGS) => startEmbeddedPostgres({ home, settings })

const ask = async (server: EmbeddedPostgres, query: string) => {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  const { rows } = await client.query<{ answer: string }>(query)
  await client.end()
  return rows[0]?.answer
}

describe('the embedded PostgreSQL', () => {
  it('starts, answers without a network port, never runs as root, and stops', async () => {
    const server = await start()
    expect(await ask(server, `select current_setting('listen_addresses') as answer`)).toBe('')
    expect(fs.statSync(dataDir).uid).not.toBe(0)
    const pid = readPostmasterPid(dataDir)
    await server.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('is one server for all who start it at the same time, and stays until the data is asked again', async () => {
    const [one, two] = await Promise.all([start(), start()])
    expect([one.isAdopted, two.isAdopted].toSorted()).toEqual([false, true])
    await ask(one, 'create table kept (id int)')
    await one.stop()
    const again = await start()
    expect(again.isAdopted).toBe(false)
    expect(await ask(again, `select to_regclass('kept') as answer`)).toBe('kept')
  })

  it('is stopped only when no other process of the application uses it', async () => {
    const server = await start()
    const other = new pg.Client({
      connectionString: server.url('postgres'),
      application_name: 'mediatheque main 1',
    })
    await other.connect()
    await server.stop()
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await other.end()
    await server.stop()
    expect(readPostmasterPid(dataDir)).toBe(0)
  })

  it('left behind by a process that was killed is adopted', async () => {
    const program = `
      import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))}
      await startEmbeddedPostgres({ home: ${JSON.stringify(home)}, settings: { fsync: 'off' } })
      process.stdout.write('started')
      setInterval(() => undefined, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    const server = await start()
    expect(server.isAdopted).toBe(true)
    expect(await ask(server, `select 'here' as answer`)).toBe('here')
    await server.stop()
    expect(readPostmasterPid(dataDir)).toBe(0)
  })

  it('loses nothing acknowledged when it is itself killed, though its note names a process that lives', async () => {
    const server = await start(DURABLE_SETTINGS)
    await ask(server, 'create table kept (id int)')
    const pid = readPostmasterPid(dataDir)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
    const note = path.join(dataDir, 'postmaster.pid')
    fs.writeFileSync(note, fs.readFileSync(note, 'utf8').replace(/^\d+/, String(process.pid)))
    expect(await ask(await start(DURABLE_SETTINGS), `select to_regclass('kept') as answer`)).toBe(
      'kept',
    )
  })

  it('throws a half made cluster away', async () => {
    fs.mkdirSync(path.join(home, 'data.new'), { recursive: true })
    fs.writeFileSync(path.join(home, 'data.new/PG_VERSION'), '18')
    fs.mkdirSync(dataDir)
    expect(await ask(await start(), `select 'here' as answer`)).toBe('here')
  })

  it('takes the place of a starter that died', async () => {
    fs.writeFileSync(path.join(home, 'start.lock'), '999999999 1')
    expect(await ask(await start(), `select 'here' as answer`)).toBe('here')
  })

  it('lives below a path that is too long for a socket', async () => {
    const outer = home
    home = path.join(outer, 'a-directory-with-a-long-name'.repeat(4))
    dataDir = path.join(home, 'data')
    const server = await start()
    expect(await ask(server, `select 'here' as answer`)).toBe('here')
    await server.stop()
    const socketDirectory = new URL(server.url('postgres')).searchParams.get('host') ?? ''
    expect(socketDirectory.length).toBeLessThan(80)
    fs.rmSync(socketDirectory, { recursive: true })
    fs.rmSync(outer, { recursive: true })
  })

  it('is started again when it is killed under a running site, and stays stopped when the site stops it', async () => {
    const first = await start()
    const kept = keepRunning(() => start(), first, {
      warn: () => undefined,
      error: () => undefined,
    } as never)
    const killed = readPostmasterPid(dataDir)
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => ask(first, `select 'back' as answer`).catch(() => undefined), {
        timeout: 15_000,
        interval: 200,
      })
      .toBe('back')
    const pid = readPostmasterPid(dataDir)
    expect(pid).not.toBe(killed)
    await kept.stop()
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(isAlive(pid)).toBe(false)
    expect(readPostmasterPid(dataDir)).toBe(0)
  }, 40_000)
})
