import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runWaitingJobs } from '../../../platform/test-platform.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { fileJobs } from './files.jobs.ts'

const test = useTestApp()
const MB = 1024 * 1024
const PLACE = '/api/v1/tus/upload'
const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex')

let port = 0
let uploader: Awaited<ReturnType<typeof test.as>>
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
  uploader = await test.as('uploader')
})

interface TusCall {
  readonly method: string
  readonly url: string
  readonly cookie?: string
  readonly headers?: Record<string, string>
  readonly content?: Buffer
  /** After so many bytes the connection breaks. */
  readonly breaksAfter?: number
}

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

/** Over a real connection, as a client of the protocol does. @returns undefined for one that broke */
function call({ method, url, cookie = uploader.cookie, headers, content, breaksAfter }: TusCall) {
  return new Promise<Answer | undefined>((resolve) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      method,
      path: url,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'tus-resumable': '1.0.0',
        ...(content && { 'content-length': content.length }),
        ...headers,
      },
    })
    request.on('error', () => resolve(undefined))
    request.on('response', (response) => {
      void text(response).then((body) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
    if (breaksAfter === undefined) return void request.end(content)
    request.write(content!.subarray(0, breaksAfter), () => {
      setTimeout(() => request.destroy(), 300)
    })
  })
}

const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

const create = (
  size: number,
  { name = 'film.bin', purpose = 'file', cookie = uploader.cookie } = {},
) =>
  call({
    method: 'POST',
    url: PLACE,
    cookie,
    headers: {
      'upload-length': String(size),
      'upload-metadata': metadata({ filename: name, purpose }),
    },
  })
async function begin(size: number, options: Parameters<typeof create>[1] = {}): Promise<string> {
  const made = await create(size, options)
  expect(made?.status, made?.body).toBe(201)
  return made!.headers.location!
}
const send = (url: string, offset: number, content: Buffer, breaksAfter?: number) =>
  call({
    method: 'PATCH',
    url,
    content,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    ...(breaksAfter !== undefined && { breaksAfter }),
  })
const offsetOf = async (url: string) =>
  Number((await call({ method: 'HEAD', url }))?.headers['upload-offset'])
const finish = (url: string) =>
  uploader.call('POST', '/api/v1/tus/entries', { uploadKey: url.split('/').at(-1)! })
async function fileOf(url: string): Promise<FileEntryView> {
  const answer = await finish(url)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().fileEntry
}
async function checksumOf({ id, url }: FileEntryView): Promise<string | null> {
  const { checksum } = await test.platform.db
    .selectFrom('file_entries')
    .select('checksum')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(sum((await test.app.inject({ url })).rawPayload)).toBe(checksum)
  return checksum
}
async function storedFiles(): Promise<number> {
  const folder = path.join(test.platform.config.dataDir, 'files', 'file')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
async function cleanAfter(days: number): Promise<void> {
  const now = new Date(Date.now() + days * 24 * 3_600_000)
  const platform = { ...test.platform, clock: { now: () => now } }
  await platform.jobs.enqueue(platform.db, fileJobs[0]!, {})
  await runWaitingJobs(platform, fileJobs)
}

describe('an upload that can be resumed', () => {
  it('arrives in the parts in which it is sent', async () => {
    const content = randomBytes(3 * MB)
    const url = await begin(content.length, { name: '../notes.dat' })
    expect(url).toMatch(/^\/api\/v1\/tus\/upload\/[0-9a-f]{32}$/)
    expect(await offsetOf(url)).toBe(0)
    const first = await send(url, 0, content.subarray(0, 2 * MB))
    expect([first?.status, first?.headers['upload-offset']]).toEqual([204, String(2 * MB)])
    expect(new Date(first!.headers['upload-expires'] as string).getTime()).toBeGreaterThan(
      Date.now(),
    )
    expect((await finish(url)).json().errors).toEqual({
      uploadKey: ['This upload is not complete yet.'],
    })
    expect((await send(url, 2 * MB, content.subarray(2 * MB)))?.status).toBe(204)
    const file = await fileOf(url)
    expect(file).toMatchObject({ name: 'notes.dat', file_size: 3 * MB, extension: 'dat' })
    expect(await checksumOf(file)).toBe(sum(content))
    expect((await finish(url)).statusCode).toBe(404)
  })

  it('goes on where it broke off, and every byte is right', async () => {
    const content = randomBytes(24 * MB)
    const url = await begin(content.length)
    expect(await send(url, 0, content, 19 * MB)).toBeUndefined()
    let reached = 0
    for (let tries = 0; tries < 50 && reached < 16 * MB; tries++) {
      await sleep(100)
      reached = await offsetOf(url)
    }
    expect(reached).toBeGreaterThanOrEqual(16 * MB)
    expect(reached).toBeLessThan(24 * MB)
    expect((await send(url, reached, content.subarray(reached)))?.status).toBe(204)
    expect(await checksumOf(await fileOf(url))).toBe(sum(content))
  })

  it('takes nothing at a place where it is not, nor more than it said', async () => {
    const url = await begin(10)
    expect((await send(url, 5, Buffer.from('12345')))?.status).toBe(409)
    expect((await send(url, 0, Buffer.alloc(11)))?.status).toBe(413)
    expect(await offsetOf(url)).toBe(0)
  })

  it('is written by one of two that try at once', async () => {
    const [one, other] = [Buffer.alloc(9 * MB, 'a'), Buffer.alloc(9 * MB, 'b')]
    const url = await begin(one.length)
    const answers = await Promise.all([send(url, 0, one), send(url, 0, other)])
    const statuses = answers.map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    const file = await fileOf(url)
    expect([sum(one), sum(other)]).toContain(await checksumOf(file))
  })

  it('becomes one file, however often it is asked for at once', async () => {
    const url = await begin(4)
    await send(url, 0, Buffer.from('once'))
    const answers = await Promise.all([finish(url), finish(url), finish(url)])
    const made = answers.filter(({ statusCode }) => statusCode === 201)
    expect(new Set(made.map((answer) => answer.json().fileEntry.id)).size).toBe(1)
    // Whoever asks when it is made already finds no such upload.
    for (const { statusCode } of answers) expect([201, 404]).toContain(statusCode)
    await cleanAfter(0)
    expect((await test.app.inject({ url: made[0]!.json().fileEntry.url })).body).toBe('once')
  })

  it('is drawn anew where it is a picture', async () => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer()
    const url = await begin(photo.length, { name: 'me.bin' })
    await send(url, 0, photo)
    const file = await fileOf(url)
    expect(file.mime).toBe('image/jpeg')
    const { rawPayload } = await test.app.inject({ url: file.url })
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  it('is removed at once where it may not be kept', async () => {
    const before = await storedFiles()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const url = await begin(drawing.length)
    await send(url, 0, drawing)
    expect((await finish(url)).json().errors).toEqual({ file: ['This file type is not allowed'] })
    expect((await call({ method: 'HEAD', url }))?.status).toBe(404)
    expect(await storedFiles()).toBe(before)
  })

  it('leaves no piece behind: of what became a file, was ended, or was never finished', async () => {
    await cleanAfter(0.01)
    const before = await storedFiles()
    const [kept, ended, left] = [await begin(9 * MB), await begin(100), await begin(100)]
    await send(kept, 0, randomBytes(9 * MB))
    await fileOf(kept)
    await send(ended, 0, randomBytes(10))
    expect((await call({ method: 'DELETE', url: ended }))?.status).toBe(204)
    await send(left, 0, randomBytes(10))
    await cleanAfter(0.01)
    expect(await storedFiles()).toBe(before + 2)
    expect(await offsetOf(left)).toBe(10)
    await cleanAfter(4)
    expect(await storedFiles()).toBe(before + 1)
    const { rows } = await sql`select 1 from file_upload_pieces`.execute(test.platform.db)
    expect(rows).toEqual([])
  })
})

describe('who sends', () => {
  afterEach(() => setTus(false))
  const setTus = (disable_tus: boolean) =>
    updateSettings(test.platform, {
      uploads: {
        chunk_size: 15 * MB,
        uploads_driver: 'local',
        public_driver: 'local',
        s3_direct_upload: false,
        disable_tus,
      },
    })

  it('may send files, and reaches nobody else’s uploads', async () => {
    const url = await begin(10)
    const [team, member] = [await test.as('team'), await test.as('member')]
    for (const method of ['HEAD', 'DELETE'])
      expect((await call({ method, url, cookie: team.cookie }))?.status, method).toBe(404)
    expect((await call({ method: 'HEAD', url, cookie: member.cookie }))?.status).toBe(403)
    expect((await call({ method: 'HEAD', url, cookie: '' }))?.status).toBe(401)
    const foreign = await team.call('POST', '/api/v1/tus/entries', {
      uploadKey: url.split('/').at(-1)!,
    })
    expect(foreign.statusCode).toBe(404)
    expect((await create(10, { cookie: member.cookie }))?.status).toBe(403)
    for (const id of ['..%2f..%2fapp-key', '%00', 'x'.repeat(300), '%E2%80%AE'])
      expect((await call({ method: 'HEAD', url: `${PLACE}/${id}` }))?.status, id).toBe(404)
  })

  it('does so from our own pages', async () => {
    const headers = { 'upload-length': '1', 'sec-fetch-site': 'cross-site' }
    expect((await call({ method: 'POST', url: PLACE, headers }))?.status).toBe(403)
  })

  it('is told before the first byte what is too large, has no space, or is for nothing', async () => {
    const caller = await test.as('member')
    await test.platform.db
      .insertInto('user_permissions')
      .values({
        user_id: caller.id,
        permission: 'files.create',
        restrictions: JSON.stringify([
          { name: 'size', value: 3 * MB },
          { name: 'space', value: 5 * MB },
        ]),
      })
      .execute()
    const { cookie } = caller
    const large = await create(4 * MB, { cookie })
    expect([large?.status, JSON.parse(large!.body).errors]).toEqual([
      422,
      { file: ['`film.bin` exceeds maximum allowed size of 3 MB'] },
    ])
    // The second of them counts as soon as it is announced.
    const both = await Promise.all([create(3 * MB, { cookie }), create(3 * MB, { cookie })])
    expect(both.map((answer) => answer?.status).toSorted()).toEqual([201, 403])
    expect((await create(1, { cookie, purpose: 'nothing' }))?.status).toBe(422)
    for (const size of ['-1', '1e3', '9'.repeat(30)]) {
      const headers = { 'upload-length': size }
      const refused = await call({ method: 'POST', url: PLACE, cookie, headers })
      expect(refused?.status, size).toBeGreaterThanOrEqual(400)
      expect(refused?.status, size).toBeLessThan(500)
    }
    const deferred = { 'upload-defer-length': '1' }
    expect((await call({ method: 'POST', url: PLACE, headers: deferred }))?.status).toBe(501)
  })

  it('sends otherwise where the settings say so', async () => {
    await setTus(true)
    expect((await create(10))?.status).toBe(403)
  })
})
