/**
 * `npm run held-connections [-- --count 1000]`: starts the site, holds connections of every kind against it and says how
 * far its memory moves and whether others are still answered. Fails above 100 MB.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    port: { type: 'string', default: '3960' },
  },
})
const count = Number(values.count)
const port = Number(values.port)
const MOST_MB = 100
const HELD_MS = 4_000
const PATIENCE_MS = 5_000
const FORM = 'multipart/form-data; boundary=b0undary'
const root = path.resolve(import.meta.dirname, '..')

const head = (line: string, headers: Record<string, string | number> = {}) =>
  `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const post = (url: string, type: string, start: string) =>
  head(`POST ${url}`, { 'content-type': type, 'content-length': 120_000 }) + start
const LONG_FIELD = `--b0undary\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(60_000)}`

/** What each of the connections says before it falls silent; those that ask for something never read the answer. */
const KINDS: Readonly<Record<string, string>> = {
  'headers unfinished': `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${'x'.repeat(8_000)}`,
  'JSON unfinished': post(
    '/auth/forgot-password',
    'application/json',
    `{"a":"${'x'.repeat(100_000)}`,
  ),
  'form unfinished': post(
    '/auth/login',
    'application/x-www-form-urlencoded',
    `a=${'x'.repeat(100_000)}`,
  ),
  'multipart unfinished': post('/api/v1/notifications/unsubscribe/x', FORM, LONG_FIELD),
  'multipart where none is taken': post('/auth/forgot-password', FORM, LONG_FIELD),
  compressed: head('POST /auth/login', {
    'content-type': FORM,
    'content-encoding': 'gzip',
    'content-length': 120_000,
  }),
  'page not read': head('GET /'),
  'answer not read': head('GET /api/v1/bootstrap-data'),
  'answers not read, one after the other': head('GET /api/v1/bootstrap-data').repeat(4),
  'stream without login': head('GET /api/v1/notifications/stream', { accept: 'text/event-stream' }),
  'nothing said': '',
}

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-held-'))
fs.chmodSync(home, 0o755)
const site = spawn(
  process.execPath,
  ['--max-semi-space-size=8', '--max-old-space-size=768', 'server/src/main.ts'],
  {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: path.join(home, 'data'),
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'off',
      JOBS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)

const memoryMb = () => {
  const status = fs.readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
const ask = async (url: string, init: RequestInit = {}) => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { ...init, signal }).catch(
    () => undefined,
  )
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status ?? 0
}
async function areOthersAnswered(): Promise<boolean> {
  const statuses = [
    await ask('/health/live'),
    await ask('/api/v1/bootstrap-data'),
    await ask('/login'),
    await ask('/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: '{}',
    }),
  ]
  return statuses.every((status) => status > 0 && status < 500)
}

/** From several addresses, as those who mean it come. */
function hold(said: string, index: number): net.Socket {
  const localAddress = `127.0.${1 + (index % 50)}.${1 + (index % 200)}`
  const socket = net.connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => undefined).pause()
  if (said) socket.write(said)
  return socket
}

let failed = 0
try {
  for (let tries = 0; (await ask('/health/ready')) !== 200; tries++) {
    if (tries > 240) throw new Error('The site does not start')
    await sleep(500)
  }
  for (let warm = 0; warm < 40; warm++) await areOthersAnswered()
  for (const [kind, said] of Object.entries(KINDS)) {
    const before = memoryMb()
    const sockets = Array.from({ length: count }, (_, index) => hold(said, index))
    let most = before
    let answered = true
    const until = Date.now() + HELD_MS
    while (Date.now() < until) {
      answered = (await areOthersAnswered()) && answered
      most = Math.max(most, memoryMb())
      await sleep(200)
    }
    for (const socket of sockets) socket.destroy()
    const moved = most - before
    const isGood = answered && moved < MOST_MB
    if (!isGood) failed++
    console.log(
      `${isGood ? '✓' : '✗'} ${kind}: ${moved.toFixed(0)} MB, others ${answered ? 'answered' : 'not answered'}`,
    )
    await sleep(1_000)
  }
} finally {
  site.kill('SIGTERM')
  await new Promise((resolve) => void site.once('exit', resolve))
  fs.rmSync(home, { recursive: true, force: true })
}
process.exitCode = failed > 0 ? 1 : 0
