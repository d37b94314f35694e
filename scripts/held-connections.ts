/**
 * `npm run held-connections [-- --count 1000]`: starts the site, holds connections of every kind against it and says how
 * far its memory moves and whether others are still answered. Fails above 100 MB.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hold, KINDS } from '../bench/held-connections/hold.ts'

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
const root = path.resolve(import.meta.dirname, '..')

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

let failed = 0
try {
  for (let tries = 0; (await ask('/health/ready')) !== 200; tries++) {
    if (tries > 240) throw new Error('The site does not start')
    await sleep(500)
  }
  for (let warm = 0; warm < 40; warm++) await areOthersAnswered()
  for (const [kind, said] of Object.entries(KINDS)) {
    const before = memoryMb()
    const sockets = Array.from({ length: count }, (_, index) => hold(port, said, index))
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
