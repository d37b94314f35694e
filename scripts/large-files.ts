/**
 * `npm run large-files [-- --megabytes 2048]`: starts the site as `npm start` does and sends it a large file in one body,
 * fetches it, and sends one that is resumed after the server was killed in the middle; then all of it again with a bucket as
 * the disk. Of each it says how far the memory of the process moved: its highest resident set while the file passed (VmHWM,
 * which the kernel keeps, set back before), above what it was before. Fails above 50 MB, and where a checksum is wrong.
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
const MOST_MB = 50
/** What a process loads once, it has loaded after a file of this size. */
const WARM_BYTES = 32 * MB
const port = Number(values.port)
const largeBytes = Number(values.megabytes) * MB
const ADMIN = { email: 'large-files@example.org', password: 'a long password for this run' }
const root = path.resolve(import.meta.dirname, '..')
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-large-'))
fs.chmodSync(home, 0o755)

/** As in the start script of package.json, whose flags decide what is held in memory. */
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}
const startParameters = scripts.start.split(' ').slice(1)

const bucket = await startBucket()
const env = {
  ...process.env,
  DATA_DIR: path.join(home, 'data'),
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO: 'off',
  JOBS: 'off',
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  ...bucket.variables,
}

let site: ChildProcess
let cookie = ''

async function start(): Promise<void> {
  site = spawn(process.execPath, startParameters, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (
    let tries = 0;
    (await ask('GET', '/health/ready').catch(() => undefined))?.statusCode !== 200;
    tries++
  ) {
    if (tries > 240) throw new Error('The site does not start')
    await sleep(500)
  }
}

/** A server of the protocol of S3 that others wrote, in a process of its own. */
async function startBucket() {
  const [directory, bucketPort] = [path.join(home, 'bucket'), port + 1]
  fs.mkdirSync(directory)
  const options = {
    address: '127.0.0.1',
    port: bucketPort,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'media' }],
  }
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import S3rver from '@20minutes/s3rver'; await new S3rver(${JSON.stringify(options)}).run()`,
    ],
    { cwd: path.join(root, 'server'), stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return {
    stop: () => child.kill('SIGKILL'),
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
      S3_REGION: 'eu-west-3',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  }
}

async function keepFilesOn(uploads_driver: 'local' | 's3'): Promise<void> {
  const changed = spawn(
    process.execPath,
    ['e2e/change-settings.ts', JSON.stringify({ uploads: { uploads_driver } })],
    { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const [code] = (await once(changed, 'exit')) as [number]
  if (code !== 0) throw new Error('The settings could not be changed')
}

const statusMb = (line: 'VmRSS' | 'VmHWM') => {
  const status = fs.readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
}

/** The highest is from now on counted anew. */
const forgetHighest = () => fs.writeFileSync(`/proc/${site.pid}/clear_refs`, '5')

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
  const isGone = once(site, 'exit')
  function* untilKilled() {
    let sent = 0
    for (const piece of bytesFrom(0, size)) {
      if ((sent += piece.length) > size / 2) site.kill('SIGKILL')
      yield piece
    }
  }
  await patch(url, { from: 0, to: size }, untilKilled()).catch(() => undefined)
  await isGone
  await start()
  const found = await askAgain(() => ask('HEAD', url, { headers: TUS }))
  const reached = Number(found.headers['upload-offset'])
  console.log(`killed; ${Math.round(reached / MB)} of ${size / MB} MB were there`)
  await goOn(await begin(WARM_BYTES), 0, WARM_BYTES)
  return track('resumed upload and joining', () => goOn(url, reached, size))
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
  const { statusCode } = await askAgain(() => patch(url, { from, to: size }))
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

function patch(
  url: string,
  { from, to }: { from: number; to: number },
  bytes = bytesFrom(from, to),
): Promise<IncomingMessage> {
  return ask('PATCH', url, {
    headers: {
      ...TUS,
      'content-type': 'application/offset+octet-stream',
      'content-length': to - from,
      'upload-offset': from,
    },
    body: Readable.from(bytes, { objectMode: false }),
  })
}

let failed = 0

async function track<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = statusMb('VmRSS')
  forgetHighest()
  const begun = Date.now()
  const done = await work()
  const moved = statusMb('VmHWM') - before
  if (moved > MOST_MB) failed++
  console.log(
    `${name}: ${Math.round(moved)} MB above ${Math.round(before)} MB, ${Math.round((Date.now() - begun) / 1000)} s`,
  )
  return done
}

function compare(name: string, is: string, size: number): void {
  const isRight = is === checksumOf(size)
  if (!isRight) failed++
  console.log(`${name}: checksum ${isRight ? 'right' : 'WRONG'}`)
}

async function measure(): Promise<void> {
  await download(await sendPlain(WARM_BYTES))
  const file = await track('upload in one body', () => sendPlain(largeBytes))
  compare('download', await track('download', () => download(file)), largeBytes)
  compare('resumed upload', await download(await sendResumed(largeBytes)), largeBytes)
}

try {
  await start()
  const login = await askJson('/auth/login', { ...ADMIN, remember: false })
  cookie = (login.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ')
  for (const disk of ['local', 's3'] as const) {
    console.log(`\nFiles on the disk \`${disk}\``)
    await keepFilesOn(disk)
    await measure()
  }
} finally {
  bucket.stop()
  site!.kill('SIGTERM')
  await once(site!, 'exit').catch(() => undefined)
  fs.rmSync(home, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)
