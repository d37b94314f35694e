/**
 * `npm run large-files [-- --megabytes 2048]`: starts the site, sends it a large file in one body and fetches it, then sends
 * one that is resumed after the server was killed in the middle, and says how far its memory moves. Fails above 64 MB, and
 * where a checksum is wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createCipheriv, createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '2048' },
    port: { type: 'string', default: '3961' },
  },
})
const MB = 1024 * 1024
/** What passes through and is not collected yet: 33 to 51 MB were measured, the same for 256 MB and for 2 GB. */
const MOST_MB = 64
/** What a process loads once, it has loaded after a file of this size. */
const WARM_BYTES = 32 * MB
const port = Number(values.port)
const plainBytes = Number(values.megabytes) * MB
const resumedBytes = plainBytes / 2
const ADMIN = { email: 'large-files@example.org', password: 'a long password for this run' }
const root = path.resolve(import.meta.dirname, '..')
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-large-'))
fs.chmodSync(home, 0o755)

let site: ChildProcess
let cookie = ''

async function start(): Promise<void> {
  site = spawn(
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
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  for (
    let tries = 0;
    (await ask('GET', '/health/ready').catch(() => undefined))?.statusCode !== 200;
    tries++
  ) {
    if (tries > 240) throw new Error('The site does not start')
    await sleep(500)
  }
}

const memoryMb = () => {
  const status = fs.readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

interface Sent {
  readonly headers?: Record<string, string | number>
  readonly body?: Readable
}

/** @throws where the connection breaks before the answer */
async function ask(
  method: string,
  url: string,
  { headers, body }: Sent = {},
): Promise<IncomingMessage> {
  const request = http.request({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    agent: false,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
  })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  await pipeline(body ?? Readable.from([]), request)
  const [response] = await answered
  return response
}

async function askJson(
  url: string,
  body: object,
): Promise<{ status: number; answer: never; headers: http.IncomingHttpHeaders }> {
  const sent = JSON.stringify(body)
  const response = await ask('POST', url, {
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) },
    body: Readable.from([sent]),
  })
  const said = await text(response)
  return {
    status: response.statusCode ?? 0,
    answer: JSON.parse(said || '{}') as never,
    headers: response.headers,
  }
}

/** Bytes that look like chance and are the same in every run, from any place on. */
function* bytesFrom(from: number, to: number): Generator<Buffer> {
  for (let at = from - (from % MB); at < to; at += MB) {
    const seed = Buffer.alloc(16)
    seed.writeUInt32BE(at / MB, 0)
    const piece = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), seed).update(Buffer.alloc(MB))
    yield piece.subarray(Math.max(0, from - at), Math.min(MB, to - at))
  }
}

function checksumOf(size: number): string {
  const hash = createHash('sha256')
  for (const piece of bytesFrom(0, size)) hash.update(piece)
  return hash.digest('hex')
}

interface FileEntry {
  readonly url: string
  readonly file_size: number
}

async function download({ url }: FileEntry): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await ask('GET', url), hash)
  return hash.digest('hex')
}

async function sendPlain(size: number): Promise<FileEntry> {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="large.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const tail = '\r\n--x--\r\n'
  function* body() {
    yield Buffer.from(head)
    yield* bytesFrom(0, size)
    yield Buffer.from(tail)
  }
  const response = await ask('POST', '/api/v1/file-entries', {
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': size + head.length + tail.length,
    },
    body: Readable.from(body(), { objectMode: false }),
  })
  const answer = await text(response)
  if (response.statusCode !== 201)
    throw new Error(`The upload was answered ${response.statusCode}: ${answer}`)
  return (JSON.parse(answer) as { fileEntry: FileEntry }).fileEntry
}

const TUS = { 'tus-resumable': '1.0.0' }

async function sendResumed(size: number): Promise<FileEntry> {
  const url = await begin(size)
  setTimeout(() => site.kill('SIGKILL'), 1_500)
  await patch(url, 0, size).catch(() => undefined)
  await once(site, 'exit').catch(() => undefined)
  await start()
  const found = await askAgain(() => ask('HEAD', url, { headers: TUS }))
  const reached = Number(found.headers['upload-offset'])
  console.log(`killed; ${Math.round(reached / MB)} of ${size / MB} MB were there`)
  await goOn(await begin(WARM_BYTES), 0, WARM_BYTES)
  return track('resumed upload and joining', memoryMb(), () => goOn(url, reached, size))
}

async function begin(size: number): Promise<string> {
  const made = await ask('POST', '/api/v1/tus/upload', {
    headers: { ...TUS, 'upload-length': size, 'content-length': 0 },
  })
  if (made.statusCode !== 201 || !made.headers.location)
    throw new Error(`The upload was not begun: ${made.statusCode}`)
  return made.headers.location
}

async function goOn(url: string, from: number, size: number): Promise<FileEntry> {
  const { statusCode } = await askAgain(() => patch(url, from, size))
  if (statusCode !== 204) throw new Error(`It did not go on: ${statusCode}`)
  const { status, answer } = await askJson('/api/v1/tus/entries', {
    uploadKey: url.split('/').at(-1),
  })
  if (status !== 201) throw new Error(`No file was made of it: ${status}`)
  return (answer as { fileEntry: FileEntry }).fileEntry
}

/** The process that was killed has the upload for some seconds more: clients of the protocol come again. */
async function askAgain(call: () => Promise<IncomingMessage>): Promise<IncomingMessage> {
  for (let tries = 0; ; tries++) {
    const response = await call()
    if (response.statusCode !== 423 || tries > 30) return response
    await sleep(1_000)
  }
}

function patch(url: string, from: number, to: number): Promise<IncomingMessage> {
  return ask('PATCH', url, {
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'content-length': to - from,
      'upload-offset': from,
    },
    body: Readable.from(bytesFrom(from, to), { objectMode: false }),
  })
}

let failed = 0

async function track<T>(name: string, before: number, work: () => Promise<T>): Promise<T> {
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, memoryMb())
  }, 100)
  const begun = Date.now()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    const moved = most - before
    if (moved > MOST_MB) failed++
    console.log(
      `${name}: ${Math.round(moved)} MB above ${Math.round(before)} MB, ${Math.round((Date.now() - begun) / 1000)} s`,
    )
  }
}

function compare(name: string, is: string, size: number): void {
  const isRight = is === checksumOf(size)
  if (!isRight) failed++
  console.log(`${name}: checksum ${isRight ? 'right' : 'WRONG'}`)
}

try {
  await start()
  const login = await askJson('/auth/login', { ...ADMIN, remember: false })
  cookie = (login.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ')
  await download(await sendPlain(WARM_BYTES))
  const file = await track('upload in one body', memoryMb(), () => sendPlain(plainBytes))
  compare('download', await track('download', memoryMb(), () => download(file)), plainBytes)
  const resumed = await sendResumed(resumedBytes)
  compare('resumed upload', await download(resumed), resumedBytes)
} finally {
  site!.kill('SIGTERM')
  await once(site!, 'exit').catch(() => undefined)
  fs.rmSync(home, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)
